import { createContext, useContext } from 'react';

interface Replacements {
  /** Applications for which somebody is proposed instead of another. */
  ids: ReadonlySet<string>;
  /** Shows one of them, or all. */
  open: (id?: string) => void;
}

export const ReplacementsContext = createContext<Replacements>({ ids: new Set(), open: () => undefined });

export const useReplacements = (): Replacements => useContext(ReplacementsContext);
