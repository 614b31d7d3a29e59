import { BENEFICIARY, type Role, roles } from '@portal/contracts';
import type {
  ExportUsersInput,
  UserDetails,
  UserRow,
  UsersQuery,
  UserTypeParams,
} from '@portal/contracts/identity/users';
import { isOneOf, withinDays } from '../../kernel/database/conditions.ts';
import { type Db, firstRow, type Pool, valuesOf } from '../../kernel/database/db.ts';
import { countFound, findText, holdsText } from '../../kernel/database/find-text.ts';
import { likePattern, onePage, type Total } from '../../kernel/database/page.ts';
import type { Statement } from '../../kernel/database/sql.ts';
import { insertAccount, type NewAccount } from '../account/account.db.ts';

export type StoredUser = Omit<UserRow, 'isChatAgent' | 'userInfo'> & { isChatAgent: boolean };

const asRow = ({ isChatAgent, mfaEnabled, ...user }: StoredUser): UserRow => ({
  ...user,
  mfaEnabled: mfaEnabled || user.role !== BENEFICIARY,
  isChatAgent: isChatAgent ? 1 : 0,
  userInfo: { authorities: [user.role] },
});

const columns = (db: Db) => db`id, first_name, last_name, email, coalesce(phone, '') as phone,
  coalesce(country_code, '') as country_code, coalesce(organisation, '') as organisation, role, status,
  email_verified_at is not null as email_verified, mfa_enabled, is_chat_agent, language, is_example,
  last_login_at, created_at, row_version`;

/** The roles that a type of the address stands for. */
export const rolesOf = (type: UserTypeParams['type']): readonly Role[] => {
  if (type === 'all') return roles;
  if (type === 'staff') return roles.filter((role) => role !== BENEFICIARY);
  return [type];
};

const orderColumns = {
  createdAt: 'created_at',
  lastLoginAt: 'last_login_at',
  lastName: 'last_name',
  email: 'email',
  status: 'status',
} as const;

interface UserFilter {
  roles: readonly Role[];
  query: Omit<ExportUsersInput, 'userId'>;
  timeZone: string;
}

/** Written out where it halves the accounts or more, so that the planner knows; few are staff. */
const ofRoles = (db: Db, wanted: readonly Role[]) => {
  if (wanted.length === roles.length) return db`true`;
  if (wanted.includes(BENEFICIARY)) return db`role = 'FUND_BENEFICIARY_USER'`;
  return db`role <> 'FUND_BENEFICIARY_USER' and role = any(${[...wanted]})`;
};

const matching = (db: Db, { roles: wanted, query, timeZone }: UserFilter) => {
  const { isChatAgent } = query;
  return db`${ofRoles(db, wanted)} and ${isOneOf(db, 'status', query.status)}
    and ${isOneOf(db, 'country_code', query.countryCode)}
    ${isChatAgent === undefined ? db`` : isChatAgent === 1 ? db`and is_chat_agent` : db`and not is_chat_agent`}
    and ${withinDays(db, 'created_at', query, timeZone)}`;
};

const searchable = (db: Db) =>
  db`fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(organisation, ''))`;

/** Who never signed in is last going down and first going up; the other columns are never empty. */
const orderOf = (db: Db, { sortBy = 'createdAt', order }: UsersQuery) => {
  const column = db(orderColumns[sortBy]);
  const isNullable = sortBy === 'lastLoginAt';
  if (order === 'ASC') return db`${column} asc ${isNullable ? db`nulls first` : db``}, id asc`;
  return db`${column} desc ${isNullable ? db`nulls last` : db``}, id desc`;
};

/** One page of accounts and how many there are, counted up to a limit. */
export const findUsers = async (
  db: Pool,
  filter: UserFilter & { query: UsersQuery },
): Promise<{ rows: UserRow[]; total: Total }> => {
  const { query } = filter;
  const where = matching(db, filter);
  const found = await findText(db, 'users', query.search);
  const [users, total] = await Promise.all([
    db<StoredUser[]>`${onePage(
      db,
      db`select ${columns(db)} from users where ${where} ${holdsText(db, found, db`id`, searchable(db))}
        order by ${orderOf(db, query)}`,
      query,
    )}`,
    countFound(db, found, db`users`, where, db`id`),
  ]);
  return { rows: users.map(asRow), total };
};

/** The accounts that the filters find, newest first; ids narrow them further. */
export const usersOfExport = (
  db: Db,
  filter: UserFilter,
  ids: readonly string[],
): Statement<StoredUser[]> => db<StoredUser[]>`
  select ${columns(db)} from users
  where ${matching(db, filter)} ${filter.query.search === undefined ? db`` : db`and ${searchable(db)} like fold_text(${likePattern(filter.query.search.trim())})`}
    ${ids.length === 0 ? db`` : db`and id = any(${[...ids]})`}
  order by created_at desc, id desc`;

export const findUser = async (db: Db, id: string, lock = db``): Promise<UserRow | undefined> => {
  const [user] = await db<StoredUser[]>`select ${columns(db)} from users where id = ${id} ${lock}`;
  return user && asRow(user);
};

/** The same, and nobody else changes it until the transaction ends. */
export const lockUser = (db: Db, id: string) => findUser(db, id, db`for update`);

export const saveState = (db: Db, id: string, state: Partial<Pick<StoredUser, 'status' | 'isChatAgent'>>) =>
  db`update users set ${db(state)}, updated_at = now() where id = ${id}`;

/** How many super users could still sign in. Locks their rows, so that two cannot disable each other at once. */
export const countActiveWithRole = async (db: Db, role: Role): Promise<number> => {
  const active =
    await db`select id from users where role = ${role} and status = 'ACTIVE' order by id for update`;
  return active.length;
};

type NewStaff = Omit<NewAccount, 'organisation' | 'mfaEnabled' | 'passwordHash' | 'passwordChangedAt'>;

/** An account without a password, to be taken up by invitation. @returns its id, nothing when the address is taken. */
export const insertStaff = (db: Db, staff: NewStaff): Promise<string | undefined> =>
  insertAccount(db, {
    ...staff,
    organisation: null,
    mfaEnabled: true,
    passwordHash: null,
    passwordChangedAt: null,
  });

/** The newest invitation of an account that nobody has taken up, withdrawn ones left out. */
export const findInvitation = async (db: Db, id: string): Promise<UserDetails['invitation']> =>
  (await firstRow(db<NonNullable<UserDetails['invitation']>[]>`
    select p.created_at as sent_at, p.expires_at, p.expires_at <= now() as is_over,
      i.first_name || ' ' || i.last_name as invited_by
    from mailed_proofs p join users u on u.id = p.user_id left join users i on i.id = p.invited_by
    where p.user_id = ${id} and p.purpose = 'INVITE' and p.used_at is null and u.status = 'PENDING'
    order by p.created_at desc limit 1`)) ?? null;

/** Those of the ids that are accounts of these roles. */
export const knownUsers = (db: Db, wanted: readonly Role[], ids: readonly string[]): Promise<string[]> =>
  valuesOf(db<{ id: string }[]>`
    select id from users where role = any(${[...wanted]}) and id = any(${[...ids]})`);
