import { MANAGER, REVIEWER, type Role, SUPER } from '../access/roles.ts';
import type { QueueFilters } from './queue.ts';

export const queueColumns = [
  'applicationNumber',
  'projectTitle',
  'organisationName',
  'status',
  'dueAt',
  'reviewers',
  'meanScore',
  'scoreSpread',
  'waitingSince',
  'amountRequested',
  'amountRecommended',
  'countryCode',
  'sector',
  'submittedAt',
  'updatedAt',
  'language',
] as const;
export type QueueColumn = (typeof queueColumns)[number];

/** What a view asks for: filters and an order. */
export type ViewQuery = Omit<QueueFilters, 'page' | 'pageSize' | 'after'>;

const ofStaff = [MANAGER, SUPER] as const;
const ofAll = [REVIEWER, MANAGER, SUPER] as const;

/** The views that everybody of a role has, in their order; the first is the one that opens. */
export const builtInViews = {
  TO_JUDGE: { roles: [REVIEWER], query: { toJudge: true, sortBy: 'dueAt', order: 'ASC' } },
  DUE_NEXT: {
    roles: ofAll,
    query: {
      status: ['SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'RECOMMENDED', 'NOT_RECOMMENDED'],
      sortBy: 'dueAt',
      order: 'ASC',
    },
  },
  LATE: { roles: ofAll, query: { late: true, sortBy: 'dueAt', order: 'ASC' } },
  MINE: { roles: [REVIEWER], query: { assignedToMe: true } },
  NO_REVIEWER: { roles: ofStaff, query: { unassigned: true } },
  TO_DECIDE: { roles: ofStaff, query: { toDecide: true } },
  TO_SIGN: { roles: [SUPER], query: { toSign: true } },
  DISAGREEMENT: { roles: ofStaff, query: { disagreement: true, sortBy: 'scoreSpread', order: 'DESC' } },
  ALL: { roles: ofAll, query: {} },
} as const satisfies Record<string, { roles: readonly Role[]; query: ViewQuery }>;

export type BuiltInView = keyof typeof builtInViews;
export const builtInKeys = Object.keys(builtInViews) as [BuiltInView, ...BuiltInView[]];

export const builtInViewsOf = (role: Role): BuiltInView[] =>
  builtInKeys.filter((key) => (builtInViews[key].roles as readonly Role[]).includes(role));
