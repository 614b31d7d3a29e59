import type { Words } from '../../kernel/http/problem.ts';

export const clientMade: Words = {
  en: 'The client was made. Copy its secret now: it is not shown again.',
  fr: 'Le client a été créé. Copiez son secret maintenant : il ne sera plus affiché.',
  pt: 'O cliente foi criado. Copie o segredo agora: não volta a ser mostrado.',
  ar: 'تم إنشاء العميل. انسخ سره الآن: لن يُعرض مرة أخرى.',
  es: 'El cliente se ha creado. Copie su secreto ahora: no se vuelve a mostrar.',
  sw: 'Mteja ameundwa. Nakili siri yake sasa: haitaonyeshwa tena.',
};

export const secretRotated: Words = {
  en: 'The client has a new secret. Copy it now: it is not shown again.',
  fr: 'Le client a un nouveau secret. Copiez-le maintenant : il ne sera plus affiché.',
  pt: 'O cliente tem um novo segredo. Copie-o agora: não volta a ser mostrado.',
  ar: 'للعميل سر جديد. انسخه الآن: لن يُعرض مرة أخرى.',
  es: 'El cliente tiene un secreto nuevo. Cópielo ahora: no se vuelve a mostrar.',
  sw: 'Mteja ana siri mpya. Inakili sasa: haitaonyeshwa tena.',
};

export const clientRevoked: Words = {
  en: 'The client was revoked.',
  fr: 'Le client a été révoqué.',
  pt: 'O cliente foi revogado.',
  ar: 'تم إلغاء العميل.',
  es: 'El cliente se ha revocado.',
  sw: 'Mteja amebatilishwa.',
};
