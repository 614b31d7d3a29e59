import { useDeferredValue } from 'react';

/** Cards that are taller than a phone's screen together. */
const SCREENFUL = 8;

/** Of rows that have just arrived those that a screen holds, and all in a later task: a slow phone shows the first sooner. */
export const useFirstScreen = <R>(rows: readonly R[]): readonly R[] => {
  const isPainted = useDeferredValue(rows.length > 0);
  return isPainted ? rows : rows.slice(0, SCREENFUL);
};
