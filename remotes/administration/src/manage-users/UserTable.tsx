import { CountryName } from '@portal/application-view';
import { roleLabel } from '@portal/contracts';
import type { UserRow } from '@portal/contracts/identity/users';
import { formatDateTime, Link, useTranslation } from '@portal/platform';
import { Badge, Box, HStack, Text, Link as UiLink } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { MessageSquare } from 'lucide-react';
import { UserMenu } from '../change-user/UserMenu.tsx';
import { UserStatusBadge } from '../change-user/UserStatusBadge.tsx';
import type { UserChange } from '../change-user/users.queries.ts';
import { userPage } from '../navigation/paths.ts';

interface Props {
  rows: readonly UserRow[];
  chosen: ReadonlySet<string>;
  onChoose: (id: string) => void;
  onAsk: (user: UserRow, change: UserChange) => void;
}

const Choose = ({ name, checked, onChange }: { name: string; checked: boolean; onChange: () => void }) => {
  const { t } = useTranslation('administration');
  return (
    <Box asChild boxSize="22px" accentColor="brand.solid" cursor="pointer" flexShrink={0}>
      <input type="checkbox" aria-label={t('users.choose', { name })} checked={checked} onChange={onChange} />
    </Box>
  );
};

export const UserTable = ({ rows, chosen, onChoose, onAsk }: Props) => {
  const { t } = useTranslation('administration');
  return (
    <Table aria-label={t('users.title')}>
      <Thead>
        <Tr>
          <Th>{t('users.person')}</Th>
          <Th>{t('users.role')}</Th>
          <Th>{t('users.country')}</Th>
          <Th>{t('users.status')}</Th>
          <Th>{t('users.lastSignIn')}</Th>
          <Th end>{t('users.action')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((user) => {
          const name = `${user.firstName} ${user.lastName}`;
          return (
            <Tr key={user.id} hover>
              <Td>
                <HStack gap="3">
                  <Choose name={name} checked={chosen.has(user.id)} onChange={() => onChoose(user.id)} />
                  <Box minW={{ base: '0', md: '8.5rem', xl: '12rem' }}>
                    <UiLink asChild fontWeight="semibold">
                      <Link to={userPage(user.id)}>{name}</Link>
                    </UiLink>
                    <Text as="bdi" display="block" textStyle="meta" color="fg.muted" overflowWrap="anywhere">
                      {user.email}
                    </Text>
                  </Box>
                </HStack>
              </Td>
              <Td data-label={t('users.role')}>
                <HStack gap="2" wrap="wrap">
                  {t(`roles.${user.role}`, { defaultValue: roleLabel(user.role) })}
                  {user.isChatAgent === 1 && (
                    <Badge palette="lagoon" icon={MessageSquare}>
                      {t('users.agent')}
                    </Badge>
                  )}
                </HStack>
              </Td>
              <Td data-label={t('users.country')}>
                {user.countryCode === '' ? '–' : <CountryName code={user.countryCode} />}
              </Td>
              <Td data-label={t('users.status')}>
                <UserStatusBadge status={user.status} />
              </Td>
              <Td data-label={t('users.lastSignIn')}>
                {user.lastLoginAt ? formatDateTime(user.lastLoginAt) : t('users.never')}
              </Td>
              <Td end data-label={t('users.action')}>
                <UserMenu user={user} onAsk={(change) => onAsk(user, change)} />
              </Td>
            </Tr>
          );
        })}
      </Tbody>
    </Table>
  );
};
