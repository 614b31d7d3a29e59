import { useEffect, useEffectEvent } from 'react';

const writes = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
const floats = 'dialog, [role$=dialog], [role=menu]';

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${writes}, ${floats}`) !== null;

const signs: Record<string, string> = { Slash: '/', BracketLeft: '[', BracketRight: ']' };

/** On a keyboard of another alphabet, such as the Arabic one, the key that stands in the same place. */
const latinKey = ({ key, code, shiftKey }: KeyboardEvent): string => {
  if (key.length !== 1 || key < '\u0250') return key;
  if (code === 'Slash' && shiftKey) return '?';
  return signs[code] ?? /^(?:Key|Digit|Numpad)(\w)$/.exec(code)?.[1]?.toLowerCase() ?? key;
};

/** AltGr, with which French and Spanish keyboards write brackets, is no command. */
const isCommand = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');

/** A key that was pressed, as a Latin keyboard calls it. */
type PageKey = Pick<KeyboardEvent, 'key' | 'target' | 'timeStamp' | 'preventDefault'>;

/** Single keys of a page, left alone while somebody writes, in a dialog or menu, and with Ctrl, Alt or Command. */
export const useKeys = (onKey: (event: PageKey) => void, isOn = true): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isCommand(event) || event.defaultPrevented || isElsewhere(event.target)) return;
    onKey({
      key: latinKey(event),
      target: event.target,
      timeStamp: event.timeStamp,
      preventDefault: () => event.preventDefault(),
    });
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
};
