import type { Words } from '../../kernel/http/problem.ts';

export { statusSaved } from '../contact-messages/contact-messages.words.ts';

export const interestNoted: Words = {
  en: 'Thank you. We have noted your interest.',
  fr: 'Merci. Nous avons noté votre intérêt.',
  pt: 'Obrigado. Registámos o seu interesse.',
  ar: 'شكرًا. سجّلنا اهتمامك.',
  es: 'Gracias. Hemos anotado su interés.',
  sw: 'Asante. Tumeandika nia yako.',
};

export const consentNeeded: Words = {
  en: 'Please agree that we may write to you.',
  fr: 'Veuillez accepter que nous vous écrivions.',
  pt: 'Aceite que lhe possamos escrever.',
  ar: 'يرجى الموافقة على أن نكتب إليك.',
  es: 'Acepte que podamos escribirle.',
  sw: 'Tafadhali kubali kwamba tunaweza kukuandikia.',
};

export const newsConfirmed: Words = {
  en: 'Thank you. We will send you our news.',
  fr: 'Merci. Nous vous enverrons nos nouvelles.',
  pt: 'Obrigado. Enviaremos as nossas novidades.',
  ar: 'شكرًا. سنرسل إليك أخبارنا.',
  es: 'Gracias. Le enviaremos nuestras novedades.',
  sw: 'Asante. Tutakutumia habari zetu.',
};

export const interestDeleted: Words = {
  en: 'The registration was deleted.',
  fr: 'L’inscription a été supprimée.',
  pt: 'O registo foi eliminado.',
  ar: 'حُذف التسجيل.',
  es: 'El registro se ha eliminado.',
  sw: 'Usajili umefutwa.',
};
