import { useEffect, useState } from 'react';

/** Seconds left; `restart` begins again. Counts by the clock, so that a sleeping tab wakes up right. */
export const useCountdown = (seconds: number) => {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);

  const restart = (from: number = seconds) => {
    setNow(Date.now());
    setEndsAt(Date.now() + from * 1000);
  };
  return { left, restart };
};
