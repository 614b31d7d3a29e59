import { useEffect, useRef } from 'react';

/** The message of the list below the open one; one that is answered leaves the list, and the next takes its place. */
export const useNextMessage = (ids: readonly string[] | undefined, open: string | null | undefined) => {
  const last = useRef(0);
  const index = ids?.indexOf(open ?? '') ?? -1;
  useEffect(() => {
    if (index >= 0) last.current = index;
  }, [index]);
  return ids?.[index >= 0 ? index + 1 : last.current];
};
