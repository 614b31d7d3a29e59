import type { LoginOutcome } from '@portal/contracts/identity/enums';
import type { LoginHistoryRow } from '@portal/contracts/identity/profile';
import { formatDateTime, useTranslation } from '@portal/platform';
import { Badge, type BadgeProps, Box, Flag, HStack, VisuallyHidden } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { CircleAlert, CircleCheck, Clock, KeyRound, Lock, LogOut, MailCheck } from 'lucide-react';
import { isReportable, ReportSignIn } from './ReportSignIn.tsx';

const looks: Record<LoginOutcome, Pick<BadgeProps, 'palette' | 'icon'>> = {
  SUCCESS: { palette: 'forest', icon: CircleCheck },
  WRONG_PASSWORD: { palette: 'laterite', icon: CircleAlert },
  MFA_FAILED: { palette: 'laterite', icon: CircleAlert },
  MFA_SENT: { palette: 'indigo', icon: MailCheck },
  LOCKED: { palette: 'laterite', icon: Lock },
  DISABLED: { palette: 'laterite', icon: Lock },
  LOGOUT: { palette: 'ash', icon: LogOut },
  EXPIRED: { palette: 'ash', icon: Clock },
  RESET: { palette: 'indigo', icon: KeyRound },
};

const Row = ({ row }: { row: LoginHistoryRow }) => {
  const { t } = useTranslation('shell');
  const device = [row.browser, row.os].filter(Boolean).join(', ') || row.device || t('history.unknown');
  return (
    <Tr>
      <Td data-label={t('history.at')}>{formatDateTime(row.at)}</Td>
      <Td data-label={t('history.outcome')}>
        <Badge {...looks[row.outcome]}>{t(`outcomes.${row.outcome}`)}</Badge>
      </Td>
      <Td data-label={t('history.device')}>
        <Box>
          {device}
          {(row.isCurrent || row.isNewDevice) && (
            <Box fontSize="14px" color="fg.muted">
              {t(row.isCurrent ? 'history.current' : 'history.newDevice')}
            </Box>
          )}
        </Box>
      </Td>
      <Td data-label={t('history.place')}>
        <HStack gap="2">
          {row.countryCode !== null && <Flag code={row.countryCode} name={row.countryCode} />}
          <bdi dir="ltr">{row.ip}</bdi>
        </HStack>
      </Td>
      <Td>{isReportable(row) && <ReportSignIn row={row} device={device} />}</Td>
    </Tr>
  );
};

export const HistoryTable = ({ rows }: { rows: readonly LoginHistoryRow[] }) => {
  const { t } = useTranslation('shell');
  return (
    <Table aria-label={t('history.title')}>
      <Thead>
        <Tr>
          <Th>{t('history.at')}</Th>
          <Th>{t('history.outcome')}</Th>
          <Th>{t('history.device')}</Th>
          <Th>{t('history.place')}</Th>
          <Th>
            <VisuallyHidden>{t('history.action')}</VisuallyHidden>
          </Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </Tbody>
    </Table>
  );
};
