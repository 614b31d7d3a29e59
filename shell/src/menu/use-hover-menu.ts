import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** While open: a press or a focus outside and Escape close it. */
const useDismiss = (open: boolean, area: RefObject<HTMLElement | null>, close: (byKey: boolean) => void) => {
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

/** A pointer that slips off for a moment does not lose the menu. */
const LEAVE_MS = 180;

/**
 * Opens on a mouse that rests and on a press, closes when the mouse has left. A press on what the mouse
 * has just opened keeps it open: nobody means to close what they reach for. `area` holds the menu and its `button`,
 * to which the focus returns when a key closes it.
 */
export const useHoverMenu = () => {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const opensByHover = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useCallback((byKey: boolean) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  }, []);
  useDismiss(open, area, close);

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

  return { open, setOpen, close, hover, press, area, button };
};
