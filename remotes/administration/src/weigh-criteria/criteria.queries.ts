import { getCriteria, saveCriteria } from '@portal/contracts/calls/review/criteria';
import type { SaveCriteria } from '@portal/contracts/review/criteria';
import { call, dataQuery, notify, queryOptions, useMutation } from '@portal/platform';
import { fundsKey, toEdit } from '../open-fund/funds-to-edit.queries.ts';

/** The criteria as they are now: never read again while somebody types into their form. */
export const criteriaToEdit = (fundId: string) =>
  queryOptions({
    ...dataQuery([...fundsKey, 'criteria', fundId], getCriteria, { params: { id: fundId }, query: {} }),
    ...toEdit,
  });

/** One version, which never changes. */
export const criteriaOfVersion = (fundId: string, version: number) =>
  queryOptions({
    ...dataQuery([...fundsKey, 'criteria', fundId, version], getCriteria, {
      params: { id: fundId },
      query: { version },
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useSaveCriteria = (fundId: string) =>
  useMutation({
    mutationFn: (body: SaveCriteria) => call(saveCriteria, { params: { id: fundId }, body }),
    meta: { silent: true },
    onSuccess: ({ message }) => notify.success(message),
  });
