import { listFunds } from '@portal/contracts/calls/funds/funds';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { QueueRow } from '@portal/contracts/review/queue';
import { call, dataQuery, keepPreviousData, queryOptions } from '@portal/platform';

const PAGE = 100;

/** As many as a meeting could look at: the best of them. */
const MAX_ROWS = 500;

export const funds = dataQuery(['review', 'funds'], listFunds);

export interface Period {
  from: string | undefined;
  to: string | undefined;
}

/** What is not decided and has a score, the best first. */
export const scoredApplications = (fundId: string, { from, to }: Period) =>
  queryOptions({
    // Below the applications of the queue, so that whatever changes one is asked for here as well.
    queryKey: ['review', 'applications', 'ranking', fundId, from, to],
    queryFn: async ({ signal }) => {
      const found: QueueRow[] = [];
      for (let page = 1; page <= MAX_ROWS / PAGE; page += 1) {
        const { data } = await call(listFundApplications, {
          params: { fundId },
          query: {
            status: ['UNDER_REVIEW', 'RESUBMITTED', 'RECOMMENDED', 'NOT_RECOMMENDED'],
            sortBy: 'meanScore',
            order: 'DESC',
            page,
            pageSize: PAGE,
            ...(from && { from }),
            ...(to && { to }),
          },
          signal,
        });
        found.push(...data.filter(({ meanScore }) => meanScore !== null));
        if (data.length < PAGE || data.at(-1)?.meanScore === null) break;
      }
      return found;
    },
    placeholderData: keepPreviousData,
  });
