import type { Language } from '@portal/contracts';
import type { TextState } from '@portal/contracts/content/section.schemas';
import type { Entry } from './directory.ts';

type States = Partial<Record<string, TextState>>;

/** The state of each language in which something is written. */
export const statesOf = ({ state }: Entry): States => state?.languages ?? {};

const isPublic = (state: TextState | undefined): boolean => state?.status === 'PUBLISHED';

/** Whether a language has words that could be published now; English is the first. */
export const isOpen = (row: Entry, language: Language): boolean => {
  const state = statesOf(row)[language];
  return state !== undefined && !isPublic(state) && (row.isPublished || language === 'en');
};

/** How many languages have words that are not public. */
export const openLanguages = (row: Entry): number =>
  Object.values(statesOf(row)).filter((state) => !isPublic(state)).length;

/** Whether a language, or what is the same in all of them, has a draft over what is public. */
export const mayDiscard = (row: Entry, language: Language): boolean => {
  if (!row.isPublished || row.state?.status !== 'CHANGED') return false;
  const own = statesOf(row)[language];
  return openLanguages(row) === 0 || (own !== undefined && !isPublic(own));
};
