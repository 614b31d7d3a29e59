import { FundMark } from '@portal/application-view';
import type { FundStatus } from '@portal/contracts/funds/enums';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import {
  ButtonLink,
  formatDateTime,
  formatMoney,
  languageMark,
  localise,
  TextLink,
  useQuery,
  useTranslation,
  WorkPage,
} from '@portal/platform';
import { Card, DescriptionList, Flex, Heading, MetaText, Skeleton, Stack, Text } from '@portal/ui';
import { PageHead } from '@portal/ui/overlay';
import { CircleCheck, CirclePause, CircleX } from 'lucide-react';
import { PendingProposals } from '../decide-proposals/PendingProposals.tsx';
import { BalanceBar } from '../draw-chart/BalanceBar.tsx';
import { fundBalance, fundDetails, fundHistory } from '../navigation/paths.ts';
import { allFunds } from '../open-fund/funds-to-edit.queries.ts';
import { FailedReading } from '../show-panel/Loaded.tsx';
import { statusBadge } from '../show-status/status-badge.tsx';

const FundStatusBadge = statusBadge<FundStatus>('fundStatus', {
  OPEN: { palette: 'forest', icon: CircleCheck },
  PAUSED: { palette: 'plum', icon: CirclePause },
  CLOSED: { palette: 'ash', icon: CircleX },
});

const FundCard = ({ fund }: { fund: Fund }) => {
  const { t } = useTranslation('administration');
  const { settings, rules } = fund;
  const limit = (money?: Fund['rules']['minAmount']) => (money ? formatMoney(money) : '–');
  const limits = (
    <>
      <bdi>{limit(rules.minAmount)}</bdi> – <bdi>{limit(rules.maxAmount)}</bdi>
    </>
  );
  return (
    <Card as="section" padded aria-label={localise(fund.title)}>
      <Flex gap="4" align="start" wrap="wrap">
        <FundMark fundType={fund.fundType} size={44} />
        <Stack gap="1" flex="1" minW="min(14rem, 100%)">
          <Flex gap="3" align="center" wrap="wrap">
            <Heading textStyle="cardTitle">
              <TextLink to={fundDetails(fund.fundId)} {...languageMark(fund.title)} quiet>
                {localise(fund.title)}
              </TextLink>
            </Heading>
            <FundStatusBadge status={fund.status} />
          </Flex>
          <Text color="fg.muted" lineClamp="2" {...languageMark(fund.description)}>
            {localise(fund.description)}
          </Text>
          <MetaText>{t('funds.updated', { at: formatDateTime(fund.updatedAt) })}</MetaText>
        </Stack>
      </Flex>
      <Stack gap="5" mt="5">
        <BalanceBar fundType={fund.fundType} available={fund.available} balance={fund.balance} />
        <DescriptionList
          items={[
            { label: t('balance.balance'), value: formatMoney(fund.balance) },
            { label: t('balance.available'), value: formatMoney(fund.available) },
            { label: t('balance.committed'), value: formatMoney(fund.committed) },
            { label: t('funds.limits'), value: limits },
            ...(settings
              ? [
                  { label: t('funds.decisionMode'), value: t(`decisionMode.${settings.decisionMode}`) },
                  { label: t('funds.assignmentMode'), value: t(`assignmentMode.${settings.assignmentMode}`) },
                  { label: t('funds.requiredReviewers'), value: settings.requiredReviewers },
                  { label: t('fund.secondPersonAbove'), value: limit(settings.secondPersonAbove) },
                  { label: t('funds.secondSignOffAbove'), value: limit(settings.secondSignOffAbove) },
                ]
              : []),
          ]}
        />
        <Flex gap="3" wrap="wrap">
          <ButtonLink to={fundDetails(fund.fundId)} size="sm" variant="outline">
            {t('funds.edit')}
          </ButtonLink>
          <ButtonLink to={fundBalance(fund.fundId)} size="sm" variant="outline">
            {t('funds.changeBalance')}
          </ButtonLink>
          <ButtonLink to={fundHistory(fund.fundId)} size="sm" variant="ghost">
            {t('funds.history')}
          </ButtonLink>
        </Flex>
      </Stack>
    </Card>
  );
};

/** `/workspace/fund-description`: the funds, what they hold and how they decide. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const query = useQuery(allFunds);
  const funds = query.data;
  return (
    <WorkPage title={t('funds.title')}>
      <PageHead title={t('funds.title')} lead={t('funds.lead')} />
      {!funds && query.isError && <FailedReading query={query} name={t('funds.title')} />}
      <PendingProposals />
      <Stack gap="5">
        {!funds && !query.isError && <Skeleton h="20rem" />}
        {funds?.map((fund) => (
          <FundCard key={fund.fundId} fund={fund} />
        ))}
      </Stack>
    </WorkPage>
  );
};
