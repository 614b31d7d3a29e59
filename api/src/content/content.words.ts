import type { Words } from '../http/problem.ts';

export const contentSaved: Words = {
  en: 'The section was saved and published.',
  fr: 'La section a été enregistrée et publiée.',
  pt: 'A secção foi guardada e publicada.',
  ar: 'حُفظ القسم ونُشر.',
  es: 'La sección se ha guardado y publicado.',
  sw: 'Sehemu imehifadhiwa na kuchapishwa.',
};
