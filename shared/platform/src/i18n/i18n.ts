import { directionOf, isLanguage, type Language } from '@portal/contracts';
import { createInstance, type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from '../area/exposed-module.ts';
import { formatNumber } from './format-number.ts';
import { recallLanguage, rememberLanguage } from './remembered-language.ts';
import { typesetAll } from './typeset.ts';

export type LocaleLoader = (language: Language) => Promise<{ default: Messages }>;

/** The one instance of the page: the shell's, the remotes' and this package's translations. */
export const i18n = createInstance();

/** Counts have comma thousands wherever they stand; other numbers, such as years, come as they are. */
const countFormatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value, _format, _language, options) =>
    options?.interpolationkey === 'count' ? formatNumber(value) : value,
};

const loaders = new Map<string, LocaleLoader>();

void i18n
  .use(initReactI18next)
  .use(countFormatter)
  .init({
    lng: 'en',
    resources: {},
    initAsync: false,
    // Said, or each key is looked at for whether it is a sentence.
    keySeparator: '.',
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false },
  });

/** The current language; always one of the six. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'en');

const loadInto = async (namespace: string, load: LocaleLoader, language: Language) => {
  const words = await load(language);
  i18n.addResourceBundle(language, namespace, typesetAll(words.default, language), true, true);
};

/** Adds a namespace and loads its translations in the current language, now and after every change. */
export const addNamespace = async (namespace: string, load: LocaleLoader): Promise<void> => {
  let language: Language;
  do {
    language = currentLanguage();
    await loadInto(namespace, load, language);
  } while (language !== currentLanguage());
  loaders.set(namespace, load);
};

const showOnDocument = (language: Language) => {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  // Said again, either has a browser style the whole page anew.
  if (root.lang !== language) root.lang = language;
  const direction = directionOf(language);
  if (root.dir !== direction) root.dir = direction;
};

/** The last one that was asked for: words of an earlier one may arrive later. */
let wanted: Language;

const switchTo = async (language: Language): Promise<void> => {
  wanted = language;
  let count: number;
  do {
    count = loaders.size;
    await Promise.all([...loaders].map(([namespace, load]) => loadInto(namespace, load, language)));
    // A page that arrived meanwhile brought its words in the language before.
  } while (count < loaders.size);
  if (wanted !== language) return;
  await i18n.changeLanguage(language);
  showOnDocument(language);
};

/**
 * Loads every namespace in `language`, then switches the page to it and remembers it as the person's choice.
 * @throws when translations cannot be loaded; the page then stays in its language
 */
export const changeLanguage = async (language: Language): Promise<void> => {
  await switchTo(language);
  if (wanted === language) rememberLanguage(language);
};

/**
 * Leaves a language that only the address of an earlier page named.
 * @throws when translations cannot be loaded; the page then stays in its language
 */
export const returnToOwnLanguage = async (): Promise<void> => {
  const own = recallLanguage();
  if (own !== currentLanguage()) await switchTo(own);
};

/** Starts in the remembered language, else the browser's, else English. */
export const startLanguage = async (language: Language = recallLanguage()): Promise<void> => {
  await i18n.changeLanguage(language);
  showOnDocument(language);
};
