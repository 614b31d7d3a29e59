import { useEffect, useEffectEvent } from 'react';

const writes = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
const floats = 'dialog, [role$=dialog], [role=menu]';

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${writes}, ${floats}`) !== null;

/** Single keys of a page, left alone while somebody writes, in a dialog or menu, and with Ctrl, Alt or Command. */
export const useKeys = (onKey: (event: KeyboardEvent) => void, isOn = true): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!isElsewhere(event.target)) onKey(event);
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
};
