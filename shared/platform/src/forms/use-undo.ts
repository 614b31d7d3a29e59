import { useEffect, useRef } from 'react';
import { dismissNotice, notify } from '../notices/notices.ts';

const CONTROLS = 'button:not(:disabled), input:not([hidden]), select, textarea, a[href]';

/** Back to what is left beside the button that was pressed; for who pressed it by a key. */
const wayBack = (): (() => void) | undefined => {
  const pressed = document.activeElement;
  if (!pressed?.matches(':focus-visible')) return undefined;
  const around: Element[] = [];
  for (let part = pressed.parentElement; part; part = part.parentElement) around.push(part);
  return () =>
    around
      .filter((part) => part.isConnected)
      .map((part) => part.querySelector<HTMLElement>(CONTROLS))
      .find((control) => control !== null)
      ?.focus();
};

/**
 * Offers for some seconds to bring back what is removed, as long as the part of the page that removed it is there.
 * Called before the removal, so that it is known where the focus was; with a removal that takes time, shown after it.
 */
export const useUndo = (): ((what: string, undo: () => void, removal?: Promise<unknown>) => void) => {
  const offered = useRef<Set<number> | undefined>(undefined);
  useEffect(() => {
    const all = new Set<number>();
    offered.current = all;
    return () => {
      offered.current = undefined;
      all.forEach(dismissNotice);
    };
  }, []);
  return (what, undo, removal) => {
    const back = wayBack();
    const offer = () => offered.current?.add(notify.removed(what, { run: undo, back }));
    if (removal) removal.then(offer, () => {});
    else offer();
  };
};
