import { logActions, logOutcomes, logProcesses } from '@portal/contracts/kernel/log-actions';
import { type AddressChanges, useTranslation } from '@portal/platform';
import { ActiveFilter, FilterBar, SearchFilter } from '@portal/ui/overlay';
import { ManyFilter } from '../filter-list/ChoiceFilter.tsx';
import { PeriodFilter } from '../filter-list/PeriodFilter.tsx';
import type { logFilters } from './log-filters.ts';

interface Props {
  filters: ReturnType<typeof logFilters>;
  /** Name of the person whose rows alone are shown. */
  actorName: string | undefined;
  change: (changes: AddressChanges) => void;
  clear: () => void;
}

export const LogFilters = ({ filters, actorName, change, clear }: Props) => {
  const { t } = useTranslation('administration');
  const { search, process, action, outcome, actorId, from, to, isFiltered } = filters;
  return (
    <FilterBar label={t('filters.label')} {...(isFiltered && { onClear: clear })}>
      <SearchFilter label={t('log.search')} value={search} onChange={(value) => change({ search: value })} />
      <ManyFilter
        label={t('log.process')}
        chosen={process}
        onChange={(values) => change({ process: values })}
        options={logProcesses.map((value) => ({ value, label: t(`logProcess.${value}`) }))}
      />
      <ManyFilter
        label={t('log.action')}
        chosen={action}
        onChange={(values) => change({ action: values })}
        options={logActions.map((value) => ({ value, label: t(`logAction.${value}`) }))}
      />
      <ManyFilter
        label={t('log.outcome')}
        chosen={outcome}
        onChange={(values) => change({ outcome: values })}
        options={logOutcomes.map((value) => ({ value, label: t(`logOutcome.${value}`) }))}
      />
      <PeriodFilter from={from} to={to} onChange={change} />
      {actorId && <ActiveFilter label={actorName ?? actorId} onRemove={() => change({ actor: null })} />}
    </FilterBar>
  );
};
