import { APPLICATION_NAMESPACE, useCountryName, useDays } from '@portal/application-view';
import { REVIEWER } from '@portal/contracts';
import { fundTypes } from '@portal/contracts/funds/enums';
import {
  type AddressChanges,
  formatTime,
  useAddress,
  useQuery,
  useSignedInUser,
  useTranslation,
  WorkPage,
} from '@portal/platform';
import { Alert, Box, Grid, Skeleton, Stack } from '@portal/ui';
import { FilterBar, PageHead } from '@portal/ui/overlay';
import { fundFigures } from '../ask-figures/figures.queries.ts';
import { type FiguresQuery, figuresFilters, MAX_DAYS } from '../ask-figures/figures-filters.ts';
import { granularities } from '../draw-chart/periods.ts';
import { OneFilter } from '../filter-list/ChoiceFilter.tsx';
import { CountryFilter } from '../filter-list/CountryFilter.tsx';
import { PeriodFilter, usePeriodText } from '../filter-list/PeriodFilter.tsx';
import { ActiveCountries } from './countries/ActiveCountries.tsx';
import { CountryMap } from './countries/CountryMap.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FundBalances } from './FundBalances.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { ReceivedChart } from './ReceivedChart.tsx';
import { RecentApplications } from './RecentApplications.tsx';
import { WaitingForYou } from './waiting/WaitingForYou.tsx';

interface Props {
  filters: ReturnType<typeof figuresFilters>;
  change: (changes: AddressChanges) => void;
  clear: () => void;
}

/** Fund, period, country and size of the steps. */
const FiguresFilterBar = ({ filters: { query, isUsualPeriod, isFiltered }, change, clear }: Props) => {
  const { t } = useTranslation('administration');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  return (
    <FilterBar label={t('filters.label')} {...(isFiltered && { onClear: clear })}>
      <OneFilter
        all={t('filters.allFunds')}
        chosen={query.fundType}
        onChange={(fund) => change({ fund })}
        options={fundTypes.map((value) => ({ value, label: applicationText(`fundType.${value}`) }))}
      />
      <PeriodFilter from={query.from} to={query.to} isDefault={isUsualPeriod} onChange={change} />
      <CountryFilter members chosen={query.countryCode} onChange={(country) => change({ country })} />
      <OneFilter
        all={t('granularity.MONTH')}
        chosen={query.granularity === 'MONTH' ? undefined : query.granularity}
        onChange={(granularity) => change({ granularity })}
        options={granularities
          .filter((value) => value !== 'MONTH')
          .map((value) => ({ value, label: t(`granularity.${value}`) }))}
      />
    </FilterBar>
  );
};

/** What is counted: on paper there are no filters. */
const Counted = ({ query }: { query: FiguresQuery }) => {
  const { t } = useTranslation('administration');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const nameOf = useCountryName();
  const { fundType, countryCode } = query;
  const fund = fundType ? applicationText(`fundType.${fundType}`) : t('filters.allFunds');
  const country = countryCode ? nameOf(countryCode) : t('filters.allCountries');
  return (
    <Box as="span" display="none" _print={{ display: 'block' }}>
      {[fund, usePeriodText(query), country].join(' · ')}
    </Box>
  );
};

const Updated = ({ at }: { at: number }) => {
  const { t } = useTranslation('administration');
  const text = t('dashboard.updated', { time: formatTime(at || Date.now()) });
  // It may be another minute by the time that the app is there.
  if (at !== 0) return <span suppressHydrationWarning>{text}</span>;
  // As wide as the text that comes, so that nothing beside it moves.
  return (
    <>
      <Box as="span" srOnly>
        {t('dashboard.loading')}
      </Box>
      <Skeleton as="span" color="transparent">
        {text}
      </Skeleton>
    </>
  );
};

/** `/workspace`: how the funds are doing, what waits, what moved last. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  const { params, change, clear } = useAddress();
  const filters = figuresFilters(params, useDays().today);
  const { query } = filters;
  const { dataUpdatedAt } = useQuery(fundFigures(query));
  const title = t('dashboard.title');
  return (
    <WorkPage title={title}>
      <PageHead
        title={title}
        lead={
          <>
            <Updated at={dataUpdatedAt} />
            <Counted query={query} />
          </>
        }
      >
        {role !== REVIEWER && <ExportButton query={query} />}
      </PageHead>
      {/* Bars and tiles are colours, which browsers leave out on paper. */}
      <Stack gap="5" css={{ printColorAdjust: 'exact' }}>
        <FiguresFilterBar filters={filters} change={change} clear={() => clear()} />
        {filters.isTooLongByDay && <Alert live title={t('dashboard.tooLongByDay', { days: MAX_DAYS })} />}
        <KeyFigures query={query} />
        <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.75fr) minmax(0, 1fr)' }}>
          <ReceivedChart query={query} />
          <FundBalances query={query} />
        </Grid>
        <Grid
          gap="5"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}
        >
          <CountryMap query={query} onCountry={(country) => change({ country })} />
          <Stack gap="5">
            <ActiveCountries query={query} />
            <WaitingForYou query={query} />
          </Stack>
        </Grid>
        <RecentApplications query={query} />
      </Stack>
    </WorkPage>
  );
};
