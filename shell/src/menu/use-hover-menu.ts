import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A pointer that slips off for a moment does not lose the menu. */
const LEAVE_MS = 180;

/**
 * Opens on a mouse that rests and on a press, closes when the mouse has left. A press on what the mouse
 * has just opened keeps it open: nobody means to close what they reach for.
 */
export const useHoverMenu = () => {
  const [open, setOpen] = useState(false);
  const opensByHover = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hover = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      opensByHover.current = !open;
      setOpen(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      timer.current = setTimeout(() => setOpen(false), LEAVE_MS);
    },
  };

  const press = () => {
    setOpen(!open || opensByHover.current);
    opensByHover.current = false;
  };

  return { open, setOpen, hover, press };
};
