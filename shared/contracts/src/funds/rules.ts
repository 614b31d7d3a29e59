import type { FundStatus } from './enums.ts';

/** Whether a fund takes applications at a moment: open, begun and not yet closed. */
export const isOpen = (
  fund: { status: FundStatus; opensAt: string | null; closesAt: string | null },
  now: Date,
): boolean =>
  fund.status === 'OPEN' &&
  (fund.opensAt === null || new Date(fund.opensAt) <= now) &&
  (fund.closesAt === null || now < new Date(fund.closesAt));
