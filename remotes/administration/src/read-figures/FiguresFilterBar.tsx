import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { fundTypes } from '@portal/contracts/funds/enums';
import { type AddressChanges, useTranslation } from '@portal/platform';
import { FilterBar } from '@portal/ui/overlay';
import type { figuresFilters } from '../ask-figures/figures-filters.ts';
import { granularities } from '../draw-chart/periods.ts';
import { OneFilter } from '../filter-list/ChoiceFilter.tsx';
import { CountryFilter } from '../filter-list/CountryFilter.tsx';
import { PeriodFilter } from '../filter-list/PeriodFilter.tsx';

interface Props {
  filters: ReturnType<typeof figuresFilters>;
  change: (changes: AddressChanges) => void;
  clear: () => void;
}

/** Fund, period, country and size of the steps. */
export const FiguresFilterBar = ({ filters: { query, isUsualPeriod, isFiltered }, change, clear }: Props) => {
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
