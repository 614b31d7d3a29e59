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

/** Says a word by its key, such as `column.status` or `sector.ENERGY`. */
export type Say = (key: string) => string;

const together = (...parts: Texts[]): ReadonlyMap<string, string> =>
  new Map(parts.flatMap((part) => textsByKey(part)));

const words: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: together(applicationEn, en),
  fr: together(applicationFr, fr),
  pt: together(applicationPt, pt),
  ar: together(applicationAr, ar),
  es: together(applicationEs, es),
  sw: together(applicationSw, sw),
};

/** `UNDER_REVIEW` as people write it: Under Review. */
export const titleCase = (code: string): string =>
  code
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The words of spreadsheets and printed applications: the contract's and those beside this file. */
export const wordsIn = (language: Language): Say => {
  const known = words[language];
  return (key) => known.get(key) ?? titleCase(key.split('.').at(-1) ?? key);
};
