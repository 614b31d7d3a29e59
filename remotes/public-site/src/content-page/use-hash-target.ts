import { useLocation } from '@portal/platform';
import { useEffect } from 'react';

/** Visits, by the router's key, whose section was reached: coming back to one keeps the place of then. */
const reached = new Set<string>();

const reach = (id: string): boolean => {
  const target = document.getElementById(id);
  if (target === null) return false;
  target.tabIndex = -1;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
  return true;
};

/** Scrolls to the section that the address names and moves the focus there, once the page has it. */
export const useHashTarget = (isReady: boolean): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const visit = `${key}${hash}`;
    if (!isReady || hash === '' || reached.has(visit)) return;
    if (reach(decodeURIComponent(hash.slice(1)))) reached.add(visit);
  }, [isReady, hash, key]);
};
