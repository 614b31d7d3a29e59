import { getEligibility, saveEligibility } from '@portal/contracts/calls/funds/eligibility';
import type { SaveEligibility } from '@portal/contracts/funds/eligibility';
import { call, dataQuery, notify, queryClient, queryOptions, useMutation, useQuery } from '@portal/platform';
import { fundsKey, toEdit } from '../open-fund/funds-to-edit.queries.ts';

/** The rules as they are now: never read again while somebody types into their form. */
const rulesToEdit = (fundId: string) =>
  queryOptions({
    ...dataQuery([...fundsKey, 'eligibility', fundId], getEligibility, { params: { id: fundId } }),
    ...toEdit,
  });

export const useRules = (fundId: string) => useQuery(rulesToEdit(fundId));

export const useSaveRules = (fundId: string) =>
  useMutation({
    mutationFn: (body: SaveEligibility) => call(saveEligibility, { params: { id: fundId }, body }),
    meta: { silent: true },
    onSuccess: ({ message }) => notify.success(message),
  });

/** Reads the rules anew after somebody else saved them. @throws ApiError */
export const newestRules = (fundId: string) => queryClient.fetchQuery(rulesToEdit(fundId));
