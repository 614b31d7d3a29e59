import { type Static, type TSchema, Type } from 'typebox';
import { roles } from '../access/roles.ts';
import { countryCode, days, emailText, optionalText, text } from '../fields.ts';
import { many, pageQuery } from '../lists.ts';
import { Nothing, operation, page, result } from '../operation.ts';
import { closed, Nullable, pick } from '../schema-parts.ts';
import { AdminProposal } from './admin-proposals.ts';
import { EndedSessions } from './auth.schemas.ts';
import { userGroups, userStatuses } from './enums.ts';
import { CurrentProfile, ProfileEdit } from './profile.ts';

/** A role by its name, or a group. */
export const UserTypeParams = closed({ type: Type.Enum([...roles, ...userGroups]) });
export type UserTypeParams = Static<typeof UserTypeParams>;

const isChatAgent = Type.Enum([0, 1]);

const userFilters = {
  status: Type.Optional(many(Type.Enum(userStatuses))),
  countryCode: Type.Optional(many(countryCode())),
  isChatAgent: Type.Optional(isChatAgent),
  ...days(),
};

export const UsersQuery = pageQuery(userFilters, ['createdAt', 'lastLoginAt', 'lastName', 'email', 'status']);
export type UsersQuery = Static<typeof UsersQuery>;

const profile = CurrentProfile.properties;

export const UserRow = Type.Object({
  ...pick(profile, 'id', 'firstName', 'lastName', 'email', 'phone'),
  ...pick(profile, 'countryCode', 'organisation', 'userInfo'),
  role: Type.Enum(roles),
  status: Type.Enum(userStatuses),
  ...pick(profile, 'emailVerified', 'mfaEnabled', 'isChatAgent', 'language'),
  isExample: Type.Boolean(),
  ...pick(profile, 'lastLoginAt', 'createdAt', 'rowVersion'),
});
export type UserRow = Static<typeof UserRow>;

/** The chosen rows, and the filters of the list; without either every row of the type. */
export const ExportUsersInput = closed({
  userId: Type.Optional(Type.Array(text(40), { maxItems: 5000 })),
  search: Type.Optional(optionalText(200)),
  ...userFilters,
});
export type ExportUsersInput = Static<typeof ExportUsersInput>;

export const NewStaffInput = closed({
  ...pick(ProfileEdit.properties, 'firstName', 'lastName'),
  email: emailText(),
  ...pick(ProfileEdit.properties, 'phone', 'countryCode', 'language'),
});
export type NewStaffInput = Static<typeof NewStaffInput>;

/** The invited account, or the proposal where another Admin has to approve first. */
export const AddedAdmin = Type.Object({
  user: Nullable(UserRow),
  proposal: Nullable(AdminProposal),
});
export type AddedAdmin = Static<typeof AddedAdmin>;

/** What an Admin sees of one person. */
export const UserDetails = Type.Object({
  user: UserRow,
  /** What opens the account besides a code by e-mail. */
  factors: Type.Object({
    hasAuthenticator: Type.Boolean(),
    passkeys: Type.Integer(),
    recoveryCodesLeft: Type.Integer(),
  }),
  openSessions: Type.Integer(),
  /** The newest one while nobody has taken it up. */
  invitation: Nullable(
    Type.Object({
      sentAt: Type.String(),
      expiresAt: Type.String(),
      isOver: Type.Boolean(),
      invitedBy: Nullable(Type.String()),
    }),
  ),
});
export type UserDetails = Static<typeof UserDetails>;

/** What a switch is set to: asked twice, or by two at once, it is not set back. Absent: the other way round. */
const to = <T extends TSchema>(state: T) => closed({ to: Type.Optional(state) });

const onUser = {
  permission: 'user.manage',
  params: closed({ id: text(40) }),
  example: { params: { id: 'usr_xav318nj7a2mnnnyf6wq' } },
} as const;

const invitation = {
  permission: 'user.manage',
  description: 'Makes the account and mails an invitation to choose a password, which holds for 72 hours.',
  body: NewStaffInput,
  response: result(UserRow),
  errors: ['email_taken', 'reauthentication_required'],
  example: {
    body: {
      firstName: 'Amina',
      lastName: 'Bello',
      email: 'amina.bello@example.org',
      phone: '+234015550103',
      countryCode: 'NG',
      language: 'en',
    },
  },
} as const;

