import type { FundProposal } from '@portal/contracts/funds/fund-proposals';
import type { DecideProposal } from '@portal/contracts/kernel/proposals';
import { formatDate, formatDateTime, localise, useTranslation } from '@portal/platform';
import { Box, Button, Card, Flex, Heading, MetaText, Stack, Text } from '@portal/ui';
import { type ComponentProps, type ComponentType, type ReactNode, useId, useState } from 'react';
import { DecideDialog } from './DecideDialog.tsx';

interface ProposalListProps<P> {
  title: string;
  /** Undefined until they are read. */
  proposals: readonly P[] | undefined;
  /** Draws one of them. */
  one: ComponentType<{ proposal: P }>;
}

/** What waits for a second person, of one kind; nothing while there is none. */
export const ProposalList = <P extends { id: string }>(props: ProposalListProps<P>) => {
  const { title, proposals = [], one: One } = props;
  const { t } = useTranslation('administration');
  const id = useId();
  if (proposals.length === 0) return null;
  return (
    <Card as="section" padded mb="5" aria-labelledby={id}>
      <Heading textStyle="cardTitle" id={id}>
        {title}
      </Heading>
      <Text color="fg.muted" mb="5">
        {t('proposals.lead')}
      </Text>
      <Stack gap="6">
        {proposals.map((proposal) => (
          <One key={proposal.id} proposal={proposal} />
        ))}
      </Stack>
    </Card>
  );
};

interface ProposalCardProps {
  title: string;
  subtitle?: string;
  proposal: Pick<FundProposal, 'id' | 'proposedBy' | 'proposedAt' | 'expiresAt' | 'obstacle' | 'may'>;
  decide: ComponentProps<typeof DecideDialog>['decide'];
  effectOf: (decision: DecideProposal['decision']) => string;
  children?: ReactNode;
}

/** One proposal: what it is about, who made it until when, and what the reader may do with it. */
export const ProposalCard = ({
  title,
  subtitle,
  proposal,
  decide,
  effectOf,
  children,
}: ProposalCardProps) => {
  const { t } = useTranslation('administration');
  const [asked, setAsked] = useState<DecideProposal['decision']>();
  const { proposedBy, proposedAt, expiresAt, obstacle, may } = proposal;
  const ask = (decision: DecideProposal['decision'], variant: 'solid' | 'outline') => (
    <Button
      size="sm"
      variant={variant}
      onClick={() => {
        // What became of another try is no answer to this one.
        decide.reset();
        setAsked(decision);
      }}
    >
      {t(`proposals.${decision}.verb`)}
    </Button>
  );
  return (
    <Box as="article" borderTopWidth="1px" pt="5">
      <Heading as="h3" textStyle="panelTitle">
        {title}
      </Heading>
      {subtitle && (
        <Text as="bdi" overflowWrap="anywhere">
          {subtitle}
        </Text>
      )}
      <MetaText>
        {t('proposals.by', { name: proposedBy.name, at: formatDateTime(proposedAt) })}
        {t('separator')}
        {t('proposals.until', { date: formatDate(expiresAt) })}
      </MetaText>
      {children && <Box mt="4">{children}</Box>}
      {obstacle && <Text mt="4">{localise(obstacle)}</Text>}
      <Flex gap="3" wrap="wrap" mt="4" align="center">
        {may.decide && !obstacle && ask('APPROVE', 'solid')}
        {may.decide && ask('REJECT', 'outline')}
        {may.withdraw && ask('WITHDRAW', 'outline')}
        {may.withdraw && <Text color="fg.muted">{t('proposals.own')}</Text>}
      </Flex>
      {asked && (
        <DecideDialog
          proposalId={proposal.id}
          decision={asked}
          effect={effectOf(asked)}
          decide={decide}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
};
