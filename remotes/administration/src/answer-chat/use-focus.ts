import { useEffect, useRef } from 'react';

/** Whether it took it: what is hidden does not. */
const takes = (element: HTMLElement | null | undefined): boolean => {
  element?.focus();
  return element !== undefined && document.activeElement === element;
};

/** Where the focus goes when a chat comes into sight, or goes out of the list with the button that was pressed. */
export const useFocus = () => {
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPicked = useRef(false);
  // A chat is in sight some renderings after it was picked.
  useEffect(() => {
    if (isPicked.current && takes(heading.current)) isPicked.current = false;
  });
  return {
    list,
    heading,
    onPicked: () => {
      isPicked.current = true;
    },
    /** To the chat after it, the one before it, or the heading of the list; where the list is hidden, to the chat's own. */
    onGone: () => {
      const row = list.current?.querySelector('[aria-current=true]')?.closest('li');
      const beside = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('section');
      const next = beside?.querySelector<HTMLElement>('button, h2');
      if (!takes(next)) takes(heading.current);
    },
  };
};
