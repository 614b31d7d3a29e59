import { type RefObject, useEffect, useRef } from 'react';

/** The record whose page has just gone; whoever goes elsewhere than to a list has left it for good. */
let left: string | undefined;

/** On the page of a record: the list that follows begins at its row. */
export const useNoteLeft = (id: string): void =>
  useEffect(
    () => () => {
      left = id;
      // A list that follows reads it in the same commit of React; anything later must not find it.
      setTimeout(() => {
        left = undefined;
      });
    },
    [id],
  );

/** Once rows are there, the link of the record that one comes from has the focus, in sight. */
export const useReturnToRow = (
  list: RefObject<HTMLElement | null>,
  addressOf: (id: string) => string,
  hasRows: boolean,
): void => {
  const from = useRef<string>(undefined);
  useEffect(() => {
    from.current = left;
  }, []);
  useEffect(() => {
    if (!hasRows || from.current === undefined) return;
    const address = addressOf(from.current);
    from.current = undefined;
    const { activeElement } = document;
    // Not from somebody who has gone on meanwhile.
    if (activeElement !== document.body && activeElement?.tagName !== 'H1') return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row] a') ?? [])];
    const link = links.find((one) => one.getAttribute('href') === address);
    link?.scrollIntoView({ block: 'center' });
    link?.focus({ preventScroll: true });
  });
};
