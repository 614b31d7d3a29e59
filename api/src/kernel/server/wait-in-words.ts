import type { Language } from '@portal/contracts';

const MINUTE = 60;
const HOUR = 3600;

/** A wait of so many seconds in words and whole units, never shorter than it is: "32 minutes". */
export const waitInWords = (seconds: number, language: Language): string => {
  const [unit, length] =
    seconds < MINUTE ? ['second', 1] : seconds <= 1.5 * HOUR ? ['minute', MINUTE] : ['hour', HOUR];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.ceil(seconds / length)));
};
