import type { Language } from '@portal/contracts';
import { addNamespace, type RemoteApp } from '@portal/platform';

type Messages = Record<Language, () => ReturnType<RemoteApp['loadLocale']>>;

const own: Messages = {
  en: () => import(/* webpackChunkName: "expertise-en" */ '../../later-locales/expertise/en.json'),
  fr: () => import(/* webpackChunkName: "expertise-fr" */ '../../later-locales/expertise/fr.json'),
  pt: () => import(/* webpackChunkName: "expertise-pt" */ '../../later-locales/expertise/pt.json'),
  ar: () => import(/* webpackChunkName: "expertise-ar" */ '../../later-locales/expertise/ar.json'),
  es: () => import(/* webpackChunkName: "expertise-es" */ '../../later-locales/expertise/es.json'),
  sw: () => import(/* webpackChunkName: "expertise-sw" */ '../../later-locales/expertise/sw.json'),
};

/** Only the names of the sectors are used. */
const application: Messages = {
  en: () => import(/* webpackChunkName: "expertise-en" */ '@portal/contracts/applications/locales/en.json'),
  fr: () => import(/* webpackChunkName: "expertise-fr" */ '@portal/contracts/applications/locales/fr.json'),
  pt: () => import(/* webpackChunkName: "expertise-pt" */ '@portal/contracts/applications/locales/pt.json'),
  ar: () => import(/* webpackChunkName: "expertise-ar" */ '@portal/contracts/applications/locales/ar.json'),
  es: () => import(/* webpackChunkName: "expertise-es" */ '@portal/contracts/applications/locales/es.json'),
  sw: () => import(/* webpackChunkName: "expertise-sw" */ '@portal/contracts/applications/locales/sw.json'),
};

/** The names of the fields of work of reviewers: nobody else needs them. */
export const loadExpertiseMessages = async (): Promise<void> => {
  await Promise.all([
    addNamespace('expertise', (language) => own[language]()),
    addNamespace('sectors', (language) => application[language]()),
  ]);
};
