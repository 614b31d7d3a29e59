import type { Language } from '@portal/contracts';
import { addNamespace, type LocaleLoader } from '../i18n/i18n.ts';

const words: Record<Language, () => ReturnType<LocaleLoader>> = {
  en: () => import(/* webpackChunkName: "photographs-en" */ '../../words/photographs/en.json'),
  fr: () => import(/* webpackChunkName: "photographs-fr" */ '../../words/photographs/fr.json'),
  pt: () => import(/* webpackChunkName: "photographs-pt" */ '../../words/photographs/pt.json'),
  ar: () => import(/* webpackChunkName: "photographs-ar" */ '../../words/photographs/ar.json'),
  es: () => import(/* webpackChunkName: "photographs-es" */ '../../words/photographs/es.json'),
  sw: () => import(/* webpackChunkName: "photographs-sw" */ '../../words/photographs/sw.json'),
};

/** The words of this folder: only a device with a touch screen needs them. */
export const loadPhotographWords = (): Promise<void> =>
  addNamespace('photographs', (language) => words[language]());
