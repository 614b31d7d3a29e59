import type { Words } from '../kernel/http/problem.ts';

export const receiptValid: Words = {
  en: 'This receipt is valid.',
  fr: 'Ce reçu est valide.',
  pt: 'Este recibo é válido.',
  ar: 'هذا الإيصال صالح.',
  es: 'Este recibo es válido.',
  sw: 'Risiti hii ni halali.',
};

export const receiptNotValid: Words = {
  en: 'This receipt is not valid.',
  fr: "Ce reçu n'est pas valide.",
  pt: 'Este recibo não é válido.',
  ar: 'هذا الإيصال غير صالح.',
  es: 'Este recibo no es válido.',
  sw: 'Risiti hii si halali.',
};
