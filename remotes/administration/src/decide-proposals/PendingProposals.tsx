import type { FundProposal } from '@portal/contracts/funds/fund-proposals';
import type { DecideProposal } from '@portal/contracts/kernel/proposals';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  localise,
  useQuery,
  useTranslation,
} from '@portal/platform';
import { Box, Button, Card, DescriptionList, Flex, Heading, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { ChangeList } from '../show-changes/ChangeList.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { pendingProposals, useDecideProposal } from './proposals.queries.ts';

const What = ({ proposal }: { proposal: FundProposal }) => {
  const { t } = useTranslation('administration');
  const { process, amount, balanceBefore, balanceAfter, changes } = proposal;
  if (!process || !amount || !balanceBefore || !balanceAfter) return <ChangeList changes={changes} />;
  return (
    <DescriptionList
      columns={4}
      items={[
        { label: t('ledger.what'), value: t(`ledger.process.${process}`) },
        { label: t('ledger.amount'), value: <bdi dir="ltr">{formatMoney(amount)}</bdi> },
        { label: t('ledger.before'), value: formatMoney(balanceBefore) },
        { label: t('ledger.after'), value: formatMoney(balanceAfter) },
      ]}
    />
  );
};

const Proposal = ({ proposal }: { proposal: FundProposal }) => {
  const { t } = useTranslation('administration');
  const [asked, setAsked] = useState<DecideProposal['decision']>();
  const decide = useDecideProposal(proposal.id);
  const { fundTitle, proposedBy, proposedAt, expiresAt, reference, note, may, kind } = proposal;
  const ask = (decision: DecideProposal['decision'], variant: 'solid' | 'outline') => (
    <Button size="sm" variant={variant} onClick={() => setAsked(decision)}>
      {t(`proposals.${decision}.verb`)}
    </Button>
  );
  return (
    <Box as="article" borderTopWidth="1px" pt="5">
      <Heading as="h3" textStyle="panelTitle">
        {localise(fundTitle)}
      </Heading>
      <Text textStyle="meta" color="fg.muted" mb="4">
        {t('proposals.by', { name: proposedBy.name, at: formatDateTime(proposedAt) })}
        {t('separator')}
        {t('proposals.until', { date: formatDate(expiresAt) })}
      </Text>
      {kind === 'DETAILS' && <Text mb="2">{t('proposals.details')}</Text>}
      <What proposal={proposal} />
      {reference && <Text mt="3">{t('proposals.reference', { reference })}</Text>}
      {note && (
        <Text mt="1" dir="auto" whiteSpace="pre-line">
          {note}
        </Text>
      )}
      <Flex gap="3" wrap="wrap" mt="4" align="center">
        {may.decide && ask('APPROVE', 'solid')}
        {may.decide && ask('REJECT', 'outline')}
        {may.withdraw && ask('WITHDRAW', 'outline')}
        {may.withdraw && <Text color="fg.muted">{t('proposals.own')}</Text>}
      </Flex>
      {asked && (
        <DecideDialog
          decision={asked}
          effect={t(`proposals.${asked}.effect`)}
          decide={decide}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
};

/** Changes of funds that wait for a second person; nothing while there is none. */
export const PendingProposals = () => {
  const { t } = useTranslation('administration');
  const { data: proposals = [] } = useQuery(pendingProposals);
  if (proposals.length === 0) return null;
  return (
    <Card as="section" p={{ base: '5', lg: '7' }} mb="5" aria-labelledby="proposals-title">
      <Heading textStyle="cardTitle" id="proposals-title">
        {t('proposals.title')}
      </Heading>
      <Text color="fg.muted" mb="5">
        {t('proposals.lead')}
      </Text>
      <Stack gap="6">
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </Stack>
    </Card>
  );
};
