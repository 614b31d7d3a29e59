import { useEffect } from 'react';
import type { ChatConnection } from '../connection/chat-connection.ts';

/** Tells the other side that its messages, so many by now, were seen: once the page itself is. */
export const useReadInSight = (link: ChatConnection, id: string, count: number): void => {
  useEffect(() => {
    const look = () => {
      if (count > 0 && document.visibilityState === 'visible') link.read(id);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [link, id, count]);
};
