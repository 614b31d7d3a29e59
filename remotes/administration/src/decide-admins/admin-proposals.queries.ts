import { decideAdminProposal, listAdminProposals } from '@portal/contracts/calls/identity/admin-proposals';
import type { DecideProposal } from '@portal/contracts/kernel/proposals';
import { call, dataQuery, notify, queryClient, useMutation } from '@portal/platform';
import { usersKey } from '../change-user/users.queries.ts';
import { tellIfDecided } from '../decide-proposals/proposals.queries.ts';

export const pendingAdmins = dataQuery([...usersKey, 'proposals'], listAdminProposals, {
  query: { pageSize: 100 },
});

/** A refusal stays where it was asked; either way the list and the users are read anew. */
export const useDecideAdmin = (id: string) =>
  useMutation({
    mutationFn: (body: DecideProposal) => call(decideAdminProposal, { params: { id }, body }),
    meta: { silent: true },
    onSuccess: ({ message }) => notify.success(message),
    onError: tellIfDecided,
    onSettled: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });
