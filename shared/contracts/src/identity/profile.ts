import { type Static, Type } from 'typebox';
import { countryCode, days, emailText, optionalText, phoneText, text } from '../fields.ts';
import { many, pageQuery } from '../lists.ts';
import { Nothing, operation, page, result } from '../operation.ts';
import { closed, Lang, Nullable, pick } from '../schema-parts.ts';
import { OpenSession, typedPassword } from './auth.schemas.ts';
import { loginMethods, loginOutcomes } from './enums.ts';

const NAME = 80;
const ORGANISATION = 150;

/** What people say of themselves. */
const person = {
  firstName: text(NAME),
  lastName: text(NAME),
  phone: phoneText(),
  countryCode: countryCode(),
  organisation: Type.Optional(optionalText(ORGANISATION)),
  language: Type.Optional(Lang),
};

export const RegisterInput = closed({
  ...person,
  email: emailText(),
  password: typedPassword(),
  /** To the terms of use and the privacy policy. */
  consent: Type.Literal(true),
});
export type RegisterInput = Static<typeof RegisterInput>;

export const NotificationPrefs = closed({
  newSignIn: Type.Optional(Type.Boolean()),
  /** Promised in 1.0.0, without effect: no mail about an application is one that an applicant could do without. */
  applicationUpdates: Type.Optional(Type.Boolean()),
});

