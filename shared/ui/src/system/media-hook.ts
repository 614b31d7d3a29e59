import { useSyncExternalStore } from 'react';

/** A hook that says whether the window fits a media query. On a server no window is known: it is given what holds there. */
export const mediaHook = (query: string) => {
  const media = () => window.matchMedia(query);
  const follow = (changed: () => void) => {
    const list = media();
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return (atStart = false): boolean =>
    useSyncExternalStore(
      follow,
      () => media().matches,
      () => atStart,
    );
};
