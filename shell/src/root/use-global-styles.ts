import { globalStylesId } from '@portal/platform/release';
import { useEffect, useState } from 'react';

/** After so long without an answer the file counts as lost. */
const longestWaitMs = 10_000;

const linkOf = (): HTMLLinkElement | null => {
  const link = document.getElementById(globalStylesId);
  return link instanceof HTMLLinkElement ? link : null;
};

/** `linked` while the page has the file of global styles or waits for it; else the app has to make them. */
export const useGlobalStyles = (): 'made' | 'linked' => {
  const [isLinked, setLinked] = useState(() => typeof document === 'object' && linkOf() !== null);
  useEffect(() => {
    const link = linkOf();
    if (!link) return undefined;
    const look = (): void => setLinked(link.sheet !== null);
    // The file may have failed before anybody listened.
    const timer = setTimeout(look, longestWaitMs);
    link.addEventListener('error', look);
    return () => {
      clearTimeout(timer);
      link.removeEventListener('error', look);
    };
  }, []);
  return isLinked ? 'linked' : 'made';
};
