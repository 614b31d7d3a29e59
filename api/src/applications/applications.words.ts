import type { Words } from '../kernel/http/problem.ts';

export const draftSaved: Words = {
  en: 'Saved.',
  fr: 'Enregistré.',
  pt: 'Guardado.',
  ar: 'تم الحفظ.',
  es: 'Guardado.',
  sw: 'Imehifadhiwa.',
};

export const draftDeleted: Words = {
  en: 'The draft has been deleted.',
  fr: 'Le brouillon a été supprimé.',
  pt: 'O rascunho foi eliminado.',
  ar: 'تم حذف المسودة.',
  es: 'El borrador se ha eliminado.',
  sw: 'Rasimu imefutwa.',
};

export const sent: Words = {
  en: 'Your application has been sent. You will find its number in your e-mail.',
  fr: 'Votre demande a été envoyée. Son numéro figure dans l’e-mail que vous recevez.',
  pt: 'A sua candidatura foi enviada. O número está no e-mail que vai receber.',
  ar: 'تم إرسال طلبك. ستجد رقمه في بريدك الإلكتروني.',
  es: 'Su solicitud se ha enviado. Encontrará su número en el correo electrónico.',
  sw: 'Ombi lako limetumwa. Utapata namba yake kwenye barua pepe yako.',
};

export const sentOnBehalf: Words = {
  en: 'The application has been sent. You and the applicant both receive the receipt.',
  fr: 'La demande a été envoyée. Vous et le demandeur recevez tous deux le reçu.',
  pt: 'A candidatura foi enviada. Você e o candidato recebem o recibo.',
  ar: 'تم إرسال الطلب. سيصل الإيصال إليك وإلى مقدم الطلب.',
  es: 'La solicitud se ha enviado. Usted y el solicitante reciben el acuse.',
  sw: 'Ombi limetumwa. Wewe na mwombaji mtapokea stakabadhi.',
};

export const resent: Words = {
  en: 'Your changes have been sent.',
  fr: 'Vos modifications ont été envoyées.',
  pt: 'As suas alterações foram enviadas.',
  ar: 'تم إرسال تعديلاتك.',
  es: 'Sus cambios se han enviado.',
  sw: 'Mabadiliko yako yametumwa.',
};

export const withdrawn: Words = {
  en: 'The application has been withdrawn.',
  fr: 'La demande a été retirée.',
  pt: 'A candidatura foi retirada.',
  ar: 'تم سحب الطلب.',
  es: 'La solicitud se ha retirado.',
  sw: 'Ombi limeondolewa.',
};

export const messageSent: Words = {
  en: 'Your message has been sent.',
  fr: 'Votre message a été envoyé.',
  pt: 'A sua mensagem foi enviada.',
  ar: 'تم إرسال رسالتك.',
  es: 'Su mensaje se ha enviado.',
  sw: 'Ujumbe wako umetumwa.',
};
