import { useSyncExternalStore } from 'react';

/** From here on form and page stand side by side; as the design system's `xl`, which grows with the reader's letters. */
const WIDE = '(min-width: 78.75rem)';

const follow = (tell: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether there is room for three panes. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(WIDE).matches,
    // On a server no window is known; in one that is wide the page is drawn anew.
    () => false,
  );
