import { Type } from 'typebox';
import { text } from '../fields.ts';
import { Nothing, operation, result } from '../operation.ts';
import {
  ConfirmIdentityInput,
  EndedSessions,
  LoginInput,
  OpenSession,
  ResendMfaInput,
  ResentMfa,
  SessionState,
  SignedIn,
  VerifyMfaInput,
} from './auth.schemas.ts';
import { CurrentProfile } from './profile.ts';

export const login = operation('login', 'POST /auth/login', {
  permission: 'public',
  summary: 'Sign in with e-mail and password',
  description:
    'Opens a session, or asks for the second factor: then the answer is 403 `mfa_required` with an `mfa_token` for `POST /auth/verify-mfa`. The answer also sets the binding cookie; every later call needs the token and the cookie. A wrong address and a wrong password are answered alike, in the same time. Five wrong tries a minute for one account and network are counted.',
  body: LoginInput,
  response: result(SignedIn),
  errors: [
    'invalid_grant',
    'mfa_required',
    'account_locked',
    'account_disabled',
    'email_not_verified',
    'password_reset_required',
  ],
  example: { body: { email: 'beneficiary@demo.example', password: 'Demo-2026-pass' } },
});

export const verifyMfa = operation('verifyMfa', 'POST /auth/verify-mfa', {
  permission: 'public',
  summary: 'Finish signing in with a code',
  description:
    'The second step of signing in. The token is taken as `mfaToken` or `mfa_token`. A mailed code holds once and for ten minutes; five tries for each token.',
  body: VerifyMfaInput,
  response: result(SignedIn),
  errors: ['mfa_invalid', 'mfa_expired', 'account_locked', 'account_disabled', 'password_reset_required'],
  example: { body: { mfaToken: 'DUQ2BbuE3ObvH-_mBMnz5Lw4-9lQ9BEc4KXCS3bExample', mfaCode: '482913' } },
});

export const resendMfa = operation('resendMfa', 'POST /auth/resend-mfa', {
  permission: 'public',
  timeoutMs: 15_000,
  summary: 'Mail another sign-in code',
  description:
    'Mails another code, at the earliest 15 seconds after the last one and five times at most. The new one holds for ten minutes, the code before no longer; the tries are not given back.',
  body: ResendMfaInput,
  response: result(ResentMfa),
  errors: ['mfa_expired', 'mfa_resend_too_soon', 'mfa_resend_limit'],
  example: { body: { mfa_token: 'DUQ2BbuE3ObvH-_mBMnz5Lw4-9lQ9BEc4KXCS3bExample' } },
});

export const getCurrentProfile = operation('getCurrentProfile', 'GET /profile/current', {
  permission: 'signed-in',
  summary: 'Who is signed in',
  description: 'The account behind the token. The role is the first of `userInfo.authorities`.',
  response: result(CurrentProfile),
});

export const logout = operation('logout', 'POST /auth/logout', {
  permission: 'public',
  summary: 'End the session',
  description:
    'Ends the session of the token that came along and removes the cookie. Answers the same when there was none.',
  response: Nothing,
});

export const renewSession = operation('renewSession', 'POST /auth/session/renew', {
  permission: 'signed-in',
  summary: 'Keep the session open',
  description:
    'Counts as activity: the session stays open for another half hour, though never beyond `endsAt`.',
  response: result(SessionState),
});

export const confirmIdentity = operation('confirmIdentity', 'POST /auth/reauthenticate', {
  permission: 'signed-in',
  summary: 'Prove anew who is at the session',
  description:
    'Proves anew who is at the session, with the password, with a code of the authenticator app or with a passkey. What answered `reauthentication_required` then goes through.',
  body: ConfirmIdentityInput,
  /** Seconds for which the proof counts. */
  response: result(Type.Object({ confirmedFor: Type.Integer() })),
  errors: ['INVALID_PASSWORD', 'mfa_invalid', 'passkey_invalid'],
  example: { body: { password: 'Demo-2026-pass' } },
});

export const listSessions = operation('listSessions', 'GET /auth/session/list', {
  permission: 'signed-in',
  summary: 'Where the caller is signed in',
  description: 'The open sessions of the own account, the one that asks marked.',
  response: result(Type.Array(OpenSession)),
});

export const endOneSession = operation('endOneSession', 'POST /auth/session/end/:id', {
  permission: 'signed-in',
  summary: 'End one session of the account',
  description: 'Ends one session of the own account at once. The session of somebody else is not there.',
  params: Type.Object({ id: text(40) }),
  response: result(EndedSessions),
  example: { params: { id: 'ses_7wq4n6z3m9x2hfd8v5tk' } },
});

export const endOtherSessions = operation('endOtherSessions', 'POST /auth/session/end-others', {
  permission: 'signed-in',
  summary: 'End every other session of the account',
  description: 'For somebody who finds a sign-in that was not theirs. The session of the call stays.',
  response: result(EndedSessions),
});
