import { listFundHistory, updateFundBalance } from '@portal/contracts/calls/funds/balance';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { UpdateFundBalance } from '@portal/contracts/funds/fund.schemas';
import { sumAmounts } from '@portal/contracts/funds/money';
import { call, dataQuery, notify, queryClient, useAttempt, useMutation, useQuery } from '@portal/platform';
import { fundChanged, fundsKey, fundToEdit } from '../open-fund/funds-to-edit.queries.ts';

/** Approved applications of a fund, which a disbursement may be for. */
export const approvedApplications = (fundId: string) =>
  dataQuery([...fundsKey, 'approved', fundId], listFundApplications, {
    params: { fundId },
    query: { status: ['APPROVED'], pageSize: 100, sortBy: 'updatedAt', order: 'DESC' },
  });

/** What is still to be paid on the chosen application: its commitment less what was released of it. */
export const useLeftToPay = (fundId: string, applicationId: string): string | undefined => {
  const { data: applications } = useQuery(approvedApplications(fundId));
  const search = applications?.find(({ id }) => id === applicationId)?.applicationNumber ?? '';
  const { data: rows } = useQuery({
    ...dataQuery([...fundsKey, 'commitment', fundId, search], listFundHistory, {
      params: { id: fundId },
      query: { search, process: ['COMMITMENT', 'RELEASE'], pageSize: 100 },
    }),
    enabled: search !== '',
  });
  const own = rows?.filter((row) => row.applicationId === applicationId);
  return own && sumAmounts(own.map(({ amount }) => amount.amount));
};

export const useUpdateBalance = () => {
  const attempt = useAttempt();
  return useMutation({
    // A repeat after a lost answer must not write the row twice.
    mutationFn: (body: UpdateFundBalance) =>
      call(updateFundBalance, { body, idempotencyKey: attempt.keyOf(body) }),
    meta: { silent: true },
    onSuccess: ({ data, message }) => {
      attempt.isDone();
      notify.success(message);
      queryClient.setQueryData(fundToEdit(data.fundId).queryKey, data);
      void fundChanged();
    },
  });
};

/** Reads a fund anew after somebody else saved it. @throws ApiError */
export const newestFund = (id: string) => queryClient.fetchQuery(fundToEdit(id));
