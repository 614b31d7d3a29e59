import type { Language } from '@portal/contracts';
import { addNamespace, type LocaleLoader } from '../i18n/i18n.ts';

const messages: Record<Language, () => ReturnType<LocaleLoader>> = {
  en: () => import(/* webpackChunkName: "photographs-en" */ '../../later-locales/photographs/en.json'),
  fr: () => import(/* webpackChunkName: "photographs-fr" */ '../../later-locales/photographs/fr.json'),
  pt: () => import(/* webpackChunkName: "photographs-pt" */ '../../later-locales/photographs/pt.json'),
  ar: () => import(/* webpackChunkName: "photographs-ar" */ '../../later-locales/photographs/ar.json'),
  es: () => import(/* webpackChunkName: "photographs-es" */ '../../later-locales/photographs/es.json'),
  sw: () => import(/* webpackChunkName: "photographs-sw" */ '../../later-locales/photographs/sw.json'),
};

/** The messages of this folder: only a device with a touch screen needs them. */
export const loadPhotographMessages = (): Promise<void> =>
  addNamespace('photographs', (language) => messages[language]());
