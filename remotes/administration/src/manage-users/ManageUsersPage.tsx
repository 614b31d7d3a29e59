import type { UserRow } from '@portal/contracts/identity/users';
import { ButtonLink, useAddress, useQuery, useTranslation, WorkPage } from '@portal/platform';
import { Box, Button, Flex, Text } from '@portal/ui';
import { Menu, PageHead } from '@portal/ui/overlay';
import { useReturnToRow } from '@portal/ui/table';
import { ChevronDown, UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { AddStaffDialog } from '../add-staff/AddStaffDialog.tsx';
import type { StaffRole } from '../add-staff/staff.queries.ts';
import { ConfirmChange } from '../change-user/ConfirmChange.tsx';
import { downloadUsers, type UserChange, usersPage } from '../change-user/users.queries.ts';
import { PendingAdmins } from '../decide-admins/PendingAdmins.tsx';
import { apiClients, signIns, userPage } from '../navigation/paths.ts';
import { ListCount } from '../show-list/ListCount.tsx';
import { ListView } from '../show-list/ListView.tsx';
import { SpreadsheetButton } from '../show-list/SpreadsheetButton.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UserTable } from './UserTable.tsx';
import { usersFilters } from './users-filters.ts';

/** `/workspace/user-management`: every account, its state, and new staff. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const { params, clear } = useAddress();
  const filters = usersFilters(params);
  const { type, query, narrowed, isFiltered } = filters;
  const list = useQuery(usersPage(type, query));
  const rows = useRef<HTMLDivElement>(null);
  useReturnToRow(rows, userPage, list.data !== undefined);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ user: UserRow; change: UserChange }>();
  const [adding, setAdding] = useState<StaffRole>();
  const clearFilters = () => clear(['type', 'sortBy', 'order', 'pageSize']);
  return (
    <WorkPage title={t('users.title')}>
      <PageHead
        title={t('users.title')}
        lead={<ListCount query={list}>{(count) => t('users.count', { count })}</ListCount>}
      >
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
          items={[
            { value: 'manager', label: t('staff.manager.add') },
            { value: 'reviewer', label: t('staff.reviewer.add') },
            { value: 'admin', label: t('staff.admin.add') },
          ]}
        />
      </PageHead>
      <PendingAdmins />
      <UserFilters filters={filters} clear={clearFilters} />
      {chosen.size > 0 && (
        <Flex align="center" gap="3" mb="3">
          <Text textStyle="meta">{t('users.chosen', { count: chosen.size })}</Text>
          <Button variant="ghost" size="xs" onClick={() => setChosen(new Set())}>
            {t('users.unchoose')}
          </Button>
        </Flex>
      )}
      <Box ref={rows}>
        <ListView
          query={list}
          name={t('users.title')}
          none={t('users.none')}
          isFiltered={isFiltered}
          onClear={clearFilters}
        >
          {(users) => (
            <UserTable
              rows={users}
              sorted={filters.sorted}
              chosen={chosen}
              onChoose={setChosen}
              onAsk={(user, userChange) => setAsked({ user, change: userChange })}
            />
          )}
        </ListView>
      </Box>
      {asked && <ConfirmChange {...asked} onClose={() => setAsked(undefined)} />}
      {adding && <AddStaffDialog role={adding} onClose={() => setAdding(undefined)} />}
    </WorkPage>
  );
};
