import { useLocation } from '@portal/platform';
import { useEffect } from 'react';

/** How long content may take to bring the place that an address points to. */
const PATIENCE_MS = 5_000;

/** Visits, by the router's key, whose place was shown: coming back to one keeps where the reader was then. */
const shown = new Set<string>();

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
    const visit = `${key}${hash}`;
    if (id === '' || shown.has(visit)) return;
    const tryIt = () => {
      if (!show(id)) return false;
      shown.add(visit);
      return true;
    };
    if (tryIt()) return;
    const watch = new MutationObserver(() => {
      if (tryIt()) stop();
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
