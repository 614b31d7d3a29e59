import { roleLabel } from '@portal/contracts';
import type { LogRow } from '@portal/contracts/kernel/log';
import type { LogOutcome } from '@portal/contracts/kernel/log-actions';
import { formatDateTime, useAddress, useTranslation } from '@portal/platform';
import { Button, MetaText, Text, Link as UiLink } from '@portal/ui';
import type { DataColumn } from '@portal/ui/table';
import { Ban, ChevronDown, ChevronUp, CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { titleCase, useCodeLabel } from '../show-changes/code-label.ts';
import { ListTable } from '../show-list/ListTable.tsx';
import { statusBadge } from '../show-status/status-badge.tsx';
import { LogDetails } from './LogDetails.tsx';
import type { logFilters } from './log-filters.ts';

const OutcomeBadge = statusBadge<LogOutcome>('logOutcome', {
  OK: { palette: 'forest', icon: CircleCheck },
  DENIED: { palette: 'marigold', icon: Ban },
  FAILED: { palette: 'laterite', icon: CircleX },
});

interface Props {
  rows: readonly LogRow[];
  filters: ReturnType<typeof logFilters>;
}

const Actor = ({ row }: { row: LogRow }) => {
  const { t } = useTranslation('administration');
  const { change } = useAddress();
  const { actorId, actorName, actorRole } = row;
  return (
    <>
      {actorId ? (
        <UiLink asChild quiet>
          <button
            type="button"
            style={{ textAlign: 'start' }}
            onClick={() => change({ actor: actorId })}
            title={t('log.onlyActor')}
          >
            {actorName}
          </button>
        </UiLink>
      ) : (
        // What has no account is named by the server in English.
        t(`log.nobody.${actorName}`, { defaultValue: actorName })
      )}
      {actorRole && <MetaText>{t(`roles.${actorRole}`, { defaultValue: roleLabel(actorRole) })}</MetaText>}
    </>
  );
};

/** The rows of the log; each opens to what changed. */
export const LogTable = ({ rows, filters: { sorted, record } }: Props) => {
  const { t } = useTranslation('administration');
  const labelOf = useCodeLabel();
  const [open, setOpen] = useState<string>();
  const columns: DataColumn<LogRow>[] = [
    { id: 'at', header: t('log.at'), sorts: 'DESC', cell: (row) => formatDateTime(row.at) },
    { id: 'who', header: t('log.who'), cell: (row) => <Actor row={row} /> },
    {
      id: 'what',
      header: t('log.what'),
      cell: ({ process, action, entityLabel, entityId, entityType }) => (
        <>
          <Text fontWeight="semibold">
            {t('log.did', { process: t(`logProcess.${process}`), action: t(`logAction.${action}`) })}
          </Text>
          <MetaText as="bdi" overflowWrap="anywhere">
            {labelOf(entityLabel ?? '') || entityId || titleCase(entityType)}
          </MetaText>
        </>
      ),
    },
    { id: 'outcome', header: t('log.outcome'), cell: ({ outcome }) => <OutcomeBadge status={outcome} /> },
    {
      id: 'details',
      header: t('log.details'),
      end: true,
      cell: ({ id, changes }) => {
        const isOpen = open === id;
        const Icon = isOpen ? ChevronUp : ChevronDown;
        return (
          <Button
            variant="ghost"
            size="xs"
            ms={{ base: '-3', md: '0' }}
            whiteSpace="nowrap"
            aria-expanded={isOpen}
            onClick={() => setOpen(isOpen ? undefined : id)}
          >
            {changes.length > 0 ? t('log.changes', { count: changes.length }) : t('log.show')}
            <Icon size={16} aria-hidden />
          </Button>
        );
      },
    },
  ];
  return (
    <ListTable
      label={t('log.title')}
      columns={columns}
      rows={rows}
      rowName={({ id }) => id}
      details={(row) => open === row.id && <LogDetails row={row} isOfRecord={record !== undefined} />}
      sorted={sorted}
    />
  );
};
