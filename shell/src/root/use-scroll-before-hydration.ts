import { useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * Leaves who has scrolled before hydration where they are: the router's scroll restoration moves the first page
 * to its top, also under a press that has begun. For a component around that restoration.
 */
export const useScrollBeforeHydration = (): void => {
  const pixelsFromTop = useRef(0);
  // Runs before, the other after the effects of what is inside, with no paint between them.
  useInsertionEffect(() => {
    pixelsFromTop.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (pixelsFromTop.current > 0) window.scrollTo({ top: pixelsFromTop.current, behavior: 'instant' });
  }, []);
};
