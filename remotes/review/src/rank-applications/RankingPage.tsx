import { FundMark } from '@portal/application-view';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import {
  ButtonLink,
  currentLanguage,
  dayIn,
  formatMoney,
  Link,
  Page,
  TextLink,
  useAddress,
  useQuery,
  useTranslation,
} from '@portal/platform';
import { Box, Button, Empty, Flex, Heading, HStack, PageTitle } from '@portal/ui';
import { FilterBar } from '@portal/ui/overlay';
import { DataTable, useNarrow } from '@portal/ui/table';
import { GitFork } from 'lucide-react';
import { useRef, useState } from 'react';
import { useKeepFocus } from '../change-several/use-keep-focus.ts';
import { RangeFilter, useRangeText } from '../filter-applications/RangeFilter.tsx';
import { applicationPath, rankingOfFund, reviewApplications } from '../navigation/paths.ts';
import { FailedReading } from '../wait-for-data/WaitingFor.tsx';
import { AvailableMoneyLine } from './AvailableMoneyLine.tsx';
import { DecidePanel } from './DecidePanel.tsx';
import { DecideSelected } from './DecideSelected.tsx';
import { RankedCard } from './RankedCard.tsx';
import { funds as fundsQuery, scoredApplications } from './ranking.queries.ts';
import { type Ranked, rankingOf } from './ranking.ts';
import { useRankingColumns } from './ranking-columns.tsx';

/** At most three: the others are one press away. */
const Disagreements = ({ found }: { found: readonly Ranked[] }) => {
  const { t } = useTranslation('review');
  return (
    <Box
      as="section"
      aria-labelledby="disagreements"
      mx={{ base: '5', md: '6' }}
      mb="4"
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderColor="accent.solid"
      borderRadius="md"
    >
      <HStack px="3" py="2" gap="2">
        <Box color="marigold.fg">
          <GitFork size={16} aria-hidden />
        </Box>
        <Heading id="disagreements" fontSize="0.9375rem" fontWeight="bold">
          {t('ranking.disagreements', { count: found.length })}
        </Heading>
      </HStack>
      <Flex wrap="wrap" borderTopWidth="1px">
        {found.slice(0, 3).map(({ id, row, rank }) => (
          <Box key={id} px="3" py="2" flex="1 1 14rem" minW="0">
            <TextLink to={applicationPath(id)} quiet color="fg" fontWeight="semibold">
              {row.organisationName ?? row.applicationNumber}
            </TextLink>
            <Box color="fg.muted" fontSize="0.875rem">
              {t('ranking.spreadAt', { spread: row.scoreSpread?.toFixed(1) ?? '', rank })}
            </Box>
          </Box>
        ))}
        {found.length > 3 && (
          <Box px="3" py="2" alignSelf="center">
            <TextLink to={`${reviewApplications}?view=DISAGREEMENT&disagreement=1`}>
              {t('ranking.seeAll', { count: found.length })}
            </TextLink>
          </Box>
        )}
      </Flex>
    </Box>
  );
};

