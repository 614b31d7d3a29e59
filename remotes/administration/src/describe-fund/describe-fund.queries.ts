import { updateFund } from '@portal/contracts/calls/funds/funds';
import type { UpdateFund } from '@portal/contracts/funds/fund.schemas';
import { call, isApiError, notify, queryClient, useMutation } from '@portal/platform';
import { fundsKey, fundToEdit } from '../open-fund/funds-to-edit.queries.ts';

/** Somebody else saved the fund meanwhile. */
export const isStaleVersion = (error: unknown): boolean =>
  isApiError(error) && error.code === 'stale_version';

export const useUpdateFund = () =>
  useMutation({
    mutationFn: (body: UpdateFund) => call(updateFund, { body }),
    meta: { silent: true },
    onSuccess: ({ data, message }) => {
      notify.success(message);
      queryClient.setQueryData(fundToEdit(data.fundId).queryKey, data);
      void queryClient.invalidateQueries({ queryKey: [...fundsKey, 'all'] });
    },
    // What somebody else saved is shown beside what was typed.
    onError: (error, { fundId }) => {
      if (isStaleVersion(error))
        void queryClient.invalidateQueries({ queryKey: fundToEdit(fundId).queryKey });
    },
  });

/** Reads a fund anew after somebody else saved it. @throws ApiError */
export const newestFund = (id: string) => queryClient.fetchQuery(fundToEdit(id));