export const listUsers = operation('listUsers', 'GET /profile/users/:type', {
  permission: 'user.manage',
  summary: 'Accounts of a role or group',
  description:
    'Accounts of one role, or of a group of them. A search looks at names, address and organisation.',
  params: UserTypeParams,
  query: UsersQuery,
  response: page(UserRow),
  example: {
    params: { type: 'FUND_REVIEWER_USER' },
    query: { page: 1, pageSize: 10, sortBy: 'lastName', order: 'ASC', search: 'bello' },
  },
});

export const toggleUser = operation('toggleUser', 'PUT /profile/users/:id', {
  ...onUser,
  summary: 'Enable or disable an account',
  description:
    'Disables an active account and ends its sessions at once, or enables a disabled one. Nobody can do this to the own account, nor to the last active super user, nor to the last but one while a fund has a limit above which a second person decides.',
  query: to(Type.Enum(['ACTIVE', 'DISABLED'])),
  example: { ...onUser.example, query: { to: 'DISABLED' } },
  response: result(UserRow),
  errors: ['cannot_change_self', 'last_admin', 'second_admin_required', 'invalid_state'],
});

export const exportUsers = operation('exportUsers', 'POST /profile/users/:type/exportExcel', {
  permission: 'user.manage',
  answers: 'file',
  timeoutMs: 120_000,
  summary: 'Accounts as a spreadsheet',
  description:
    'A spreadsheet called `Users_{date}.xlsx` with the accounts named in `userId` and those that the filters find, or with all of the type. Written to the log.',
  params: UserTypeParams,
  body: ExportUsersInput,
  bodyOptional: true,
  example: { params: { type: 'FUND_REVIEWER_USER' }, body: { userId: ['usr_xav318nj7a2mnnnyf6wq'] } },
});

export const addFundManager = operation('addFundManager', 'POST /profile/addNewFundManager', {
  ...invitation,
  summary: 'Invite a fund manager',
});

export const addFundReviewer = operation('addFundReviewer', 'POST /profile/addNewFundReviewer', {
  ...invitation,
  summary: 'Invite a fund reviewer',
});

export const addAdmin = operation('addAdmin', 'POST /profile/addNewAdmin', {
  permission: 'user.manage',
  summary: 'Invite an Admin',
  description:
    'With one active Admin the account is made and the invitation mailed at once (`user`). With two or more, ' +
    'nothing is mailed before another Admin has approved (`proposal`).',
  body: NewStaffInput,
  response: result(AddedAdmin),
  errors: ['email_taken', 'reauthentication_required'],
  example: {
    body: {
      firstName: 'Thandi',
      lastName: 'Khumalo',
      email: 'thandi.khumalo@example.org',
      countryCode: 'ZA',
      language: 'en',
    },
  },
});

export const resendInvitation = operation('resendInvitation', 'POST /profile/users/:id/resendInvitation', {
  ...onUser,
  summary: 'Mail an invitation again',
  description: 'Mails a new link; the one before no longer holds.',
  response: result(UserRow),
  errors: ['invalid_state'],
});

export const toggleChatAgent = operation('toggleChatAgent', 'PUT /profile/toggleChatAgent/:id', {
  ...onUser,
  summary: 'Make an account a chat agent, or no longer',
  description: 'Lets a member of staff answer live chats, or no longer.',
  query: to(isChatAgent),
  example: { ...onUser.example, query: { to: 1 } },
  response: result(UserRow),
  errors: ['invalid_state'],
});

export const getUser = operation('getUser', 'GET /profile/user/:id', {
  ...onUser,
  summary: 'One person',
  description: 'The account with its second factors, open sessions and, while it waits, its invitation.',
  response: result(UserDetails),
});

export const endUserSessions = operation('endUserSessions', 'POST /profile/users/:id/endSessions', {
  ...onUser,
  summary: 'End all sessions of a person',
  description: 'Signs the person out everywhere at once. For the own account there is `endOtherSessions`.',
  response: result(EndedSessions),
  errors: ['cannot_change_self'],
});

export const resetUserFactors = operation('resetUserFactors', 'POST /profile/users/:id/resetFactors', {
  ...onUser,
  summary: 'Remove the second factors of a person',
  description:
    'For a lost phone or a stolen key: authenticator app, passkeys, recovery codes and trusted devices are removed, ' +
    'every session ends, and the person is told by mail. The code by e-mail remains.',
  response: Nothing,
  errors: ['cannot_change_self', 'no_factor', 'reauthentication_required'],
});

export const withdrawInvitation = operation(
  'withdrawInvitation',
  'POST /profile/users/:id/withdrawInvitation',
  {
    ...onUser,
    summary: 'Withdraw an invitation',
    description: 'Only before it is taken up. The account can be invited again with `resendInvitation`.',
    response: result(UserRow),
    errors: ['invalid_state'],
  },
);
