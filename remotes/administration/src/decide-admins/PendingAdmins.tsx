import type { AdminProposal } from '@portal/contracts/identity/admin-proposals';
import { formatDate, formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { DecideDialog, type Decided } from '../decide-proposals/DecideDialog.tsx';
import { pendingAdmins, useDecideAdmin } from './admin-proposals.queries.ts';

const ProposedAdmin = ({ proposal }: { proposal: AdminProposal }) => {
  const { t } = useTranslation('administration');
  const [asked, setAsked] = useState<Decided['decision']>();
  const decide = useDecideAdmin(proposal.id);
  const { firstName, lastName, email, proposedBy, proposedAt, expiresAt, may } = proposal;
  const ask = (decision: Decided['decision'], variant: 'solid' | 'outline') => (
    <Button size="sm" variant={variant} onClick={() => setAsked(decision)}>
      {t(`proposals.${decision}.verb`)}
    </Button>
  );
  return (
    <Box as="article" borderTopWidth="1px" pt="5">
      <Heading as="h3" textStyle="panelTitle">
        {firstName} {lastName}
      </Heading>
      <Text as="bdi" overflowWrap="anywhere">
        {email}
      </Text>
      <Text textStyle="meta" color="fg.muted">
        {t('proposals.by', { name: proposedBy.name, at: formatDateTime(proposedAt) })}
        {t('separator')}
        {t('proposals.until', { date: formatDate(expiresAt) })}
      </Text>
      <Flex gap="3" wrap="wrap" mt="4" align="center">
        {may.decide && ask('APPROVE', 'solid')}
        {may.decide && ask('REJECT', 'outline')}
        {may.withdraw && ask('WITHDRAW', 'outline')}
        {may.withdraw && <Text color="fg.muted">{t('proposals.own')}</Text>}
      </Flex>
      {asked && (
        <DecideDialog
          decision={asked}
          effect={t(`proposedAdmins.effect.${asked}`)}
          decide={decide}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
};

/** Admins whom one Admin proposed and another has to approve; nothing while there is none. */
export const PendingAdmins = () => {
  const { t } = useTranslation('administration');
  const { data: proposals = [] } = useQuery(pendingAdmins);
  if (proposals.length === 0) return null;
  return (
    <Card as="section" p={{ base: '5', lg: '7' }} mb="5" aria-labelledby="proposed-admins-title">
      <Heading textStyle="cardTitle" id="proposed-admins-title">
        {t('proposedAdmins.title')}
      </Heading>
      <Text color="fg.muted" mb="5">
        {t('proposals.lead')}
      </Text>
      <Stack gap="6">
        {proposals.map((proposal) => (
          <ProposedAdmin key={proposal.id} proposal={proposal} />
        ))}
      </Stack>
    </Card>
  );
};
