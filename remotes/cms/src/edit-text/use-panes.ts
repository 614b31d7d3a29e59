import { useSyncExternalStore } from 'react';

/** A hook that says whether the window is so wide. On a server no window is known; a wide one is drawn anew. */
const hookFrom = (width: string) => {
  const media = () => window.matchMedia(`(min-width: ${width})`);
  const follow = (tell: () => void) => {
    const query = media();
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  };
  return (): boolean =>
    useSyncExternalStore(
      follow,
      () => media().matches,
      () => false,
    );
};

// The design system's `lg` and `xl`, which grow with the reader's letters.
/** Whether there is room for the list beside the form. */
export const useTwoPanes = hookFrom('64rem');
/** Whether there is room for the page, too. */
export const useThreePanes = hookFrom('78.75rem');
