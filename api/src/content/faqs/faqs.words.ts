import type { Words } from '../../kernel/http/problem.ts';

export const faqAdded: Words = {
  en: 'The question was added.',
  fr: 'La question a été ajoutée.',
  pt: 'A pergunta foi adicionada.',
  ar: 'أُضيف السؤال.',
  es: 'La pregunta se ha añadido.',
  sw: 'Swali limeongezwa.',
};

export const faqSaved: Words = {
  en: 'The question was saved.',
  fr: 'La question a été enregistrée.',
  pt: 'A pergunta foi guardada.',
  ar: 'حُفظ السؤال.',
  es: 'La pregunta se ha guardado.',
  sw: 'Swali limehifadhiwa.',
};

export const faqDeleted: Words = {
  en: 'The question was deleted.',
  fr: 'La question a été supprimée.',
  pt: 'A pergunta foi eliminada.',
  ar: 'حُذف السؤال.',
  es: 'La pregunta se ha eliminado.',
  sw: 'Swali limefutwa.',
};

export const voteCounted: Words = {
  en: 'Thank you for telling us.',
  fr: 'Merci de nous l’avoir dit.',
  pt: 'Obrigado por nos dizer.',
  ar: 'شكرًا على إخبارنا.',
  es: 'Gracias por decírnoslo.',
  sw: 'Asante kwa kutuambia.',
};
