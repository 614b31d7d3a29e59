import type { Words } from '../../kernel/http/problem.ts';

export const messageReceived: Words = {
  en: 'Thank you. We have received your message.',
  fr: 'Merci. Nous avons reçu votre message.',
  pt: 'Obrigado. Recebemos a sua mensagem.',
  ar: 'شكرًا. استلمنا رسالتك.',
  es: 'Gracias. Hemos recibido su mensaje.',
  sw: 'Asante. Tumepokea ujumbe wako.',
};

export const replySent: Words = {
  en: 'Your reply is on its way.',
  fr: 'Votre réponse est en route.',
  pt: 'A sua resposta está a caminho.',
  ar: 'ردّك في طريقه.',
  es: 'Su respuesta está en camino.',
  sw: 'Jibu lako liko njiani.',
};

export const statusSaved: Words = {
  en: 'The status was saved.',
  fr: 'Le statut a été enregistré.',
  pt: 'O estado foi guardado.',
  ar: 'حُفظت الحالة.',
  es: 'El estado se ha guardado.',
  sw: 'Hali imehifadhiwa.',
};
