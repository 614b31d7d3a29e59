import { updateFund } from '@portal/contracts/calls/funds/funds';
import type { UpdateFund } from '@portal/contracts/funds/fund.schemas';
import { call, notify, useMutation, useQueryClient } from '@portal/platform';
import { fundsKey, fundToEdit } from '../open-fund/funds-to-edit.queries.ts';

export const useUpdateFund = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateFund) => call(updateFund, { body }),
    meta: { silent: true },
    onSuccess: ({ data, message }) => {
      notify.success(message);
      client.setQueryData(fundToEdit(data.fundId).queryKey, data);
      void client.invalidateQueries({ queryKey: [...fundsKey, 'all'] });
    },
  });
};

/** Reads a fund anew after somebody else saved it. @throws ApiError */
export const useNewestFund = (id: string) => {
  const client = useQueryClient();
  return () => client.fetchQuery(fundToEdit(id));
};
