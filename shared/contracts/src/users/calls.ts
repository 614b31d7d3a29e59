import type { EndedSessions } from '../auth/schemas.ts';
import { call, type Page, type Result } from '../call.ts';
import type {
  AddedAdmin,
  ExportUsersInput,
  NewStaffInput,
  UserDetails,
  UserIdParams,
  UserRow,
  UsersQuery,
  UserTypeParams,
} from './schemas.ts';

export { type UserGroup, type UserStatus, userGroups, userStatuses } from './enums.ts';
export type * from './schemas.ts';

export const listUsers = call<{ params: UserTypeParams; query: UsersQuery; response: Page<UserRow> }>(
  'listUsers',
  {
    method: 'GET',
    path: '/profile/users/:type',
    permission: 'user.manage',
  },
);

/** Between ACTIVE and DISABLED; disabling ends every session of the account. */
export const toggleUser = call<{ params: UserIdParams; response: Result<UserRow> }>('toggleUser', {
  method: 'PUT',
  path: '/profile/users/:id',
  permission: 'user.manage',
});

/** `Users_{date}.xlsx` */
export const exportUsers = call<{ params: UserTypeParams; body: ExportUsersInput; response: Blob }>(
  'exportUsers',
  {
    method: 'POST',
    path: '/profile/users/:type/exportExcel',
    permission: 'user.manage',
    answers: 'file',
    timeoutMs: 120_000,
  },
);

/** Mails an invitation to choose a password. */
export const addFundManager = call<{ body: NewStaffInput; response: Result<UserRow> }>('addFundManager', {
  method: 'POST',
  path: '/profile/addNewFundManager',
  permission: 'user.manage',
});

/** Mails an invitation to choose a password. */
export const addFundReviewer = call<{ body: NewStaffInput; response: Result<UserRow> }>('addFundReviewer', {
  method: 'POST',
  path: '/profile/addNewFundReviewer',
  permission: 'user.manage',
});

/** Invites at once, or proposes where another Admin has to approve. */
export const addAdmin = call<{ body: NewStaffInput; response: Result<AddedAdmin> }>('addAdmin', {
  method: 'POST',
  path: '/profile/addNewAdmin',
  permission: 'user.manage',
});

/** Mails the invitation again, with a new link. */
export const resendInvitation = call<{ params: UserIdParams; response: Result<UserRow> }>(
  'resendInvitation',
  {
    method: 'POST',
    path: '/profile/users/:id/resendInvitation',
    permission: 'user.manage',
  },
);

/** Gives or takes the Live Chat entry. */
export const toggleChatAgent = call<{ params: UserIdParams; response: Result<UserRow> }>('toggleChatAgent', {
  method: 'PUT',
  path: '/profile/toggleChatAgent/:id',
  permission: 'user.manage',
});

/** One person: account, second factors, open sessions, invitation. */
export const getUser = call<{ params: UserIdParams; response: Result<UserDetails> }>('getUser', {
  method: 'GET',
  path: '/profile/user/:id',
  permission: 'user.manage',
});

/** Signs somebody else out everywhere. */
export const endUserSessions = call<{ params: UserIdParams; response: Result<EndedSessions> }>(
  'endUserSessions',
  { method: 'POST', path: '/profile/users/:id/endSessions', permission: 'user.manage' },
);

/** Removes authenticator app, passkeys and recovery codes of somebody else; codes by e-mail remain. */
export const resetUserFactors = call<{ params: UserIdParams; response: Result<null> }>('resetUserFactors', {
  method: 'POST',
  path: '/profile/users/:id/resetFactors',
  permission: 'user.manage',
});

/** The link stops working and the account is disabled until it is invited again. */
export const withdrawInvitation = call<{ params: UserIdParams; response: Result<UserRow> }>(
  'withdrawInvitation',
  { method: 'POST', path: '/profile/users/:id/withdrawInvitation', permission: 'user.manage' },
);
