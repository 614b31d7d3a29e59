import { useEffect, useRef } from 'react';

/** Whether it took it: what is hidden does not. */
const takes = (element: HTMLElement | null | undefined): boolean => {
  element?.focus();
  return element !== undefined && document.activeElement === element;
};

/** Where the focus goes when a chat comes into sight, or goes out of the list with the button that was pressed. */
export const useChatFocus = () => {
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** A heading shall take it: any, or the one that comes in place of `left`. */
  const wanted = useRef<{ left: HTMLElement | null }>(undefined);
  // A chat is in sight some renderings after it was picked.
  useEffect(() => {
    const { current } = heading;
    if (wanted.current && current !== wanted.current.left && takes(current)) wanted.current = undefined;
  });
  return {
    list,
    heading,
    onPicked: () => {
      wanted.current = { left: null };
    },
    /** To the chat after it, the one before it, or the heading of the list; where the list is hidden, to the chat's own. */
    onGone: () => {
      const row = list.current?.querySelector('[aria-current=true]')?.closest('li');
      const beside =
        row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('section') ?? list.current;
      const next = beside?.querySelector<HTMLElement>('button, h2');
      if (takes(next)) return;
      takes(heading.current);
      // A chat that is over is read anew before it is shown.
      wanted.current = { left: heading.current };
    },
  };
};
