import { useLocation } from '@portal/platform';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useCloseWhenWide } from './use-close-when-wide.ts';

/** False as well where the browser knows no popovers. */
const isOpenPopover = (element: Element): boolean => {
  try {
    return element.matches(':popover-open');
  } catch {
    return false;
  }
};

/** A popover before scripts, then modal: the focus stays inside and is given back. Closes at 1024 px. */
export const useDrawer = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();

  const close = useCallback(() => {
    dialog.current?.close();
    dialog.current?.hidePopover?.();
  }, []);
  useCloseWhenWide(close);

  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    close();
  }, [key, close]);

  const show = useCallback((box: HTMLDialogElement) => {
    if (isOpenPopover(box)) box.hidePopover();
    box.showModal();
    setIsOpen(true);
  }, []);

  const open = (event: MouseEvent) => {
    if (dialog.current === null) return;
    event.preventDefault();
    show(dialog.current);
  };

  // Opened before the app was there, it holds no focus yet.
  useEffect(() => {
    if (dialog.current && isOpenPopover(dialog.current)) show(dialog.current);
  }, [show]);

  /** A press on the mask is one on the dialog itself: what it holds fills it. */
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };

  return { isOpen, open, close, dialogProps: { ref: dialog, onClick, onClose: () => setIsOpen(false) } };
};
