import { updateFund } from '@portal/contracts/calls/funds/funds';
import type { UpdateFund } from '@portal/contracts/funds/fund.schemas';
import { call, notify, queryClient, useMutation } from '@portal/platform';
import { fundsKey, fundToEdit } from '../open-fund/funds-to-edit.queries.ts';

export const useUpdateFund = () =>
  useMutation({
    mutationFn: (body: UpdateFund) => call(updateFund, { body }),
    meta: { silent: true },
    onSuccess: ({ data, message }) => {
      notify.success(message);
      queryClient.setQueryData(fundToEdit(data.fundId).queryKey, data);
      void queryClient.invalidateQueries({ queryKey: [...fundsKey, 'all'] });
    },
  });

/** Reads a fund anew after somebody else saved it. @throws ApiError */
export const newestFund = (id: string) => queryClient.fetchQuery(fundToEdit(id));
