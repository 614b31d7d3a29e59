import type { Words } from '../http/problem.ts';

export const userEnabled: Words = {
  en: 'The account is active again.',
  fr: 'Le compte est de nouveau actif.',
  pt: 'A conta está novamente ativa.',
  ar: 'أصبح الحساب نشطًا من جديد.',
  es: 'La cuenta vuelve a estar activa.',
  sw: 'Akaunti inatumika tena.',
};

export const userDisabled: Words = {
  en: 'The account is disabled and its sessions were ended.',
  fr: 'Le compte est désactivé et ses sessions ont été fermées.',
  pt: 'A conta está desativada e as suas sessões foram encerradas.',
  ar: 'تم تعطيل الحساب وإنهاء جلساته.',
  es: 'La cuenta está desactivada y se han cerrado sus sesiones.',
  sw: 'Akaunti imezimwa na vipindi vyake vimefungwa.',
};

export const managerInvited: Words = {
  en: 'The fund manager was added and invited by e-mail.',
  fr: 'Le gestionnaire du fonds a été ajouté et invité par e-mail.',
  pt: 'O gestor do fundo foi adicionado e convidado por e-mail.',
  ar: 'تمت إضافة مدير الصندوق ودعوته بالبريد الإلكتروني.',
  es: 'El gestor del fondo se ha añadido e invitado por correo.',
  sw: 'Meneja wa mfuko ameongezwa na kualikwa kwa barua pepe.',
};

export const reviewerInvited: Words = {
  en: 'The fund reviewer was added and invited by e-mail.',
  fr: "L'évaluateur du fonds a été ajouté et invité par e-mail.",
  pt: 'O avaliador do fundo foi adicionado e convidado por e-mail.',
  ar: 'تمت إضافة مراجع الصندوق ودعوته بالبريد الإلكتروني.',
  es: 'El evaluador del fondo se ha añadido e invitado por correo.',
  sw: 'Mkaguzi wa mfuko ameongezwa na kualikwa kwa barua pepe.',
};

export const invitedAgain: Words = {
  en: 'The invitation was sent again.',
  fr: "L'invitation a été renvoyée.",
  pt: 'O convite foi enviado de novo.',
  ar: 'تم إرسال الدعوة مرة أخرى.',
  es: 'La invitación se ha enviado de nuevo.',
  sw: 'Mwaliko umetumwa tena.',
};

export const chatAgentOn: Words = {
  en: 'The account is now a chat agent.',
  fr: 'Le compte est maintenant agent de discussion.',
  pt: 'A conta é agora agente de conversação.',
  ar: 'أصبح الحساب وكيل محادثة.',
  es: 'La cuenta es ahora agente de chat.',
  sw: 'Akaunti sasa ni wakala wa mazungumzo.',
};

export const chatAgentOff: Words = {
  en: 'The account is no longer a chat agent.',
  fr: "Le compte n'est plus agent de discussion.",
  pt: 'A conta já não é agente de conversação.',
  ar: 'لم يعد الحساب وكيل محادثة.',
  es: 'La cuenta ya no es agente de chat.',
  sw: 'Akaunti si wakala wa mazungumzo tena.',
};
