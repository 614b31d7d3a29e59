import type { Draft } from '@portal/contracts/applications/application.schemas';
import { type ApiError, isApiError, useQuery } from '@portal/platform';
import { standingQuery } from './draft.queries.ts';

/** What became of a form elsewhere, so that nothing is saved in it any more. */
export type Ended = { kind: 'sent'; at: string } | { kind: 'withdrawn' } | { kind: 'gone' };

/** What became of an application whose form is not open any more. */
export const useEndOf = (id: string, isOver: boolean): Ended | null => {
  const { data, error } = useQuery({ ...standingQuery(id), enabled: isOver });
  if (!isOver) return null;
  if (data === null || (isApiError(error) && error.status === 404)) return { kind: 'gone' };
  if (data?.status === 'WITHDRAWN') return { kind: 'withdrawn' };
  if (!data?.receipt || data.status === 'RETURNED') return null;
  return { kind: 'sent', at: data.receipt.at };
};

const refusedAsOver = new Set(['not_found', 'invalid_state']);

/** Asked once the server has refused answers because the form is not open any more. */
export const useEnded = (draft: Draft | null, refusal: ApiError | null): Ended | null =>
  useEndOf(draft?.id ?? '', draft !== null && refusal !== null && refusedAsOver.has(refusal.code));
