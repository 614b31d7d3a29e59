import type { QueueRow } from '@portal/contracts/review/queue';
import { createContext, useContext } from 'react';

/** What the rows of a list offer about their reviewers. */
export interface Replacements {
  /** Applications for which somebody is proposed instead of another. */
  ids: ReadonlySet<string>;
  /** Shows one of them, or all. */
  open: (id?: string) => void;
  /** Asks who reviews an application; absent for who may not say so. */
  assign?: ((row: QueueRow) => void) | undefined;
}

export const ReplacementsContext = createContext<Replacements>({ ids: new Set(), open: () => undefined });

export const useReplacements = (): Replacements => useContext(ReplacementsContext);
