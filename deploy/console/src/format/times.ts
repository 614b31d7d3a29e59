const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const seconds = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** `22 Nov 12:41`, in the time of the person's device. */
export const when = (at: string | number): string =>
  `${day.format(new Date(at))} ${clock.format(new Date(at))}`;

export const timeOfDay = (at: string | number): string => clock.format(new Date(at));

export const exactTime = (at: number): string => seconds.format(new Date(at));

/** `42 min`, `3 h`, `2 days`. */
export const since = (at: string, now = Date.now()): string => {
  const minutes = Math.max(0, Math.round((now - new Date(at).getTime()) / 60_000));
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
};

/** `0.4 s`, `6 s`, `3 min 10 s`. */
export const took = (ms: number): string => {
  if (ms < 950) return `${(ms / 1000).toFixed(1)} s`;
  const whole = Math.round(ms / 1000);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
};
