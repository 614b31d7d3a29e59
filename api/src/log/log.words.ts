import type { Words } from '../http/problem.ts';

export const logWhole: Words = {
  en: 'The log is whole: no entry was changed or removed.',
  fr: "Le journal est intact : aucune entrée n'a été modifiée ni supprimée.",
  pt: 'O registo está íntegro: nenhuma entrada foi alterada ou removida.',
  ar: 'السجل سليم: لم يُعدَّل أي إدخال ولم يُحذف.',
  es: 'El registro está íntegro: ninguna entrada se ha cambiado ni eliminado.',
  sw: 'Kumbukumbu ni kamili: hakuna ingizo lililobadilishwa au kuondolewa.',
};

export const logBroken: Words = {
  en: 'The log is not whole: an entry was changed or removed.',
  fr: "Le journal n'est pas intact : une entrée a été modifiée ou supprimée.",
  pt: 'O registo não está íntegro: uma entrada foi alterada ou removida.',
  ar: 'السجل غير سليم: عُدِّل إدخال أو حُذف.',
  es: 'El registro no está íntegro: se ha cambiado o eliminado una entrada.',
  sw: 'Kumbukumbu si kamili: kuna ingizo lililobadilishwa au kuondolewa.',
};
