import type { Words } from '../http/problem.ts';

export const fileStored: Words = {
  en: 'The file has been uploaded.',
  fr: 'Le fichier a été envoyé.',
  pt: 'O ficheiro foi carregado.',
  ar: 'تم رفع الملف.',
  es: 'El archivo se ha subido.',
  sw: 'Faili limepakiwa.',
};
