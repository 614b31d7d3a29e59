import { lazyPart } from '@portal/platform';
import { type FC, useEffect, useState } from 'react';

/** What the page itself reads goes first. */
const AFTER_MS = 1_000;

/** A part that comes once the page has had time to stand, and there is a connection. */
const later =
  <P extends object>(Part: FC<P>): FC<P> =>
  (props) => {
    const [isLater, setLater] = useState(false);
    useEffect(() => {
      const show = () =>
        navigator.onLine ? setLater(true) : window.addEventListener('online', show, { once: true });
      const timer = setTimeout(show, AFTER_MS);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', show);
      };
    }, []);
    return isLater ? <Part {...props} /> : null;
  };

export const LaterCount = later(
  lazyPart<{ at: string }>(
    async () => (await import(/* webpackChunkName: "waiting" */ './WaitingCount.tsx')).WaitingCount,
  ),
);

export const LaterBell = later(
  lazyPart(async () => (await import(/* webpackChunkName: "waiting" */ './WaitingBell.tsx')).WaitingBell),
);
