import { proposeReviewers } from '@portal/contracts/calls/review/proposals';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import { getFirstReplies } from '@portal/contracts/calls/support/contact-messages';
import { getInboxWaiting } from '@portal/contracts/calls/support/inbox';
import { call, dataQuery, queryOptions } from '@portal/platform';
import { inboxKey } from '../../count-waiting/inbox-waiting.queries.ts';
import { pendingProposals } from '../../decide-proposals/proposals.queries.ts';
import { failedWork } from '../../retry-failed-work/failed-work.queries.ts';

const key = ['administration', 'waiting'] as const;

export interface Waiting {
  count: number;
  /** When the oldest came, ISO; null when there is none. */
  oldestAt: string | null;
}

/** Who wrote by whatever way, may be read by the signed-in person and waits for a reply. */
export const whoWrote = queryOptions({
  ...dataQuery([...inboxKey, 'waiting'], getInboxWaiting),
  select: (data): Waiting => {
    const waiting = Object.values(data).flatMap((one) => one ?? []);
    const since = waiting.flatMap(({ oldestAt }) => oldestAt ?? []).sort();
    return { count: waiting.reduce((sum, { count }) => sum + count, 0), oldestAt: since[0] ?? null };
  },
});

/** How soon visitors of the last 30 days were answered first. The rest of the dashboard does without it. */
export const firstReplies = queryOptions({
  ...dataQuery([...key, 'first-replies'], getFirstReplies),
  meta: { silent: true },
});

/** Applications that the signed-in reviewer was given and has still to judge, the oldest first. */
export const myReviews = queryOptions({
  queryKey: [...key, 'reviews'],
  queryFn: async ({ signal }): Promise<Waiting> => {
    const { data, total } = await call(listFundApplications, {
      params: { fundId: 'all' },
      query: { toJudge: true, sortBy: 'submittedAt', order: 'ASC', pageSize: 10 },
      signal,
    });
    return { count: total, oldestAt: data[0]?.submittedAt ?? null };
  },
});

/** Applications whose reviewer is away, disabled or has a conflict. Named as in the remote of review, which reads them anew. */
export const replacements = queryOptions({
  ...dataQuery(['review', 'proposals', 'replacements'], proposeReviewers, { body: {} }),
  refetchInterval: false,
  select: (files): Waiting => ({ count: files.length, oldestAt: null }),
});

/** Changes of funds that somebody else proposed and the signed-in Admin may approve. */
export const fundChanges = queryOptions({
  ...pendingProposals,
  select: (proposals): Waiting => {
    const mine = proposals.filter(({ may }) => may.decide);
    return { count: mine.length, oldestAt: mine.map(({ proposedAt }) => proposedAt).sort()[0] ?? null };
  },
});

/** Mails and jobs that were given up, which wait for an Admin. */
export const givenUp = queryOptions({
  ...failedWork(),
  select: (works): Waiting => ({ count: works.length, oldestAt: works.at(-1)?.failedAt ?? null }),
});
