import type { Words } from '../../kernel/http/problem.ts';

export const partnerAdded: Words = {
  en: 'The partner was added.',
  fr: 'Le partenaire a été ajouté.',
  pt: 'O parceiro foi adicionado.',
  ar: 'أُضيف الشريك.',
  es: 'El socio se ha añadido.',
  sw: 'Mshirika ameongezwa.',
};

export const partnerSaved: Words = {
  en: 'The partner was saved.',
  fr: 'Le partenaire a été enregistré.',
  pt: 'O parceiro foi guardado.',
  ar: 'حُفظ الشريك.',
  es: 'El socio se ha guardado.',
  sw: 'Mshirika amehifadhiwa.',
};

export const partnerDeleted: Words = {
  en: 'The partner was deleted.',
  fr: 'Le partenaire a été supprimé.',
  pt: 'O parceiro foi eliminado.',
  ar: 'حُذف الشريك.',
  es: 'El socio se ha eliminado.',
  sw: 'Mshirika amefutwa.',
};
