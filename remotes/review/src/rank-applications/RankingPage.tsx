import { FundMark } from '@portal/application-view';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import {
  ButtonLink,
  confirmLeaving,
  dayIn,
  formatMoney,
  Link,
  localise,
  Page,
  useAddress,
  useQuery,
  useTranslation,
} from '@portal/platform';
import { Box, Button, Empty, Flex, HStack, PageTitle } from '@portal/ui';
import { FilterBar, useKeys } from '@portal/ui/overlay';
import { DataTable, useNarrow } from '@portal/ui/table';
import { useRef, useState } from 'react';
import { useKeepFocus } from '../change-several/use-keep-focus.ts';
import { DayRangeFilter } from '../filter-by-range/RangeFilter.tsx';
import { rankingOfFund, reviewApplications } from '../navigation/paths.ts';
import { KeysButton } from '../page-keys/KeysButton.tsx';
import { useKeysChoice } from '../page-keys/use-keys-choice.ts';
import { FailedReading } from '../wait-for-data/LoadingOrFailed.tsx';
import { AvailableMoneyLine } from './AvailableMoneyLine.tsx';
import { DecideSelected } from './DecideSelected.tsx';
import { Disagreements } from './Disagreements.tsx';
import { RankedApplication } from './RankedApplication.tsx';
import { RankedCard } from './RankedCard.tsx';
import { funds as fundsQuery, scoredApplications } from './ranking.queries.ts';
import { isSplit, type Ranked, rankingOf } from './ranking.ts';
import { useRankingColumns } from './ranking-columns.tsx';

/** The row that is open beside the list. */
const lookedAt = 'tr:has([aria-expanded=true])';

/** After the line where the money ends, be it in a row of the list or above the list. */
const below = ':is(:is(tr, li):has([data-money-ends]) ~ *, [data-money-ends] ~ * [data-row])';

/** Two lines in 46 px; what the money does not reach is on another ground. */
const rows = {
  '& [data-row] > td': { h: '46px', py: '1', lineHeight: '1.3' },
  '& td:has(> [data-money-ends])': { p: '0' },
  [`& li${below}, & tr${below}:not([aria-selected=true], ${lookedAt}) > td`]: { bg: 'bg.subtle' },
  [`& tbody ${lookedAt} > td`]: { bg: 'brand.subtle' },
};

/** What is agreed on is solid beside it. */
const hatched = 'repeating-linear-gradient(-45deg, currentColor 0 4px, transparent 4px 8px)';

/** Of each fund the same in every chart. */
const hueOf = { BASE_FUND: 'chart.1', CREDIT_FUND: 'chart.3' } as const;

/** A part of the bar in words, after a sample of it. */
const Part = ({ background, children }: { background: string; children: string }) => (
  <span>
    <Box
      as="i"
      aria-hidden
      display="inline-block"
      boxSize="11px"
      me="1.5"
      background={background}
      forcedColorAdjust="none"
    />
    {children}
  </span>
);

