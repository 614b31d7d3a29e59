import type { Words } from '../../kernel/http/problem.ts';

export const entryConfirmed: Words = {
  en: 'Thank you. The application is confirmed.',
  fr: 'Merci. La demande est confirmée.',
  pt: 'Obrigado. A candidatura está confirmada.',
  ar: 'شكرًا لك. تم تأكيد الطلب.',
  es: 'Gracias. La solicitud está confirmada.',
  sw: 'Asante. Ombi limethibitishwa.',
};

export const confirmationSent: Words = {
  en: 'The applicant has been asked by e-mail to confirm.',
  fr: 'Le demandeur a été prié par e-mail de confirmer.',
  pt: 'Foi pedida ao candidato a confirmação por e-mail.',
  ar: 'طُلب من مقدم الطلب التأكيد عبر البريد الإلكتروني.',
  es: 'Se ha pedido al solicitante que confirme por correo electrónico.',
  sw: 'Mwombaji ameombwa kwa barua pepe athibitishe.',
};

export const handedOver: Words = {
  en: 'The application is now in the hands of the applicant.',
  fr: 'La demande est désormais entre les mains du demandeur.',
  pt: 'A candidatura está agora nas mãos do candidato.',
  ar: 'أصبح الطلب في يد مقدمه.',
  es: 'La solicitud está ahora en manos del solicitante.',
  sw: 'Ombi sasa liko mikononi mwa mwombaji.',
};

export const entryRefused: Words = {
  en: 'Thank you. The Fund has been told that you did not agree.',
  fr: 'Merci. Le Fonds a été informé que vous n’avez pas donné votre accord.',
  pt: 'Obrigado. O Fundo foi informado de que não deu o seu acordo.',
  ar: 'شكرًا لك. أُبلغ الصندوق بأنك لم توافق.',
  es: 'Gracias. Se ha informado al Fondo de que usted no dio su acuerdo.',
  sw: 'Asante. Mfuko umejulishwa kwamba hukukubali.',
};
