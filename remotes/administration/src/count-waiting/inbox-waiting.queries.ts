import { getInboxWaiting } from '@portal/contracts/calls/support/inbox';
import { dataQuery, queryOptions } from '@portal/platform';

/** Everything read of the inbox; what changes an item reads all of it anew. */
export const inboxKey = ['administration', 'inbox'] as const;

/** Others answer, too, and people go on writing. */
const LOOK_MS = 20_000;
export const live = { refetchInterval: LOOK_MS, staleTime: 0 };

export const inboxWaiting = queryOptions({
  ...dataQuery([...inboxKey, 'waiting'], getInboxWaiting, { background: true }),
  ...live,
});
