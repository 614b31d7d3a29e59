import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is narrower than that many pixels, where other things come first. */
export const useIsNarrower = (width: number): boolean => {
  const query = `(max-width: ${width - 1}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const found = window.matchMedia(query);
      found.addEventListener('change', onChange);
      return () => found.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};