export const CurrentProfile = Type.Object({
  id: Type.String(),
  email: Type.String(),
  emailVerified: Type.Boolean(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** Empty when not given. */
  phone: Type.String(),
  countryCode: Type.String(),
  organisation: Type.String(),
  language: Lang,
  isChatAgent: Type.Enum([0, 1]),
  mfaEnabled: Type.Boolean(),
  /** Whether the role makes the second factor a must. */
  mfaMandatory: Type.Boolean(),
  notificationPrefs: NotificationPrefs,
  /** True while nothing may be done but choose a new password. */
  mustChangePassword: Type.Optional(Type.Boolean()),
  lastLoginAt: Nullable(Type.String()),
  createdAt: Type.String(),
  rowVersion: Type.Integer(),
  /** Only the first authority counts. */
  userInfo: Type.Object({ authorities: Type.Array(Type.String()) }),
});
export type CurrentProfile = Static<typeof CurrentProfile>;

const editable = {
  ...person,
  /** Not everybody has given one; what is not sent stays. */
  phone: Type.Optional(phoneText()),
  notificationPrefs: Type.Optional(NotificationPrefs),
  /** Of the version that was edited; another one in between is refused as stale. */
  rowVersion: Type.Optional(Type.Integer()),
};

export const ProfileEdit = closed(editable);
export type ProfileEdit = Static<typeof ProfileEdit>;

/** Without `userId` the caller's own profile; another's only for the super user. */
export const UserProfileEdit = closed({
  userId: Type.Optional(text(40)),
  ...editable,
});
export type UserProfileEdit = Static<typeof UserProfileEdit>;

export const SecondFactorInput = closed({ enabled: Type.Boolean(), currentPassword: typedPassword() });
export type SecondFactorInput = Static<typeof SecondFactorInput>;

export const ChangeEmailInput = closed({ newEmail: emailText(), currentPassword: typedPassword() });
export type ChangeEmailInput = Static<typeof ChangeEmailInput>;

export const LoginHistoryQuery = pageQuery(
  {
    outcome: Type.Optional(many(Type.Enum(loginOutcomes))),
    /** The history filters' common name for the same. */
    process: Type.Optional(many(Type.Enum(loginOutcomes))),
    /** Another account's, or `all`; for the super user. */
    userId: Type.Optional(text(40)),
    ...days(),
  },
  ['at'],
);
export type LoginHistoryQuery = Static<typeof LoginHistoryQuery>;

export const LoginHistoryRow = Type.Object({
  id: Type.String(),
  userId: Type.String(),
  userName: Type.String(),
  email: Type.String(),
  at: Type.String(),
  outcome: Type.Enum(loginOutcomes),
  method: Type.Enum(loginMethods),
  /** The last part is hidden in rows of others. */
  ip: Type.String(),
  countryCode: Nullable(Type.String()),
  ...pick(OpenSession.properties, 'device', 'browser', 'os'),
  isNewDevice: Type.Boolean(),
  /** The session that it opened or ended; null where there is none. */
  sessionId: Nullable(Type.String()),
  /** Whether this is the session of the caller. */
  isCurrent: Type.Boolean(),
});
export type LoginHistoryRow = Static<typeof LoginHistoryRow>;

/** What a report of a sign-in brought about. */
export const ReportedSignIn = Type.Object({
  ticketNumber: Type.String(),
  /** Other sessions that were ended. */
  sessions: Type.Integer(),
  /** Factors enrolled since the sign-in, which were removed. */
  authenticators: Type.Integer(),
  passkeys: Type.Integer(),
  recoveryCodes: Type.Integer(),
});
export type ReportedSignIn = Static<typeof ReportedSignIn>;

const exampleEdit: ProfileEdit = {
  firstName: 'Wanjiru',
  lastName: 'Kamau',
  phone: '+254715550105',
  countryCode: 'KE',
  organisation: 'Savanna Fresh Exports Ltd',
  language: 'en',
  rowVersion: 1,
};

export const registerProfile = operation('registerProfile', 'POST /profile', {
  permission: 'public',
  summary: 'Register as a beneficiary',
  description:
    'Makes a beneficiary, who confirms the address by a mailed link before signing in. A taken address is answered in the same way; its owner is told by mail.',
  body: RegisterInput,
  response: Nothing,
  takesFormToken: true,
  errors: ['weak_password'],
  example: {
    body: {
      firstName: 'Ama',
      lastName: 'Owusu',
      email: 'ama.owusu@example.org',
      countryCode: 'GH',
      phone: '+233205550110',
      organisation: 'Owusu Foods Ltd',
      password: 'A-longer-Phrase-7',
      language: 'en',
      consent: true,
    },
  },
});

export const checkEmailExistance = operation('checkEmailExistance', 'GET /profile/checkEmailExistance', {
  permission: 'public',
  summary: 'Whether an e-mail address has an account',
  description:
    'Asked once, on leaving the e-mail field of the registration. Counted strictly for each network: 5 a minute, 20 an hour.',
  query: closed({ email: emailText() }),
  response: result(Type.Object({ exists: Type.Boolean() })),
  example: { query: { email: 'ama.owusu@example.org' } },
});

export const updateProfile = operation('updateProfile', 'PUT /profile/update', {
  permission: 'signed-in',
  summary: 'Change the own profile',
  description:
    'Changes the own account. With `rowVersion`, a change that somebody else made in between answers `stale_version`.',
  body: ProfileEdit,
  response: result(CurrentProfile),
  errors: ['stale_version'],
  example: { body: exampleEdit },
});

export const updateUserProfile = operation('updateUserProfile', 'PUT /profile/updateUserProfile', {
  permission: 'signed-in',
  summary: "Change a profile; another's as super user",
  description:
    'The same as `PUT /profile/update`; with `userId` the super user changes the account of somebody else. For others such an account does not exist.',
  body: UserProfileEdit,
  response: result(CurrentProfile),
  errors: ['stale_version', 'not_found'],
  example: { body: { userId: 'usr_rtk12sk4bswhcefx0e8p', ...exampleEdit } },
});

export const setSecondFactor = operation('setSecondFactor', 'PUT /profile/secondFactor', {
  permission: 'signed-in',
  summary: 'Switch the second factor on or off',
  description:
    'Switches the mailed code at sign-in on or off, with the current password. The roles of the fund cannot switch it off.',
  body: SecondFactorInput,
  response: result(CurrentProfile),
  errors: ['INVALID_PASSWORD', 'mfa_mandatory'],
  example: { body: { enabled: true, currentPassword: 'Demo-2026-pass' } },
});

export const changeEmail = operation('changeEmail', 'POST /profile/changeEmail', {
  permission: 'signed-in',
  summary: 'Ask for another e-mail address',
  description:
    'With the current password. Both addresses get a link, and the change happens once both were followed. A taken address is answered in the same way.',
  body: ChangeEmailInput,
  response: Nothing,
  errors: ['INVALID_PASSWORD'],
  example: { body: { newEmail: 'wanjiru@example.org', currentPassword: 'Demo-2026-pass' } },
});

export const confirmEmailChange = operation('confirmEmailChange', 'POST /profile/confirmEmailChange', {
  permission: 'public',
  summary: 'Confirm another e-mail address',
  description: 'The token of one of the two links. After the second one every session of the account ends.',
  body: closed({ token: Type.String({ minLength: 20, maxLength: 200 }) }),
  /** Whether both addresses have said yes, so that the account has moved. */
  response: result(Type.Object({ isChanged: Type.Boolean() })),
  errors: ['verification_invalid'],
  example: { body: { token: 'pAhhtM2yBfQ7mC0W5cN3sV8eExample' } },
});

export const getLoginHistory = operation('getLoginHistory', 'GET /profile/loginHistory', {
  permission: 'signed-in',
  summary: 'Attempts to sign in, newest first',
  description:
    'The own attempts, newest first. The super user may name another account in `userId`, or `all`; the last part of the address is then hidden.',
  query: LoginHistoryQuery,
  response: page(LoginHistoryRow),
  errors: ['not_found'],
  example: { query: { page: 1, pageSize: 10, outcome: ['SUCCESS'], from: '2026-11-01' } },
});

export const reportSignIn = operation('reportSignIn', 'POST /profile/loginHistory/:id/report', {
  permission: 'signed-in',
  summary: 'Report a sign-in that was not the own',
  description:
    'Ends every other session, removes passkeys, authenticator and recovery codes that were set up since, mails the owner and opens a ticket for staff. From then on the account can only choose a new password, sign out, or reset it by mail; every other call answers `password_change_required`, and a sign-in with the old password `password_reset_required`.',
  params: closed({ id: Type.String({ maxLength: 40 }) }),
  response: result(ReportedSignIn),
  errors: ['invalid_state'],
  example: { params: { id: 'lgn_5jpvdxd7j21gywykjbbq' } },
});
