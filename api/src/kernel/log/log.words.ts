import type { Words } from '../http/problem.ts';

export const logWhole: Words = {
  en: 'Both logs are whole: no entry was changed or removed.',
  fr: "Les deux journaux sont intacts : aucune entrée n'a été modifiée ni supprimée.",
  pt: 'Os dois registos estão íntegros: nenhuma entrada foi alterada ou removida.',
  ar: 'السجلان سليمان: لم يُعدَّل أي إدخال ولم يُحذف.',
  es: 'Los dos registros están íntegros: ninguna entrada se ha cambiado ni eliminado.',
  sw: 'Kumbukumbu zote mbili ni kamili: hakuna ingizo lililobadilishwa au kuondolewa.',
};

export const logBroken: Words = {
  en: 'A log is not whole: an entry was changed or removed.',
  fr: "Un journal n'est pas intact : une entrée a été modifiée ou supprimée.",
  pt: 'Um registo não está íntegro: uma entrada foi alterada ou removida.',
  ar: 'أحد السجلين غير سليم: عُدِّل إدخال أو حُذف.',
  es: 'Un registro no está íntegro: se ha cambiado o eliminado una entrada.',
  sw: 'Kumbukumbu mojawapo si kamili: kuna ingizo lililobadilishwa au kuondolewa.',
};
