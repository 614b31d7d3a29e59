import { useSyncExternalStore } from 'react';
import { useUI } from './ui-context.ts';

const query = '(max-width: 767.98px)';
const media = () => window.matchMedia(query);

const subscribe = (changed: () => void) => {
  const list = media();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** On a phone: rows are drawn as cards, and what only a wider window shows is left out of the document. */
export const useNarrow = (): boolean => {
  const { isNarrowAtStart } = useUI();
  return useSyncExternalStore(
    subscribe,
    () => media().matches,
    () => isNarrowAtStart,
  );
};
