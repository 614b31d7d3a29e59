import { getEligibility, saveEligibility } from '@portal/contracts/calls/funds/eligibility';
import type { SaveEligibility } from '@portal/contracts/funds/eligibility';
import { call, dataQuery, notify, queryOptions, useMutation } from '@portal/platform';
import { fundsKey, toEdit } from '../open-fund/funds-to-edit.queries.ts';

/** The rules as they are now: never read again while somebody types into their form. */
export const rulesToEdit = (fundId: string) =>
  queryOptions({
    ...dataQuery([...fundsKey, 'eligibility', fundId], getEligibility, { params: { id: fundId } }),
    ...toEdit,
  });

export const useSaveRules = (fundId: string) =>
  useMutation({
    mutationFn: (body: SaveEligibility) => call(saveEligibility, { params: { id: fundId }, body }),
    meta: { silent: true },
    onSuccess: ({ message }) => notify.success(message),
  });
