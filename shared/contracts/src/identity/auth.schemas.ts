import { type Static, Type } from 'typebox';
import { roles } from '../access/roles.ts';
import { emailText } from '../fields.ts';
import { PASSWORD_MAX } from '../rules/password.ts';
import { closed, Nullable } from '../schema-parts.ts';
import { PasskeySignature } from './passkey-signature.ts';

/** Any password that may be typed; rules apply only where one is chosen. */
export const typedPassword = () => Type.String({ minLength: 1, maxLength: PASSWORD_MAX });

export const LoginInput = closed({ email: emailText(), password: typedPassword() });
export type LoginInput = Static<typeof LoginInput>;

export const mfaTokenText = () => Type.String({ minLength: 20, maxLength: 200 });

/** The token is accepted under both names that the specification uses. */
export const VerifyMfaInput = closed({
  mfaToken: Type.Optional(mfaTokenText()),
  mfa_token: Type.Optional(mfaTokenText()),
  /** The mailed code, one of the authenticator app, or a recovery code. */
  mfaCode: Type.String({ minLength: 1, maxLength: 20 }),
  /** No second step in this browser for 30 days; beneficiaries only. */
  trustDevice: Type.Optional(Type.Boolean()),
});

export const ResendMfaInput = closed({
  mfa_token: Type.Optional(mfaTokenText()),
  mfaToken: Type.Optional(mfaTokenText()),
});

export const SignedIn = Type.Object({
  access_token: Type.String(),
  /** Seconds without activity after which the token ends. */
  expires_in: Type.Integer(),
});
export type SignedIn = Static<typeof SignedIn>;

export const ResentMfa = Type.Object({
  mfa_token: Type.String(),
  /** Seconds until the next code may be asked for. */
  resendAfter: Type.Integer(),
  sendsLeft: Type.Integer(),
});
export type ResentMfa = Static<typeof ResentMfa>;

export const ResetInput = closed({ email: emailText() });

/** `code` is the typed code of the mail or the long one of its link. */
export const VerifyResetInput = closed({
  email: emailText(),
  code: Type.String({ minLength: 1, maxLength: 200 }),
  newPassword: typedPassword(),
});
export type VerifyResetInput = Static<typeof VerifyResetInput>;

/** The two parts of an invitation's link. */
export const InvitationInput = closed({
  email: emailText(),
  code: Type.String({ minLength: 1, maxLength: 200 }),
});
export type InvitationInput = Static<typeof InvitationInput>;

export const Invitation = Type.Object({
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  role: Type.Enum(roles),
  /** Name of the Admin who sent it; null for the first Admin of a portal. */
  invitedBy: Nullable(Type.String()),
  /** ISO instant. */
  expiresAt: Type.String(),
});
export type Invitation = Static<typeof Invitation>;

export const UpdatePasswordInput = closed({ currentPassword: typedPassword(), newPassword: typedPassword() });
export type UpdatePasswordInput = Static<typeof UpdatePasswordInput>;

export const SessionState = Type.Object({
  /** Seconds without activity after which the session ends. */
  expires_in: Type.Integer(),
  /** ISO instant at which it ends in any case. */
  endsAt: Type.String(),
});

/** One of the three. */
export const ConfirmIdentityInput = closed({
  password: Type.Optional(typedPassword()),
  /** Of the authenticator app. */
  mfaCode: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  /** What a passkey signed of what `askIdentityPasskey` answered. */
  passkey: Type.Optional(PasskeySignature),
});
export type ConfirmIdentityInput = Static<typeof ConfirmIdentityInput>;

export const OpenSession = Type.Object({
  id: Type.String(),
  /** Whether it is the session that asks. */
  isCurrent: Type.Boolean(),
  device: Type.String(),
  browser: Type.String(),
  os: Type.String(),
  ip: Type.String(),
  /** ISO instants. */
  signedInAt: Type.String(),
  lastActiveAt: Type.String(),
});
export type OpenSession = Static<typeof OpenSession>;

export const EndedSessions = Type.Object({ ended: Type.Integer() });
