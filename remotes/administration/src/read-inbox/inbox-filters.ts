import { languages } from '@portal/contracts';
import { inboxKinds, waitingStates } from '@portal/contracts/support/enums';
import { manyIn, oneIn } from '@portal/platform';
import { listInAddress } from '../show-list/list-in-address.ts';

/** Instead of what waits, which needs no word in the address. */
export const otherStates = ['ANSWERED', 'CLOSED', 'ALL'] as const;
export const holders = ['ME', 'NOBODY'] as const;

/** What the address of the inbox asks for. */
export const inboxFilters = (params: URLSearchParams) => {
  const kind = oneIn(params, 'kind', inboxKinds);
  const state = oneIn(params, 'state', otherStates);
  // Who has waited longest comes first; of all else what happened last.
  const [sort, order] =
    state === undefined ? (['waitingSince', 'ASC'] as const) : (['lastActivityAt', 'DESC'] as const);
  const list = listInAddress(
    params,
    [sort],
    { assignedTo: oneIn(params, 'assignedTo', holders), language: manyIn(params, 'language', languages) },
    order,
  );
  return {
    ...list,
    kind,
    state,
    query: {
      ...list.query,
      ...(state === undefined
        ? { state: [...waitingStates], ...list.sorted }
        : state !== 'ALL' && { state: [state] }),
      ...(kind && { kind: [kind] }),
    },
    isFiltered: list.isFiltered || state !== undefined,
  };
};
