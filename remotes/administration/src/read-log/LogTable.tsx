import { roleLabel } from '@portal/contracts';
import type { LogRow } from '@portal/contracts/kernel/log';
import { formatDateTime, useTranslation } from '@portal/platform';
import { Box, Button, Text, Link as UiLink } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, useState } from 'react';
import { LogDetails } from './LogDetails.tsx';
import { OutcomeBadge } from './OutcomeBadge.tsx';

interface Props {
  rows: readonly LogRow[];
  inStory: boolean;
  onActor: (id: string) => void;
}

const Actor = ({ row, onActor }: { row: LogRow; onActor: (id: string) => void }) => {
  const { t } = useTranslation('administration');
  const { actorId, actorName, actorRole } = row;
  return (
    <Box>
      {actorId ? (
        <UiLink asChild quiet>
          <button
            type="button"
            style={{ textAlign: 'start' }}
            onClick={() => onActor(actorId)}
            title={t('log.onlyActor')}
          >
            {actorName}
          </button>
        </UiLink>
      ) : (
        actorName
      )}
      {actorRole && (
        <Text textStyle="meta" color="fg.muted">
          {t(`roles.${actorRole}`, { defaultValue: roleLabel(actorRole) })}
        </Text>
      )}
    </Box>
  );
};

/** The rows of the log; each opens to what changed. */
export const LogTable = ({ rows, inStory, onActor }: Props) => {
  const { t } = useTranslation('administration');
  const [open, setOpen] = useState<string>();
  return (
    <Table aria-label={t('log.title')}>
      <Thead>
        <Tr>
          <Th>{t('log.at')}</Th>
          <Th>{t('log.who')}</Th>
          <Th>{t('log.what')}</Th>
          <Th>{t('log.outcome')}</Th>
          <Th end>{t('log.details')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => {
          const isOpen = open === row.id;
          const Icon = isOpen ? ChevronUp : ChevronDown;
          return (
            <Fragment key={row.id}>
              <Tr hover {...(isOpen && { borderBottomWidth: '0' })}>
                <Td data-label={t('log.at')}>{formatDateTime(row.at)}</Td>
                <Td data-label={t('log.who')}>
                  <Actor row={row} onActor={onActor} />
                </Td>
                <Td data-label={t('log.what')}>
                  <Box minW="0">
                    <Text fontWeight="semibold">
                      {t('log.did', {
                        process: t(`logProcess.${row.process}`),
                        action: t(`logAction.${row.action}`),
                      })}
                    </Text>
                    <Text as="bdi" textStyle="meta" color="fg.muted" overflowWrap="anywhere">
                      {row.entityLabel ?? row.entityId ?? row.entityType}
                    </Text>
                  </Box>
                </Td>
                <Td data-label={t('log.outcome')}>
                  <OutcomeBadge outcome={row.outcome} />
                </Td>
                <Td end data-label={t('log.details')}>
                  <Button
                    variant="ghost"
                    size="xs"
                    whiteSpace="nowrap"
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? undefined : row.id)}
                  >
                    {row.changes.length > 0 ? t('log.changes', { count: row.changes.length }) : t('log.show')}
                    <Icon size={16} aria-hidden />
                  </Button>
                </Td>
              </Tr>
              {isOpen && (
                <Tr>
                  <Td colSpan={5} pb="5" display={{ base: 'block', md: 'table-cell' }}>
                    <LogDetails row={row} inStory={inStory} />
                  </Td>
                </Tr>
              )}
            </Fragment>
          );
        })}
      </Tbody>
    </Table>
  );
};
