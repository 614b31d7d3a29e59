import type { Language } from '@portal/contracts';
import { addNamespace, type RemoteApp } from '@portal/platform';

type Words = Record<Language, () => ReturnType<RemoteApp['loadLocale']>>;

const own: Words = {
  en: () => import(/* webpackChunkName: "expertise-en" */ '../../later-locales/expertise/en.json'),
  fr: () => import(/* webpackChunkName: "expertise-fr" */ '../../later-locales/expertise/fr.json'),
  pt: () => import(/* webpackChunkName: "expertise-pt" */ '../../later-locales/expertise/pt.json'),
  ar: () => import(/* webpackChunkName: "expertise-ar" */ '../../later-locales/expertise/ar.json'),
  es: () => import(/* webpackChunkName: "expertise-es" */ '../../later-locales/expertise/es.json'),
  sw: () => import(/* webpackChunkName: "expertise-sw" */ '../../later-locales/expertise/sw.json'),
};

/** Of these only the names of the sectors are read. */
const application: Words = {
  en: () => import(/* webpackChunkName: "expertise-en" */ '@portal/contracts/applications/locales/en.json'),
  fr: () => import(/* webpackChunkName: "expertise-fr" */ '@portal/contracts/applications/locales/fr.json'),
  pt: () => import(/* webpackChunkName: "expertise-pt" */ '@portal/contracts/applications/locales/pt.json'),
  ar: () => import(/* webpackChunkName: "expertise-ar" */ '@portal/contracts/applications/locales/ar.json'),
  es: () => import(/* webpackChunkName: "expertise-es" */ '@portal/contracts/applications/locales/es.json'),
  sw: () => import(/* webpackChunkName: "expertise-sw" */ '@portal/contracts/applications/locales/sw.json'),
};

/** The words of a reviewer's fields of work: nobody else needs them. */
export const loadExpertiseWords = async (): Promise<void> => {
  await Promise.all([
    addNamespace('expertise', (language) => own[language]()),
    addNamespace('sectors', (language) => application[language]()),
  ]);
};
