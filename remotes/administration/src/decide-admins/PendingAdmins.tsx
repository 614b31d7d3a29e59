import { decideAdminProposal, listAdminProposals } from '@portal/contracts/calls/identity/admin-proposals';
import type { AdminProposal } from '@portal/contracts/identity/admin-proposals';
import type { DecideProposal } from '@portal/contracts/kernel/proposals';
import {
  call,
  dataQuery,
  notify,
  queryClient,
  useMutation,
  useQuery,
  useTranslation,
} from '@portal/platform';
import { usersKey } from '../change-user/users.queries.ts';
import { ProposalCard, ProposalList } from '../decide-proposals/ProposalCard.tsx';
import { notifyIfDecided } from '../decide-proposals/proposals.queries.ts';

const pendingAdmins = dataQuery([...usersKey, 'proposals'], listAdminProposals, {
  query: { pageSize: 100 },
});

/** A refusal stays where it was asked; either way the list and the users are read anew. */
const useDecideAdmin = (id: string) =>
  useMutation({
    mutationFn: (body: DecideProposal) => call(decideAdminProposal, { params: { id }, body }),
    meta: { silent: true },
    onSuccess: ({ message }) => notify.success(message),
    onError: notifyIfDecided,
    onSettled: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });

const ProposedAdmin = ({ proposal }: { proposal: AdminProposal }) => {
  const { t } = useTranslation('administration');
  const decide = useDecideAdmin(proposal.id);
  return (
    <ProposalCard
      title={`${proposal.firstName} ${proposal.lastName}`}
      subtitle={proposal.email}
      proposal={proposal}
      decide={decide}
      effectOf={(decision) => t(`proposedAdmins.effect.${decision}`)}
    />
  );
};

/** Admins whom one Admin proposed and another has to approve. */
export const PendingAdmins = () => {
  const { t } = useTranslation('administration');
  const { data } = useQuery(pendingAdmins);
  return <ProposalList title={t('proposedAdmins.title')} proposals={data} one={ProposedAdmin} />;
};
