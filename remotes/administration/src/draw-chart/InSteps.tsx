import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

/** Draws each of its children in a task of its own: all at once, a chart keeps a slow phone busy for half a second. */
export const InSteps = ({ children }: { children: ReactNode }) => {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < parts.length) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, parts.length]);
  return parts.slice(0, drawn);
};
