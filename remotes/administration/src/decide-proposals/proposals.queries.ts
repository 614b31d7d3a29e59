import { decideFundProposal, listFundProposals } from '@portal/contracts/calls/funds/fund-proposals';
import type { DecideProposal } from '@portal/contracts/kernel/proposals';
import { call, dataQuery, i18n, isApiError, notify, useAttempt, useMutation } from '@portal/platform';
import { fundChanged, fundsKey } from '../open-fund/funds-to-edit.queries.ts';

export const pendingProposals = dataQuery([...fundsKey, 'proposals'], listFundProposals, {
  query: { state: ['PENDING'], pageSize: 100 },
});

/** What somebody else decided leaves the page with its question, so a notice says why. */
export const notifyIfDecided = (error: Error): void => {
  if (isApiError(error) && (error.code === 'invalid_state' || error.code === 'not_found'))
    notify.error(i18n.t('administration:proposals.late'));
};

/** A refusal stays where it was asked; either way the list and the funds are read anew. */
export const useDecideProposal = (id: string) => {
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (body: DecideProposal) =>
      call(decideFundProposal, { params: { id }, body, idempotencyKey: attempt.keyOf(body) }),
    meta: { silent: true },
    onSuccess: ({ message }) => {
      attempt.isDone();
      notify.success(message);
    },
    onError: notifyIfDecided,
    onSettled: fundChanged,
  });
};
