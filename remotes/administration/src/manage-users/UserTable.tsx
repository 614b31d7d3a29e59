import { CountryName } from '@portal/application-view';
import { roleLabel } from '@portal/contracts';
import type { UserRow } from '@portal/contracts/identity/users';
import { formatDateTime, TextLink, useLocation, useTranslation } from '@portal/platform';
import { Badge, HStack, MetaText } from '@portal/ui';
import type { DataColumn } from '@portal/ui/table';
import { MessageSquare } from 'lucide-react';
import { UserMenu } from '../change-user/UserMenu.tsx';
import { UserStatusBadge } from '../change-user/UserStatusBadge.tsx';
import type { UserChange } from '../change-user/users.queries.ts';
import { userPage } from '../navigation/paths.ts';
import { EmailAddress } from '../show-list/EmailAddress.tsx';
import { ListTable, type Sorted } from '../show-list/ListTable.tsx';

interface Props {
  rows: readonly UserRow[];
  sorted: Sorted;
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  onAsk: (user: UserRow, change: UserChange) => void;
}

const nameOf = ({ firstName, lastName }: UserRow) => `${firstName} ${lastName}`;

export const UserTable = ({ rows, sorted, chosen, onChoose, onAsk }: Props) => {
  const { t } = useTranslation('administration');
  const { search } = useLocation();
  const column = (id: string, words: string, cell: DataColumn<UserRow>['cell']): DataColumn<UserRow> => {
    return { id, header: t(`users.${words}`), cell };
  };
  const lastSignIn = ({ lastLoginAt }: UserRow) =>
    lastLoginAt ? formatDateTime(lastLoginAt) : t('users.never');
  const menuOf = (user: UserRow) => <UserMenu user={user} onAsk={(asked) => onAsk(user, asked)} />;
  const columns: DataColumn<UserRow>[] = [
    {
      id: 'lastName',
      header: t('users.person'),
      sorts: 'ASC',
      cell: (user) => (
        <>
          <TextLink
            to={userPage(user.id)}
            state={{ list: search }}
            fontWeight="semibold"
            overflowWrap="anywhere"
          >
            {nameOf(user)}
          </TextLink>
          <MetaText overflowWrap="anywhere">
            <EmailAddress>{user.email}</EmailAddress>
          </MetaText>
        </>
      ),
    },
    {
      id: 'role',
      header: t('users.role'),
      cell: (user) => (
        <HStack gap="2" wrap="wrap">
          {t(`roles.${user.role}`, { defaultValue: roleLabel(user.role) })}
          {user.isChatAgent === 1 && (
            <Badge palette="lagoon" icon={MessageSquare}>
              {t('users.agent')}
            </Badge>
          )}
        </HStack>
      ),
    },
    column('country', 'country', ({ countryCode: code }) => (code ? <CountryName code={code} /> : '–')),
    { ...column('status', 'status', ({ status }) => <UserStatusBadge status={status} />), sorts: 'ASC' },
    { ...column('lastLoginAt', 'lastSignIn', lastSignIn), sorts: 'DESC' },
    { ...column('action', 'action', menuOf), end: true },
  ];
  return (
    <ListTable
      label={t('users.title')}
      columns={columns}
      rows={rows}
      rowName={nameOf}
      sorted={sorted}
      selected={chosen}
      onSelect={onChoose}
    />
  );
};
