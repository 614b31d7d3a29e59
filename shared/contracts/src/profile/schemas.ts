import { type Static, Type } from 'typebox';
import { typedPassword } from '../auth/schemas.ts';
import { countryCode, dayText, emailText, optionalText, phoneText, text } from '../fields.ts';
import { languages } from '../languages.ts';
import { many, pageQuery } from '../lists.ts';
import { loginMethods, loginOutcomes } from './enums.ts';

const closed = { additionalProperties: false };
const NAME = 80;
const ORGANISATION = 150;

const language = () => Type.Enum(languages);

export const RegisterInput = Type.Object(
  {
    firstName: text(NAME),
    lastName: text(NAME),
    email: emailText(),
    countryCode: countryCode(),
    phone: phoneText(),
    organisation: Type.Optional(optionalText(ORGANISATION)),
    password: typedPassword(),
    language: Type.Optional(language()),
    /** To the terms of use and the privacy policy. */
    consent: Type.Literal(true),
  },
  closed,
);
export type RegisterInput = Static<typeof RegisterInput>;

export const EmailOnly = Type.Object({ email: emailText() }, closed);
export type EmailOnly = Static<typeof EmailOnly>;

export const EmailExistence = Type.Object({ exists: Type.Boolean() });
export type EmailExistence = Static<typeof EmailExistence>;

export const NotificationPrefs = Type.Object(
  { newSignIn: Type.Optional(Type.Boolean()), applicationUpdates: Type.Optional(Type.Boolean()) },
  closed,
);
export type NotificationPrefs = Static<typeof NotificationPrefs>;

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
  language: language(),
  isChatAgent: Type.Enum([0, 1]),
  mfaEnabled: Type.Boolean(),
  /** Whether the role makes the second factor a must. */
  mfaMandatory: Type.Boolean(),
  notificationPrefs: NotificationPrefs,
  /** True while nothing may be done but choose a new password. */
  mustChangePassword: Type.Optional(Type.Boolean()),
  lastLoginAt: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.String(),
  rowVersion: Type.Integer(),
  /** Only the first authority counts. */
  userInfo: Type.Object({ authorities: Type.Array(Type.String()) }),
});
export type CurrentProfile = Static<typeof CurrentProfile>;

const editable = {
  firstName: text(NAME),
  lastName: text(NAME),
  phone: phoneText(),
  countryCode: countryCode(),
  organisation: Type.Optional(optionalText(ORGANISATION)),
  language: Type.Optional(language()),
  notificationPrefs: Type.Optional(NotificationPrefs),
  /** Of the version that was edited; another one in between is refused as stale. */
  rowVersion: Type.Optional(Type.Integer()),
};

export const ProfileEdit = Type.Object(editable, closed);
export type ProfileEdit = Static<typeof ProfileEdit>;

/** Without `userId` the caller's own profile; another's only for the super user. */
export const UserProfileEdit = Type.Object(
  {
    userId: Type.Optional(text(40)),
    ...editable,
    /** Not everybody has given one; what is not sent stays. */
    phone: Type.Optional(phoneText()),
  },
  closed,
);
export type UserProfileEdit = Static<typeof UserProfileEdit>;

export const SecondFactorInput = Type.Object(
  { enabled: Type.Boolean(), currentPassword: typedPassword() },
  closed,
);
export type SecondFactorInput = Static<typeof SecondFactorInput>;

export const ChangeEmailInput = Type.Object(
  { newEmail: emailText(), currentPassword: typedPassword() },
  closed,
);
export type ChangeEmailInput = Static<typeof ChangeEmailInput>;

export const ConfirmEmailInput = Type.Object(
  { token: Type.String({ minLength: 20, maxLength: 200 }) },
  closed,
);
export type ConfirmEmailInput = Static<typeof ConfirmEmailInput>;

/** Whether both addresses have said yes, so that the account has moved. */
export const EmailChange = Type.Object({ isChanged: Type.Boolean() });
export type EmailChange = Static<typeof EmailChange>;

export const LoginHistoryQuery = pageQuery(
  {
    outcome: Type.Optional(many(Type.Enum(loginOutcomes))),
    /** The history filters' common name for the same. */
    process: Type.Optional(many(Type.Enum(loginOutcomes))),
    /** Another account's, or `all`; for the super user. */
    userId: Type.Optional(text(40)),
    from: Type.Optional(dayText()),
    to: Type.Optional(dayText()),
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
  countryCode: Type.Union([Type.String(), Type.Null()]),
  device: Type.String(),
  browser: Type.String(),
  os: Type.String(),
  isNewDevice: Type.Boolean(),
  /** The session that it opened or ended; null where there is none. */
  sessionId: Type.Union([Type.String(), Type.Null()]),
  /** Whether this is the session of the caller. */
  isCurrent: Type.Boolean(),
});
export type LoginHistoryRow = Static<typeof LoginHistoryRow>;

export const LoginHistoryParams = Type.Object({ id: Type.String({ maxLength: 40 }) }, closed);
export type LoginHistoryParams = Static<typeof LoginHistoryParams>;

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
