import { type Role, roles } from '@portal/contracts';
import { userStatuses } from '@portal/contracts/identity/enums';
import type { UserRow } from '@portal/contracts/identity/users';
import {
  ButtonLink,
  countryIn,
  manyIn,
  oneIn,
  useAddress,
  useQuery,
  useTranslation,
  WorkPage,
} from '@portal/platform';
import { Box, Button, Flex, Segmented, Text } from '@portal/ui';
import { Menu } from '@portal/ui/overlay';
import { useReturnToRow } from '@portal/ui/table';
import { ChevronDown, UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { AddStaffDialog } from '../add-staff/AddStaffDialog.tsx';
import type { StaffRole } from '../add-staff/staff.queries.ts';
import { ConfirmChange } from '../change-user/ConfirmChange.tsx';
import { downloadUsers, type UserChange, usersPage } from '../change-user/users.queries.ts';
import { PendingAdmins } from '../decide-admins/PendingAdmins.tsx';
import { OneFilter } from '../filter-list/ChoiceFilter.tsx';
import { FilteredList } from '../filter-list/FilteredList.tsx';
import { apiClients, signIns, userPage } from '../navigation/paths.ts';
import { ListHead } from '../show-list/ListHead.tsx';
import { listInAddress } from '../show-list/list-in-address.ts';
import { SpreadsheetButton } from '../show-list/SpreadsheetButton.tsx';
import { UserTable } from './UserTable.tsx';

/** The groups as tabs, in the order of the menu. */
const userTypes: readonly ('all' | Role)[] = ['all', ...roles];

/** What the address of the user table asks for. */
const usersFilters = (params: URLSearchParams) => {
  const list = listInAddress(params, ['createdAt', 'lastLoginAt', 'lastName', 'status'], {
    status: manyIn(params, 'status', userStatuses),
    country: countryIn(params),
    isChatAgent: params.get('agents') === '1' ? (1 as const) : undefined,
  });
  const type = oneIn(params, 'type', userTypes) ?? 'all';
  return { ...list, type, query: { ...list.query, ...list.sorted } };
};

/** `/workspace/user-management`: every account, its state, and new staff. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const { params, change } = useAddress();
  const filters = usersFilters(params);
  const { type, query, narrowed, isChatAgent } = filters;
  const list = useQuery(usersPage(type, query));
  const rows = useRef<HTMLDivElement>(null);
  useReturnToRow(rows, userPage, list.data !== undefined);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ user: UserRow; change: UserChange }>();
  const [adding, setAdding] = useState<StaffRole>();
  return (
    <WorkPage title={t('users.title')}>
      <ListHead words="users" query={list}>
        <ButtonLink to={signIns} variant="ghost" size="sm">
          {t('signIns.all')}
        </ButtonLink>
        <ButtonLink to={apiClients} variant="ghost" size="sm">
          {t('clients.title')}
        </ButtonLink>
        <SpreadsheetButton
          download={() => downloadUsers(type, narrowed, chosen)}
          {...(chosen.size > 0 && { label: t('users.exportChosen', { count: chosen.size }) })}
        />
        <Menu
          trigger={
            <Button size="sm">
              <UserPlus size={18} aria-hidden />
              {t('users.add')}
              <ChevronDown size={16} aria-hidden />
            </Button>
          }
          onSelect={(role) => setAdding(role as StaffRole)}
          items={['manager', 'reviewer', 'admin'].map((value) => ({ value, label: t(`staff.${value}.add`) }))}
        />
      </ListHead>
      <PendingAdmins />
      <Box mb="3">
        <Segmented
          label={t('users.type')}
          value={type}
          onChange={(value) => change({ type: value === 'all' ? null : value })}
          options={userTypes.map((value) => ({ value, label: t(`userTypes.${value}`) }))}
        />
      </Box>
      <FilteredList
        query={list}
        filters={filters}
        keep={['type']}
        words="users"
        many={[['status', t('users.status'), userStatuses, (value) => t(`userStatus.${value}`)]]}
        last={
          <OneFilter
            all={t('users.anyChat')}
            chosen={isChatAgent ? '1' : undefined}
            onChange={(agents) => change({ agents })}
            options={[{ value: '1', label: t('users.agents') }]}
          />
        }
        between={
          chosen.size > 0 && (
            <Flex align="center" gap="3" mb="3">
              <Text textStyle="meta">{t('users.chosen', { count: chosen.size })}</Text>
              <Button variant="ghost" size="xs" onClick={() => setChosen(new Set())}>
                {t('users.unchoose')}
              </Button>
            </Flex>
          )
        }
      >
        {(users) => (
          <div ref={rows}>
            <UserTable
              rows={users}
              sorted={filters.sorted}
              chosen={chosen}
              onChoose={setChosen}
              onAsk={(user, userChange) => setAsked({ user, change: userChange })}
            />
          </div>
        )}
      </FilteredList>
      {asked && <ConfirmChange {...asked} onClose={() => setAsked(undefined)} />}
      {adding && <AddStaffDialog role={adding} onClose={() => setAdding(undefined)} />}
    </WorkPage>
  );
};
