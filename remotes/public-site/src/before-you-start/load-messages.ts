import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { Language } from '@portal/contracts';
import { addNamespace, type Messages } from '@portal/platform';

/** The i18n namespace of these pages. */
export const BEFORE_YOU_START = 'public-site/before-you-start';

type Loaded = Promise<{ default: Messages }>;

/** In the chunks of the chat's messages: each further chunk would be named in the first script of all pages. */
const questions: Readonly<Record<Language, () => Loaded>> = {
  en: () =>
    import(/* webpackChunkName: "chat-words-en-json" */ '@portal/contracts/applications/locales/en.json'),
  fr: () =>
    import(/* webpackChunkName: "chat-words-fr-json" */ '@portal/contracts/applications/locales/fr.json'),
  es: () =>
    import(/* webpackChunkName: "chat-words-es-json" */ '@portal/contracts/applications/locales/es.json'),
  pt: () =>
    import(/* webpackChunkName: "chat-words-pt-json" */ '@portal/contracts/applications/locales/pt.json'),
  ar: () =>
    import(/* webpackChunkName: "chat-words-ar-json" */ '@portal/contracts/applications/locales/ar.json'),
  sw: () =>
    import(/* webpackChunkName: "chat-words-sw-json" */ '@portal/contracts/applications/locales/sw.json'),
};

const own = (language: Language): Loaded =>
  import(/* webpackChunkName: "chat-words-[request]" */ `./later-locales/${language}.json`);

/** Loads them now and after every change of the language. */
export const loadBeforeYouStart = async (): Promise<void> => {
  await Promise.all([
    addNamespace(APPLICATION_NAMESPACE, (language) => questions[language]()),
    addNamespace(BEFORE_YOU_START, own),
  ]);
};
