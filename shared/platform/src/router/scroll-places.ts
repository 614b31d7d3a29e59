import { withStorage } from '../state/with-storage.ts';

/** Where react-router keeps them, too: a tab that gets this code by a reload finds its places. */
const storageKey = 'react-router-scroll-positions';

const read = (): Record<string, unknown> => {
  const places: unknown = withStorage(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
  return typeof places === 'object' && places !== null ? { ...places } : {};
};

let places: Record<string, unknown> | undefined;

const known = (): Record<string, unknown> => {
  places ??= read();
  return places;
};

/** Keeps how far the page is scrolled for the visit with this key. */
export const saveScroll = (key: string): void => {
  known()[key] = window.scrollY;
};

export const savedScroll = (key: string): number | undefined => {
  const place = known()[key];
  return typeof place === 'number' ? place : undefined;
};

/** Keeps the places while the page is loaded anew; without storage a reload starts at the top. */
export const storeScrolls = (): void =>
  withStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(known())));
