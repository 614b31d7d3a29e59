import { getFirstReplies, listContactMessages } from '@portal/contracts/contact-messages/calls';
import { listFundApplications } from '@portal/contracts/review/calls';
import { call, queryOptions } from '@portal/platform';

const key = ['administration', 'waiting'] as const;

export interface Waiting {
  count: number;
  /** When the oldest came, ISO; null when there is none. */
  oldestAt: string | null;
}

/** Messages of visitors that nobody answered, the oldest first. */
export const unansweredMessages = queryOptions({
  queryKey: [...key, 'messages'],
  queryFn: async ({ signal }): Promise<Waiting> => {
    const { data, total } = await call(listContactMessages, {
      query: { status: ['NEW', 'OPEN'], sortBy: 'createdAt', order: 'ASC', pageSize: 10 },
      signal,
    });
    return { count: total, oldestAt: data[0]?.createdAt ?? null };
  },
});

/** How soon visitors of the last 30 days were answered first. The rest of the dashboard does without it. */
export const firstReplies = queryOptions({
  queryKey: [...key, 'first-replies'],
  queryFn: ({ signal }) => call(getFirstReplies, { signal }).then(({ data }) => data),
  meta: { silent: true },
});

/** Applications that the signed-in reviewer was given and that are still in review, the oldest first. */
export const myReviews = queryOptions({
  queryKey: [...key, 'reviews'],
  queryFn: async ({ signal }): Promise<Waiting> => {
    const { data, total } = await call(listFundApplications, {
      params: { fundId: 'all' },
      query: {
        assignedToMe: true,
        status: ['SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW'],
        sortBy: 'submittedAt',
        order: 'ASC',
        pageSize: 10,
      },
      signal,
    });
    return { count: total, oldestAt: data[0]?.submittedAt ?? null };
  },
});
