import { elementOfHash, useLocation, useNavigationType } from '@portal/platform';
import { useEffect } from 'react';

/** How long content may take to bring the place that an address points to. */
const TIMEOUT_MS = 5_000;

/** Visits, by the router's key, whose place was shown: coming back to one keeps where the reader was then. */
const shown = new Set<string>();

const focusOn = (target: HTMLElement): void => {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** Of a page that was prerendered the browser itself has shown the place, and its reader may have gone on since. */
const show = (target: HTMLElement, byBrowser: boolean): void => {
  if (!byBrowser) target.scrollIntoView();
  if (!byBrowser || document.activeElement === document.body) focusOn(target);
};

/** Scrolls to the place that the address names and moves the focus there, also when the content with it arrives later. */
export const useHashTarget = (): void => {
  const { hash, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  useEffect(() => {
    const visit = `${key}${hash}`;
    if (hash === '' || shown.has(visit)) return;
    const tryIt = () => {
      const target = elementOfHash(hash);
      if (target === null) return false;
      show(target, isPop && target.matches(':target'));
      shown.add(visit);
      return true;
    };
    if (tryIt()) return;
    const watch = new MutationObserver(() => {
      if (tryIt()) stop();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => stop(), TIMEOUT_MS);
    const stop = () => {
      watch.disconnect();
      clearTimeout(timer);
    };
    return stop;
  }, [hash, key, isPop]);
};
