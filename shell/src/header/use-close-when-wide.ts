import { useEffect } from 'react';

/** Closes what only narrow screens have once the window reaches 1024 px. `close` must be stable. */
export const useCloseWhenWide = (close: () => void): void => {
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 64rem)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);
};
