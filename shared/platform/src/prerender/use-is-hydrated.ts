import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False where a server renders the page and until that page is hydrated; true where the app draws it. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
