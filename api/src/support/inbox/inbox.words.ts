import type { Words } from '../../kernel/http/problem.ts';

export const assigned: Words = {
  en: 'It was handed over.',
  fr: 'L’attribution a été enregistrée.',
  pt: 'A atribuição foi guardada.',
  ar: 'تم الإسناد.',
  es: 'La asignación se ha guardado.',
  sw: 'Imekabidhiwa.',
};

export const released: Words = {
  en: 'Nobody has it now.',
  fr: 'Ce message n’est plus attribué.',
  pt: 'A mensagem já não está atribuída.',
  ar: 'لم تعد الرسالة مسندة إلى أحد.',
  es: 'El mensaje ya no está asignado.',
  sw: 'Ujumbe hauna mhusika sasa.',
};