const Ranks = ({ fund }: { fund: Fund }) => {
  const { t } = useTranslation('review');
  const { params, change } = useAddress();
  const rangeText = useRangeText();
  const period = { from: dayIn(params, 'from'), to: dayIn(params, 'to') };
  const query = useQuery(scoredApplications(fund.fundId, period));
  const { available } = fund;
  const found = rankingOf(query.data ?? [], available.amount);
  const isNarrow = useNarrow();
  const [decidingOn, setDecidingOn] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const opener = useRef<Element>(null);
  const list = useRef<HTMLDivElement>(null);
  const decideOn = (id: string) => {
    opener.current = document.activeElement;
    setDecidingOn(id);
  };
  const columns = useRankingColumns(isNarrow ? undefined : decideOn);
  const deciding = found.ranked.find(({ id }) => id === decidingOn);
  useKeepFocus(deciding !== undefined || selected.size > 0, list);
  const money = (amount: string) => formatMoney({ amount, currency: available.currency });
  const failed = !query.data && query.error && <FailedReading query={query} title={t('queue.failed')} />;
  const empty = query.data && found.ranked.length === 0 && (
    <Empty
      title={t('ranking.none')}
      action={
        <ButtonLink to={`${reviewApplications}?view=ALL&status=UNDER_REVIEW`} variant="outline">
          {t('ranking.inReview')}
        </ButtonLink>
      }
    />
  );
  const end = (
    <AvailableMoneyLine
      placed={money(found.placed)}
      available={money(available.amount)}
      left={money(found.left)}
      next={money(found.ranked[found.within]?.amount ?? '0')}
    />
  );
  // Of what there is; the sums below it say it exactly.
  const share = Math.min(100, (100 * Number(found.placed)) / Math.max(1, Number(available.amount)));
  const endsAt = found.within < found.ranked.length ? found.within : undefined;
  return (
    <Flex align="flex-start">
      <Box ref={list} flex="1" minW="0">
        <Flex px={{ base: '5', md: '6' }} pb="3" gap="4" wrap="wrap" align="center">
          <Box>
            <Box color="fg.muted" fontSize="0.875rem">
              {t('ranking.available')}
            </Box>
            <Box textStyle="figureSm">{money(available.amount)}</Box>
          </Box>
          <Box flex="1 1 16rem">
            <Box aria-hidden h="15px" bg="bg.muted">
              <Box h="full" bg="indigo.solid" style={{ width: `${share}%` }} />
            </Box>
            <Flex columnGap="4" wrap="wrap" fontSize="0.875rem">
              <span>{t('ranking.placed', { amount: money(found.placed) })}</span>
              <span>{t('ranking.left', { amount: money(found.left) })}</span>
            </Flex>
          </Box>
          <FilterBar label={t('filters.label')}>
            <RangeFilter
              label={t('ranking.period')}
              type="date"
              value={period}
              set={rangeText(period, (value) => value)}
              wrong={({ from, to }) => (from && to && from > to ? t('filters.noDays') : undefined)}
              onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
            />
          </FilterBar>
        </Flex>
        {found.disagreements.length > 0 && <Disagreements found={found.disagreements} />}
        {endsAt === 0 && end}
        <DataTable
          label={t('ranking.title')}
          look="roomy"
          columns={columns}
          // Beside the panel there is no room for what it says as well.
          shown={columns.map(({ id }) => id).filter((id) => !deciding || id !== 'status')}
          rows={query.data && found.ranked}
          rowId={({ id }) => id}
          rowName={({ row }) => row.applicationNumber}
          card={(ranked) => <RankedCard ranked={ranked} />}
          details={({ rank }) => rank === endsAt && end}
          instead={failed || empty}
          selected={selected}
          onSelect={setSelected}
        />
        <DecideSelected
          selected={found.ranked.filter(({ id }) => selected.has(id))}
          fund={fund}
          onSelect={setSelected}
        />
      </Box>
      {deciding && (
        <DecidePanel
          key={deciding.id}
          ranked={deciding}
          opener={opener}
          onClose={() => setDecidingOn(undefined)}
        />
      )}
    </Flex>
  );
};

/** `/workspace/ranking`: of a fund, what has scores, the best first, and how far the money goes. */
export const Component = () => {
  const { t } = useTranslation('review');
  const { params } = useAddress();
  const { data: funds = [] } = useQuery(fundsQuery);
  const fund = funds.find((one) => one.fundId === params.get('fund')) ?? funds[0];
  return (
    <Page title={t('ranking.title')}>
      <Flex px={{ base: '5', md: '6' }} py="4" gap="3" align="center" wrap="wrap" justify="space-between">
        <PageTitle>{t('ranking.title')}</PageTitle>
        <HStack as="nav" aria-label={t('filters.fund')} gap="2">
          {funds.map((one) => (
            <Button
              key={one.fundId}
              asChild
              size="xs"
              variant="outline"
              css={{ '&[aria-current=page]': { borderColor: 'brand.solid', bg: 'brand.subtle' } }}
            >
              <Link to={rankingOfFund(one.fundId)} aria-current={one === fund ? 'page' : undefined}>
                <FundMark fundType={one.fundType} size={16} />
                {one.title[currentLanguage()] ?? one.title.en}
              </Link>
            </Button>
          ))}
        </HStack>
      </Flex>
      {fund && <Ranks key={fund.fundId} fund={fund} />}
    </Page>
  );
};
