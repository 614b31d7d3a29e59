import type { Words } from '../http/problem.ts';

export const fundSaved: Words = {
  en: 'The fund has been updated.',
  fr: 'Le fonds a été mis à jour.',
  pt: 'O fundo foi atualizado.',
  ar: 'تم تحديث الصندوق.',
  es: 'El fondo se ha actualizado.',
  sw: 'Mfuko umesasishwa.',
};

export const balanceSaved: Words = {
  en: 'The fund balance has been updated.',
  fr: 'Le solde du fonds a été mis à jour.',
  pt: 'O saldo do fundo foi atualizado.',
  ar: 'تم تحديث رصيد الصندوق.',
  es: 'El saldo del fondo se ha actualizado.',
  sw: 'Salio la mfuko limesasishwa.',
};
