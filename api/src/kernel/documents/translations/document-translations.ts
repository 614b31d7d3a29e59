import type { Language } from '@portal/contracts';
import applicationAr from '@portal/contracts/applications/locales/ar.json' with { type: 'json' };
import applicationEn from '@portal/contracts/applications/locales/en.json' with { type: 'json' };
import applicationEs from '@portal/contracts/applications/locales/es.json' with { type: 'json' };
import applicationFr from '@portal/contracts/applications/locales/fr.json' with { type: 'json' };
import applicationPt from '@portal/contracts/applications/locales/pt.json' with { type: 'json' };
import applicationSw from '@portal/contracts/applications/locales/sw.json' with { type: 'json' };
import { type Texts, textsByKey } from '../../messages/messages.ts';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };
import sw from './locales/sw.json' with { type: 'json' };

/** Gives the translation of a key, such as `column.status` or `sector.ENERGY`. */
export type Translate = (key: string) => string;

const merge = (...parts: Texts[]): ReadonlyMap<string, string> =>
  new Map(parts.flatMap((part) => textsByKey(part)));

const translations: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: merge(applicationEn, en),
  fr: merge(applicationFr, fr),
  pt: merge(applicationPt, pt),
  ar: merge(applicationAr, ar),
  es: merge(applicationEs, es),
  sw: merge(applicationSw, sw),
};

/** `UNDER_REVIEW` as people write it: Under Review. */
export const titleCase = (code: string): string =>
  code
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The translations of spreadsheets and printed applications: those of the contract and those beside this file. */
export const translationsIn = (language: Language): Translate => {
  const known = translations[language];
  return (key) => known.get(key) ?? titleCase(key.split('.').at(-1) ?? key);
};
