import { isLanguage, type Language } from '@portal/contracts';
import { currentLanguage, useSearchParams } from '@portal/platform';
import { createContext, useContext } from 'react';

interface Chosen {
  language: Language;
  choose: (language: Language) => void;
}

/** The language that the form of an entry shows. */
export const EntryLanguage = createContext<Chosen>({ language: 'en', choose: () => undefined });

export const useEntryLanguage = (): Chosen => useContext(EntryLanguage);

/** The language that the address names; else that of the page, for a new entry English: the others fall back to it. */
export const useFirstLanguage = (isNew: boolean): Language => {
  const [search] = useSearchParams();
  const named = search.get('text');
  if (isLanguage(named)) return named;
  return isNew ? 'en' : currentLanguage();
};
