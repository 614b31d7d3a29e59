import { isFinal, type Status } from '@portal/contracts/applications/enums';
import type { SeedContext } from '../../kernel/demo/seeder.ts';
import type { ExampleOutline } from './example-outline.ts';

/** When each thing happened to an application; absent: it did not. ISO instants. */
export interface ExampleDates {
  createdAt: string;
  submittedAt?: string;
  reviewAt?: string;
  returnedAt?: string;
  dueAt?: string;
  resubmittedAt?: string;
  recommendedAt?: string;
  heldAt?: string;
  endedAt?: string;
  /** The last movement. */
  updatedAt: string;
}

const reviewed: ReadonlySet<Status> = new Set<Status>([
  'UNDER_REVIEW',
  'RETURNED',
  'RESUBMITTED',
  'RECOMMENDED',
  'NOT_RECOMMENDED',
  'ON_HOLD',
  'APPROVED',
  'REJECTED',
  'EXPIRED',
]);
const returned: ReadonlySet<Status> = new Set<Status>(['RETURNED', 'RESUBMITTED', 'EXPIRED']);
const recommended: ReadonlySet<Status> = new Set<Status>([
  'RECOMMENDED',
  'NOT_RECOMMENDED',
  'APPROVED',
  'REJECTED',
]);

/** Spreads the events of an example over time, none after the base date. */
export const datesOf = ({ status, sent, took = 30 }: ExampleOutline, context: SeedContext): ExampleDates => {
  // Some hours of the day, so that not everything happens at nine in the morning.
  const after = (days: number): string =>
    context.daysAfter(Math.min(days - sent, -0.05) + context.int(0, 8) / 240 - 8 / 240);
  const createdAt = context.daysBefore(sent + context.int(4, 14));
  if (status === 'DRAFT') return { createdAt, updatedAt: context.daysBefore(sent) };
  const submittedAt = after(0);
  const dates: ExampleDates = { createdAt, submittedAt, updatedAt: submittedAt };
  const happen = <K extends keyof ExampleDates>(key: K, days: number): void => {
    dates.updatedAt = after(days);
    dates[key] = dates.updatedAt;
  };
  if (reviewed.has(status)) happen('reviewAt', Math.min(4, sent / 2));
  if (returned.has(status)) {
    happen('returnedAt', Math.min(14, sent * 0.6));
    dates.dueAt = context.daysAfter(Math.min(14, sent * 0.6) - sent + (status === 'EXPIRED' ? 20 : 60));
  }
  if (status === 'RESUBMITTED') happen('resubmittedAt', sent * 0.8);
  if (recommended.has(status)) happen('recommendedAt', Math.min(took * 0.7, sent * 0.8));
  if (status === 'ON_HOLD') happen('heldAt', 30);
  if (isFinal(status)) happen('endedAt', took);
  return dates;
};
