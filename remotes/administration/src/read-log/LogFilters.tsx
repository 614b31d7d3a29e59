import { logActions, logOutcomes, logProcesses } from '@portal/contracts/kernel/log-actions';
import { useTranslation } from '@portal/platform';
import { ActiveFilter } from '@portal/ui/overlay';
import { type Filtering, ListFilters } from '../filter-list/ListFilters.tsx';
import type { logFilters } from './log-filters.ts';

interface Props extends Filtering<ReturnType<typeof logFilters>> {
  /** Name of the person whose rows alone are shown. */
  actorName: string | undefined;
}

export const LogFilters = ({ filters, actorName, change, clear }: Props) => {
  const { t } = useTranslation('administration');
  const { actorId } = filters;
  return (
    <ListFilters
      searchLabel={t('log.search')}
      filters={filters}
      clear={clear}
      many={[
        ['process', t('log.process'), logProcesses, (value) => t(`logProcess.${value}`)],
        ['action', t('log.action'), logActions, (value) => t(`logAction.${value}`)],
        ['outcome', t('log.outcome'), logOutcomes, (value) => t(`logOutcome.${value}`)],
      ]}
    >
      {actorId && <ActiveFilter label={actorName ?? actorId} onRemove={() => change({ actor: null })} />}
    </ListFilters>
  );
};
