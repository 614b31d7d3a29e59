import { languages } from '@portal/contracts';
import { inboxKinds, waitingStates } from '@portal/contracts/support/enums';
import type { InboxQuery } from '@portal/contracts/support/inbox';
import { dayIn, given, manyIn, oneIn, pagingIn } from '@portal/platform';
import { sortInAddress } from '../show-list/sort-in-address.ts';

/** Instead of what waits, which needs no word in the address. */
export const otherStates = ['ANSWERED', 'CLOSED', 'ALL'] as const;
export const holders = ['ME', 'NOBODY'] as const;

/** What the address of the inbox asks for; `open` is the message or the chat that is shown beside it. */
export const inboxFilters = (params: URLSearchParams) => {
  const search = params.get('search')?.trim() ?? '';
  const kind = oneIn(params, 'kind', inboxKinds);
  const state = oneIn(params, 'state', otherStates);
  const assignedTo = oneIn(params, 'assignedTo', holders);
  const language = manyIn(params, 'language', languages);
  const from = dayIn(params, 'from');
  const to = dayIn(params, 'to');
  // Who has waited longest comes first; of all else what happened last.
  const first =
    state === undefined
      ? ({ sortBy: 'waitingSince', order: 'ASC' } as const)
      : ({ sortBy: 'lastActivityAt', order: 'DESC' } as const);
  const asked = sortInAddress(params, [first.sortBy]);
  const sorted = { ...first, ...asked };
  const query: InboxQuery = {
    ...pagingIn(params),
    ...(state === undefined ? { state: [...waitingStates], ...sorted } : asked),
    ...(state !== undefined && state !== 'ALL' && { state: [state] }),
    ...given({ search, kind: kind && [kind], assignedTo, language, from, to }),
  };
  const isFiltered = Object.keys(given({ search, state, assignedTo, language, from, to })).length > 0;
  return {
    query,
    sorted,
    search,
    kind,
    state,
    assignedTo,
    language,
    from,
    to,
    isFiltered,
    open: params.get('open'),
  };
};
