import type { Limit } from '../http/limiter.ts';

/** What one person may ask for; all kinds of spreadsheets count together. */
export const exportLimits: readonly Limit[] = [
  { name: 'export', max: 5, seconds: 600, by: 'user', store: 'database' },
];
