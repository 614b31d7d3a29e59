import { useLocation } from '@portal/platform';
import { type RefObject, useEffect, useRef } from 'react';

/** Brings a part of the form into view when the address names it, again each time the link is followed. */
export const useScrollToPart = (part: string): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${part}`) box.current?.scrollIntoView();
  }, [hash, part, key]);
  return box;
};
