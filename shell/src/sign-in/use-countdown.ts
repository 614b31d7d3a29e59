import { useEffect, useReducer } from 'react';

/** Seconds until `endsAt`, in milliseconds since 1970. Counts by the clock, so that a sleeping tab wakes up right. */
export const useCountdown = (endsAt: number): number => {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [running]);

  return left;
};
