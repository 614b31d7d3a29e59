import type { InboxItem } from '@portal/contracts/support/inbox';
import { useEffect, useRef } from 'react';

const NONE: readonly InboxItem[] = [];

/** The contact message below the open one; one that is answered leaves the list, and the next takes its place. */
export const useNextMessage = (rows: readonly InboxItem[] = NONE, open: string | null | undefined) => {
  const last = useRef(0);
  const index = rows.findIndex(({ id }) => id === open);
  useEffect(() => {
    if (index >= 0) last.current = index;
  }, [index]);
  const after = index >= 0 ? index + 1 : last.current;
  return rows.find(({ kind }, at) => at >= after && kind === 'CONTACT')?.id;
};
