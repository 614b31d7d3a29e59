import { lazyPart } from '@portal/platform';
import { useEffect, useState } from 'react';
import type { WaitingProps } from './Waiting.tsx';

/** What the page itself reads goes first. */
const AFTER_MS = 1_000;

const Waiting = lazyPart(
  async () => (await import(/* webpackChunkName: "waiting" */ './Waiting.tsx')).Waiting,
);

/** What waits, once the page has had time to stand, and there is a connection. */
export const LaterWaiting = (props: WaitingProps) => {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const show = () => navigator.onLine && setLater(true);
    const timer = setTimeout(show, AFTER_MS);
    window.addEventListener('online', show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', show);
    };
  }, []);
  return isLater ? <Waiting {...props} /> : null;
};
