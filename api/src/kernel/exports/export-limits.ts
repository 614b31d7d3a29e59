import { type Limit, perUser } from '../http/limiter.ts';

/** What one person may ask for; all kinds of spreadsheets count together. */
export const exportLimits: readonly Limit[] = [perUser('export', 5, 600)];
