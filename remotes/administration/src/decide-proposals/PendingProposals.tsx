import type { FundProposal } from '@portal/contracts/funds/fund-proposals';
import { formatMoney, localise, TextLink, useQuery, useTranslation } from '@portal/platform';
import { DescriptionList, Text } from '@portal/ui';
import { applicationReview } from '../navigation/paths.ts';
import { ChangeList } from '../show-changes/ChangeList.tsx';
import { FileLine } from '../show-file/FileLine.tsx';
import { ProposalCard, ProposalList } from './ProposalCard.tsx';
import { pendingProposals, useDecideProposal } from './proposals.queries.ts';

const What = ({ proposal }: { proposal: FundProposal }) => {
  const { t } = useTranslation('administration');
  const { process, amount, balanceBefore, balanceAfter, changes, counterparty, application } = proposal;
  if (!process || !amount || !balanceBefore || !balanceAfter) return <ChangeList changes={changes} />;
  return (
    <DescriptionList
      items={[
        { label: t('ledger.what'), value: t(`ledger.process.${process}`) },
        { label: t('ledger.amount'), value: <bdi dir="ltr">{formatMoney(amount)}</bdi> },
        { label: t('ledger.before'), value: formatMoney(balanceBefore) },
        { label: t('ledger.after'), value: formatMoney(balanceAfter) },
        counterparty && { label: t('ledger.counterparty'), value: <bdi>{counterparty}</bdi> },
        application && {
          label: t('ledger.application'),
          value: (
            <TextLink to={applicationReview(application.id)}>
              <bdi>{application.applicationNumber ?? application.id}</bdi>
            </TextLink>
          ),
        },
      ].filter((item) => !!item)}
    />
  );
};

const Proposal = ({ proposal }: { proposal: FundProposal }) => {
  const { t } = useTranslation('administration');
  const decide = useDecideProposal(proposal.id);
  const { fundTitle, reference, note, kind, attachment } = proposal;
  return (
    <ProposalCard
      title={localise(fundTitle)}
      proposal={proposal}
      decide={decide}
      effectOf={(decision) => t(`proposals.${decision}.effect`)}
    >
      {kind === 'DETAILS' && <Text mb="2">{t('proposals.details')}</Text>}
      <What proposal={proposal} />
      {reference && <Text mt="3">{t('proposals.reference', { reference })}</Text>}
      {note && (
        <Text mt="1" dir="auto" whiteSpace="pre-line">
          {note}
        </Text>
      )}
      {attachment && <FileLine file={attachment} mt="3" w="fit-content" maxW="full" />}
    </ProposalCard>
  );
};

/** Changes of funds that wait for a second person. */
export const PendingProposals = () => {
  const { t } = useTranslation('administration');
  const { data } = useQuery(pendingProposals);
  return <ProposalList title={t('proposals.title')} proposals={data} one={Proposal} />;
};
