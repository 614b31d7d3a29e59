import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Language } from '@portal/contracts';
import { inEveryLanguage, textsByKey, textsIn } from '../../messages/messages.ts';

/** Gives the translation of a key, such as `column.status` or `sector.ENERGY`. */
export type Translate = (key: string) => string;

const { resolve } = createRequire(import.meta.url);
const ofContract = ['applications', 'kernel'].map((folder) =>
  dirname(resolve(`@portal/contracts/${folder}/locales/en.json`)),
);
const folders = [...ofContract, join(import.meta.dirname, 'locales')];

const translations = inEveryLanguage(
  (language) => new Map(folders.flatMap((folder) => textsByKey(textsIn(folder, language)))),
);

/** `UNDER_REVIEW` as people write it: Under Review. */
export const titleCase = (code: string): string =>
  code
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The translation of the first of the keys that has one. */
export const firstKnown = (language: Language, keys: readonly string[]): string | undefined =>
  keys.map((key) => translations[language].get(key)).find((text) => text !== undefined);

/** The translations of spreadsheets and printed applications: those of the contract and those beside this file. */
export const translationsIn =
  (language: Language): Translate =>
  (key) =>
    firstKnown(language, [key]) ?? titleCase(key.split('.').at(-1) ?? key);
