import { logActions, logOutcomes, logProcesses } from '@portal/contracts/kernel/log-actions';
import { ButtonLink, formatNumber, useAddress, useQuery, useTranslation, WorkPage } from '@portal/platform';
import { Alert, Box, Button } from '@portal/ui';
import { ActiveFilter } from '@portal/ui/overlay';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { FilteredList } from '../filter-list/FilteredList.tsx';
import { logHistory } from '../navigation/paths.ts';
import { FailedWorkPanel } from '../retry-failed-work/FailedWorkPanel.tsx';
import { failedWork } from '../retry-failed-work/failed-work.queries.ts';
import { useCodeLabel } from '../show-changes/code-label.ts';
import { ListHead } from '../show-list/ListHead.tsx';
import { SpreadsheetButton } from '../show-list/SpreadsheetButton.tsx';
import { FindApplicationLog } from './FindApplicationLog.tsx';
import { LogTable } from './LogTable.tsx';
import { downloadLog, logPage, useCheckLog } from './log.queries.ts';
import { logFilters } from './log-filters.ts';

type Check = ReturnType<typeof useCheckLog>;

const CheckChainButton = ({ check }: { check: Check }) => {
  const { t } = useTranslation('administration');
  return (
    <Button
      variant="outline"
      size="sm"
      loading={check.isPending}
      loadingText={t('log.checking')}
      onClick={() => check.mutate()}
    >
      <ShieldCheck size={18} aria-hidden />
      {t('log.check')}
    </Button>
  );
};

/** Whether any row of the log or of the history of sign-ins was changed, removed or moved since it was written. */
const ChainAlert = ({ check }: { check: Check }) => {
  const { t } = useTranslation('administration');
  if (!check.data) return null;
  const { signIns, ...log } = check.data;
  const outcomes = [
    { ...log, whole: 'log.whole', broken: 'log.broken' },
    { ...signIns, whole: 'log.signInsWhole', broken: 'log.signInsBroken' },
  ] as const;
  return outcomes.map(({ rows, isWhole, brokenAt, whole, broken }) => (
    <Alert
      key={whole}
      live
      mb="5"
      status={isWhole ? 'success' : 'error'}
      title={
        isWhole ? t(whole, { rows: formatNumber(rows) }) : t(broken, { at: formatNumber(brokenAt ?? '0') })
      }
    />
  ));
};

/** `/workspace/log-history`: who did what and when, and the log of one record in its order. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const labelOf = useCodeLabel();
  const { params, change } = useAddress();
  const filters = logFilters(params);
  const { query, narrowed, record, actorId } = filters;
  const list = useQuery(logPage(query));
  const check = useCheckLog();
  const { data: failed } = useQuery(failedWork());
  /** By the first answer: what fails, or is settled, later moves no row that is being read. */
  const [failedStandsFirst, setFailedStandsFirst] = useState<boolean>();
  if (failed && failedStandsFirst === undefined) setFailedStandsFirst(failed.length > 0);
  const rows = list.data?.data ?? [];
  const actorName = rows.find((row) => row.actorId === actorId)?.actorName;
  const label = labelOf(
    rows.findLast(({ entityLabel }) => entityLabel)?.entityLabel ?? record?.entityId ?? '',
  );
  const failedWorkPanel = !record && (
    <Box my="8">
      <FailedWorkPanel />
    </Box>
  );
  return (
    <WorkPage title={t('log.title')}>
      <ListHead words="log" query={list}>
        <SpreadsheetButton download={() => downloadLog({ ...narrowed, ...record })} />
        <CheckChainButton check={check} />
      </ListHead>
      <ChainAlert check={check} />
      {failedStandsFirst && failedWorkPanel}
      {record ? (
        <Alert
          mb="5"
          title={t('log.recordTitle', { label })}
          actions={
            <ButtonLink to={logHistory} size="sm" variant="outline">
              {t('log.all')}
            </ButtonLink>
          }
        >
          {t('log.recordText')}
        </Alert>
      ) : (
        <FindApplicationLog />
      )}
      <FilteredList
        query={list}
        filters={filters}
        keep={['entityType', 'entityId']}
        words="log"
        many={[
          ['process', t('log.process'), logProcesses, (value) => t(`logProcess.${value}`)],
          ['action', t('log.action'), logActions, (value) => t(`logAction.${value}`)],
          ['outcome', t('log.outcome'), logOutcomes, (value) => t(`logOutcome.${value}`)],
        ]}
        last={
          actorId && <ActiveFilter label={actorName ?? actorId} onRemove={() => change({ actor: null })} />
        }
      >
        {(found) => <LogTable rows={found} filters={filters} />}
      </FilteredList>
      {!failedStandsFirst && failedWorkPanel}
    </WorkPage>
  );
};
