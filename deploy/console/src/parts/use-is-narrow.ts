import { useSyncExternalStore } from 'react';

const phone = window.matchMedia('(max-width: 767px)');

const subscribe = (onChange: () => void): (() => void) => {
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
};

/** Whether the window is as narrow as a phone, where other things come first. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
