import type { Language } from '@portal/contracts';

const MINUTE = 60;
const HOUR = 3600;

/** A number of seconds as text, rounded up to whole units: "32 minutes". */
export const formatWait = (seconds: number, language: Language): string => {
  const [unit, length] =
    seconds < MINUTE ? ['second', 1] : seconds <= 1.5 * HOUR ? ['minute', MINUTE] : ['hour', HOUR];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.ceil(seconds / length)));
};
