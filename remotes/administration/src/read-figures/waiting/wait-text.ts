import type { Language } from '@portal/contracts';

const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A time that somebody waited, in its largest unit that counts at least one, such as "3 hours". */
export const waitText = (seconds: number, language: Language): string => {
  const [unit, length] = steps.find(([, min]) => seconds >= min) ?? (['minute', 60] as const);
  const count = Math.max(1, Math.round(seconds / length));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(count);
};
