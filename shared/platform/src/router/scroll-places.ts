import { withStorage } from '../state/with-storage.ts';

/** Where react-router keeps them, too: a tab that gets this code by a reload finds its places. */
const storageKey = 'react-router-scroll-positions';

type Places = Record<string, number>;

let places: Places | undefined;

const known = (): Places => {
  places ??= withStorage<Places | null>(() => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')) ?? {};
  return places;
};

/** Keeps how far the page is scrolled for the visit with this key. */
export const saveScroll = (key: string): void => {
  known()[key] = window.scrollY;
};

export const savedScroll = (key: string): number | undefined => known()[key];

/** Keeps the places while the page is loaded anew; without storage a reload starts at the top. */
export const storeScrolls = (): void =>
  withStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(known())));
