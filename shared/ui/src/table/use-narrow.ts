import { useSyncExternalStore } from 'react';
import { useUI } from '../system/ui-context.ts';

const query = '(max-width: 767.98px)';
const media = () => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined);

const subscribe = (changed: () => void) => {
  const list = media();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
};

/** Whether rows are drawn as cards: one of both is in the document, so that each thing is there once. */
export const useNarrow = (): boolean => {
  const { isNarrowAtStart } = useUI();
  return useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => isNarrowAtStart,
  );
};
