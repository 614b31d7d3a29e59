import type { Words } from '../../kernel/http/problem.ts';

export const officeAdded: Words = {
  en: 'The office was added.',
  fr: 'Le bureau a été ajouté.',
  pt: 'O escritório foi adicionado.',
  ar: 'أُضيف المكتب.',
  es: 'La oficina se ha añadido.',
  sw: 'Ofisi imeongezwa.',
};

export const officeSaved: Words = {
  en: 'The office was saved.',
  fr: 'Le bureau a été enregistré.',
  pt: 'O escritório foi guardado.',
  ar: 'حُفظ المكتب.',
  es: 'La oficina se ha guardado.',
  sw: 'Ofisi imehifadhiwa.',
};

export const officeDeleted: Words = {
  en: 'The office was deleted.',
  fr: 'Le bureau a été supprimé.',
  pt: 'O escritório foi eliminado.',
  ar: 'حُذف المكتب.',
  es: 'La oficina se ha eliminado.',
  sw: 'Ofisi imefutwa.',
};
