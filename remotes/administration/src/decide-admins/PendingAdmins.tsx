import type { AdminProposal } from '@portal/contracts/identity/admin-proposals';
import { useQuery, useTranslation } from '@portal/platform';
import { ProposalCard, ProposalList } from '../decide-proposals/ProposalCard.tsx';
import { pendingAdmins, useDecideAdmin } from './admin-proposals.queries.ts';

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
