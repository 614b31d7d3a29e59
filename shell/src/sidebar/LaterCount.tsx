import { lazyPart } from '@portal/platform';
import type { SidebarEntry } from '@portal/platform/area';
import { useEffect, useState } from 'react';

const WaitingCount = lazyPart(
  async () => (await import(/* webpackChunkName: "waiting-count" */ './WaitingCount.tsx')).WaitingCount,
);

/** What the page itself reads goes first. */
const AFTER_MS = 1_000;

/** How much waits at an entry of the menu, once the page has had time to stand. */
export const LaterCount = ({ waiting }: { waiting: SidebarEntry['waiting'] | undefined }) => {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return waiting && isLater ? <WaitingCount {...waiting} /> : null;
};