const Ranks = ({ fund }: { fund: Fund }) => {
  const { t } = useTranslation('review');
  const { params, change } = useAddress();
  const period = { from: dayIn(params, 'from'), to: dayIn(params, 'to') };
  const query = useQuery(scoredApplications(fund.fundId, period));
  const { available } = fund;
  const found = rankingOf(query.data ?? [], available.amount);
  const isNarrow = useNarrow();
  const [decidingOn, setDecidingOn] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const decideOn = (id: string) => confirmLeaving(() => setDecidingOn(id));
  const columns = useRankingColumns(decidingOn, isNarrow ? undefined : decideOn);
  const deciding = found.ranked.find(({ id }) => id === decidingOn);
  const place = deciding ? deciding.rank - 1 : -1;
  const near = { previous: found.ranked[place - 1], next: found.ranked[place + 1] };
  const keys = useKeysChoice();
  useKeys(({ key }) => {
    const isBelow = ({ rank }: Ranked) => rank > place + 1;
    const split = found.ranked.filter(isSplit);
    const to = { j: near.next, k: near.previous, d: split.find(isBelow) ?? split[0] }[key];
    if (to) decideOn(to.id);
    if (key === 'x') list.current?.querySelector<HTMLInputElement>(`${lookedAt} input`)?.click();
  }, keys.isOn && !isNarrow);
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
  const share = (amount: string) => `${(100 * Number(amount)) / Math.max(1, Number(available.amount))}%`;
  const endsAt = found.within < found.ranked.length ? found.within : undefined;
  return (
    <Flex align="flex-start">
      <Box ref={list} flex="1" minW="0" css={rows}>
        <Flex px={{ base: '5', md: '6' }} pb="3" gap="4" wrap="wrap" align="center">
          <Box>
            <Box color="fg.muted" fontSize="0.875rem">
              {t('ranking.available')}
            </Box>
            <Box fontFamily="heading" fontWeight="bold" fontSize="min(1.875rem, 11vw)" lineHeight="heading">
              {money(available.amount)}
            </Box>
          </Box>
          <Box flex="1 1 16rem">
            {/* Forced colours would take the bar away. */}
            <Flex aria-hidden h="15px" bg="bg.muted" color={hueOf[fund.fundType]} forcedColorAdjust="none">
              <Box bg="currentColor" style={{ width: share(found.agreed) }} />
              <Box background={hatched} style={{ width: share(found.toSettle) }} />
            </Flex>
            <Flex
              columnGap="4"
              wrap="wrap"
              mt="1"
              fontSize="0.875rem"
              css={{ '& > * > i': { color: hueOf[fund.fundType] } }}
            >
              <Part background="currentColor">{t('ranking.agreed', { amount: money(found.agreed) })}</Part>
              {found.toSettle !== '0.00' && (
                <Part background={hatched}>{t('ranking.toSettle', { amount: money(found.toSettle) })}</Part>
              )}
              <Part background="bg.muted">{t('ranking.left', { amount: money(found.left) })}</Part>
            </Flex>
          </Box>
          <FilterBar label={t('filters.label')}>
            <DayRangeFilter label={t('ranking.period')} value={period} onChange={change} />
          </FilterBar>
          <KeysButton
            {...keys}
            keys={[
              ['j', t('list.next')],
              ['k', t('list.previous')],
              ['d', t('ranking.nextDisagreement')],
              ['a', t('fields.amountApproved')],
              ['x', t('bulk.start')],
            ]}
          />
        </Flex>
        {found.disagreements.length > 0 && <Disagreements found={found.disagreements} />}
        {endsAt === 0 && end}
        <DataTable
          label={t('ranking.title')}
          look="roomy"
          columns={columns}
          // Beside the panel there is no room for what it says as well, and the line shows the mean.
          shown={columns
            .map(({ id }) => id)
            .filter((id) => !deciding || !['status', 'meanScore'].includes(id))}
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
        <RankedApplication
          key={deciding.id}
          ranked={deciding}
          near={near}
          onStep={decideOn}
          onClose={() =>
            confirmLeaving(() => {
              list.current?.querySelector<HTMLElement>(`${lookedAt} button`)?.focus();
              setDecidingOn(undefined);
            })
          }
        />
      )}
    </Flex>
  );
};

/** `/workspace/ranking`: of a fund, what has scores, the best first, and how far the money goes. */
export const Component = () => {
  const { t } = useTranslation('review');
  const { params } = useAddress();
  const query = useQuery(fundsQuery);
  const funds = query.data ?? [];
  const fund = funds.find((one) => one.fundId === params.get('fund')) ?? funds[0];
  return (
    <Page title={t('ranking.title')}>
      <Flex px={{ base: '5', md: '6' }} py="4" gap="3" align="center" wrap="wrap" justify="space-between">
        <PageTitle fontSize="4xl">
          {t('ranking.title')}
          {/* On paper nothing else names it. */}
          <Box as="span" display="none" _print={{ display: 'inline' }}>
            {fund && `, ${localise(fund.title)}`}
          </Box>
        </PageTitle>
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
                {localise(one.title)}
              </Link>
            </Button>
          ))}
        </HStack>
      </Flex>
      {!query.data && query.error && <FailedReading query={query} title={t('queue.failed')} />}
      {fund && <Ranks key={fund.fundId} fund={fund} />}
    </Page>
  );
};
