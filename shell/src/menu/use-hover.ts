import { type PointerEvent, useEffect, useRef } from 'react';

/** A pointer that slips off for a moment does not lose the menu. */
const LEAVE_MS = 180;

/** Opens on a mouse that rests, closes when it has left. Touch and pen open by pressing. */
export const useHover = (setOpen: (open: boolean) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      setOpen(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      timer.current = setTimeout(() => setOpen(false), LEAVE_MS);
    },
  };
};
