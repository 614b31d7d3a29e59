import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Drawn {
  isDrawn: boolean;
  /** As it was when it was last drawn, in CSS pixels. */
  height?: number;
}

const isSelected = (element: Element): boolean => {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(element, true);
};

/**
 * Draws a part of a long content near the sight of what scrolls it, and where it is selected, so that it can be copied.
 * `place` is the part, `unseen` the text that stands in for it: the browser's search finds it and has it drawn.
 */
export const useDrawnInSight = (isFirst: boolean) => {
  const place = useRef<HTMLTableSectionElement>(null);
  const [{ isDrawn, height }, setDrawn] = useState<Drawn>({ isDrawn: isFirst });
  useEffect(() => {
    const here = place.current;
    if (!here) return;
    const near = new IntersectionObserver(
      (seen) => {
        const entry = seen.at(-1);
        if (!entry) return;
        const { isIntersecting, boundingClientRect } = entry;
        const stays = isIntersecting || isSelected(here);
        setDrawn((before) =>
          before.isDrawn && !stays
            ? { isDrawn: stays, height: boundingClientRect.height }
            : { ...before, isDrawn: stays },
        );
      },
      { rootMargin: '50% 0px', scrollMargin: '50% 0px' },
    );
    near.observe(here);
    return () => near.disconnect();
  }, []);
  useEffect(() => {
    if (isDrawn) return;
    const draw = () => {
      if (place.current && isSelected(place.current)) setDrawn({ isDrawn: true });
    };
    document.addEventListener('selectionchange', draw);
    return () => document.removeEventListener('selectionchange', draw);
  }, [isDrawn]);
  const [unseen] = useState(() => (text: HTMLDivElement | null) => {
    text?.setAttribute('hidden', 'until-found');
    // Drawn before the browser goes on, which then finds the same words in their cells.
    text?.addEventListener('beforematch', () => flushSync(() => setDrawn({ isDrawn: true })));
  });
  return { place, unseen, isDrawn, height };
};
