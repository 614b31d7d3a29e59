import { useLocation } from '@portal/platform';
import { useEffect } from 'react';

/** How long content may take to bring the place that an address points to. */
const PATIENCE_MS = 5_000;

const show = (id: string): boolean => {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
};

/** Scrolls to the place that the address names, also when the content with it arrives later. */
export const useHashTarget = (): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (id === '' || show(id)) return;
    const watch = new MutationObserver(() => {
      if (show(id)) stop();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => stop(), PATIENCE_MS);
    const stop = () => {
      watch.disconnect();
      clearTimeout(timer);
    };
    return stop;
  }, [hash, key]);
};
