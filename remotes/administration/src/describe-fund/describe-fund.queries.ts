import { updateFund } from '@portal/contracts/calls/funds/funds';
import type { UpdateFund } from '@portal/contracts/funds/fund.schemas';
import { call, notify, queryClient, useMutation, useNavigate } from '@portal/platform';
import { fundDescription } from '../navigation/paths.ts';
import { fundChanged, fundToEdit } from '../open-fund/funds-to-edit.queries.ts';

export const useUpdateFund = () => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: UpdateFund) => call(updateFund, { body }),
    meta: { silent: true },
    onSuccess: ({ data, message, proposal }) => {
      notify.success(message);
      queryClient.setQueryData(fundToEdit(data.fundId).queryKey, data);
      void fundChanged();
      if (proposal) navigate(fundDescription);
    },
  });
};
