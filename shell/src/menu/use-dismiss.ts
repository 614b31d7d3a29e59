import { type RefObject, useEffect } from 'react';

/** While open: a press or a focus outside and Escape close it. */
export const useDismiss = (
  open: boolean,
  area: RefObject<HTMLElement | null>,
  close: (byKey: boolean) => void,
) => {
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(true);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, area, close]);
};
