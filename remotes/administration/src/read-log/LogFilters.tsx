import { logActions, logOutcomes, logProcesses } from '@portal/contracts/kernel/log-actions';
import { useTranslation } from '@portal/platform';
import { ActiveFilter } from '@portal/ui/overlay';
import { ManyFilter } from '../filter-list/ChoiceFilter.tsx';
import { type Filtering, ListFilters } from '../filter-list/ListFilters.tsx';
import { PeriodFilter } from '../filter-list/PeriodFilter.tsx';
import type { logFilters } from './log-filters.ts';

interface Props extends Filtering<ReturnType<typeof logFilters>> {
  /** Name of the person whose rows alone are shown. */
  actorName: string | undefined;
}

export const LogFilters = ({ filters, actorName, change, clear }: Props) => {
  const { t } = useTranslation('administration');
  const { process, action, outcome, actorId, from, to } = filters;
  return (
    <ListFilters searchLabel={t('log.search')} filters={filters} change={change} clear={clear}>
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
    </ListFilters>
  );
};
