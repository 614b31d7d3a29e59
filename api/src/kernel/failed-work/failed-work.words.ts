import type { Words } from '../http/problem.ts';

export const workRetried: Words = {
  en: 'It is being tried again.',
  fr: 'Une nouvelle tentative est en cours.',
  pt: 'Está a ser tentado novamente.',
  ar: 'تجري المحاولة من جديد.',
  es: 'Se está intentando de nuevo.',
  sw: 'Inajaribiwa tena.',
};

export const workDiscarded: Words = {
  en: 'It was discarded and will not be tried again.',
  fr: 'Abandonné : il n’y aura pas d’autre tentative.',
  pt: 'Foi descartado e não será tentado novamente.',
  ar: 'تم الاستغناء عنه ولن تُعاد المحاولة.',
  es: 'Se ha descartado y no se volverá a intentar.',
  sw: 'Imetupwa na haitajaribiwa tena.',
};
