import type { LoginOutcome } from '@portal/contracts/identity/enums';
import type { LoginHistoryRow } from '@portal/contracts/identity/profile';
import { formatDateTime, Link, useTranslation } from '@portal/platform';
import { Badge, type BadgeProps, Box, Text, Link as UiLink } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { CircleAlert, CircleCheck, Clock, KeyRound, Lock, LogOut, MailCheck } from 'lucide-react';
import { userPage } from '../navigation/paths.ts';

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

interface Props {
  rows: readonly LoginHistoryRow[];
  /** Names the person of each row. */
  ofEveryone?: boolean;
}

/** Attempts to sign in, with what happened, on which device and from where. */
export const SignInTable = ({ rows, ofEveryone = false }: Props) => {
  const { t } = useTranslation('administration');
  return (
    <Table aria-label={t('signIns.title')}>
      <Thead>
        <Tr>
          <Th>{t('signIns.at')}</Th>
          {ofEveryone && <Th>{t('users.person')}</Th>}
          <Th>{t('signIns.outcome')}</Th>
          <Th>{t('signIns.device')}</Th>
          <Th>{t('signIns.place')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => {
          const device = [row.browser, row.os].filter((part) => part !== '' && part !== 'Unknown');
          return (
            <Tr key={row.id}>
              <Td data-label={t('signIns.at')}>{formatDateTime(row.at)}</Td>
              {ofEveryone && (
                <Td data-label={t('users.person')}>
                  <Box>
                    <UiLink asChild>
                      <Link to={userPage(row.userId)}>{row.userName}</Link>
                    </UiLink>
                    <Text as="bdi" display="block" textStyle="meta" color="fg.muted" overflowWrap="anywhere">
                      {row.email}
                    </Text>
                  </Box>
                </Td>
              )}
              <Td data-label={t('signIns.outcome')}>
                <Badge {...looks[row.outcome]}>{t(`signIns.outcomes.${row.outcome}`)}</Badge>
              </Td>
              <Td data-label={t('signIns.device')}>
                <Box>
                  {device.join(', ') || t('signIns.unknown')}
                  {row.isNewDevice && (
                    <Text textStyle="meta" color="fg.muted">
                      {t('signIns.newDevice')}
                    </Text>
                  )}
                </Box>
              </Td>
              <Td data-label={t('signIns.place')}>
                <bdi dir="ltr">{row.ip}</bdi>
              </Td>
            </Tr>
          );
        })}
      </Tbody>
    </Table>
  );
};
