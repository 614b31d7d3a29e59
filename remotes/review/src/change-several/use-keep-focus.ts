import { type RefObject, useEffect, useRef } from 'react';

/** Where the bar goes away with what had the focus, the first row of the list takes it, else the list itself. */
export const useKeepFocus = (hasSelected: boolean, list: RefObject<HTMLElement | null>) => {
  const had = useRef(hasSelected);
  useEffect(() => {
    const isLost = had.current && !hasSelected && document.activeElement === document.body;
    had.current = hasSelected;
    const first = list.current?.querySelector<HTMLElement>('[data-row] a');
    if (isLost) (first ?? list.current)?.focus();
  }, [hasSelected, list]);
};
