import { call, type Result } from '../call.ts';
import type {
  ConfirmedIdentity,
  ConfirmIdentityInput,
  EndedSessions,
  Invitation,
  InvitationInput,
  LoginInput,
  OpenSession,
  ResendMfaInput,
  ResentMfa,
  ResetInput,
  SessionParams,
  SessionState,
  SignedIn,
  UpdatePasswordInput,
  VerifiedEmail,
  VerifyEmailInput,
  VerifyMfaInput,
  VerifyResetInput,
} from './schemas.ts';

export type * from './schemas.ts';

/** How long each mailed code of a sign-in holds (docs/adr/0018). */
export const MFA_CODE_MINUTES = 10;

/** Seconds that the resend button waits, and that the client gives the call. */
export const MFA_RESEND_SECONDS = 15;

/**
 * Wrong: `invalid_grant`. A second factor: 403 `mfa_required` with `mfa_token` in the error body, and beside
 * it `mfa_methods` and the preselected `mfa_method`.
 */
export const login = call<{ body: LoginInput; response: Result<SignedIn> }>('login', {
  method: 'POST',
  path: '/auth/login',
  permission: 'public',
});

export const verifyMfa = call<{ body: VerifyMfaInput; response: Result<SignedIn> }>('verifyMfa', {
  method: 'POST',
  path: '/auth/verify-mfa',
  permission: 'public',
});

export const resendMfa = call<{ body: ResendMfaInput; response: Result<ResentMfa> }>('resendMfa', {
  method: 'POST',
  path: '/auth/resend-mfa',
  permission: 'public',
  timeoutMs: MFA_RESEND_SECONDS * 1000,
});

/** Answers the same whether or not a session was open. */
export const logout = call<{ response: Result<null> }>('logout', {
  method: 'POST',
  path: '/auth/logout',
  permission: 'public',
});

/** Keeps the session open; counts as activity. */
export const renewSession = call<{ response: Result<SessionState> }>('renewSession', {
  method: 'POST',
  path: '/auth/session/renew',
  permission: 'signed-in',
});

/** Proves anew who is at the session: what needs a recent proof (`reauthentication_required`) then goes through. */
export const confirmIdentity = call<{ body: ConfirmIdentityInput; response: Result<ConfirmedIdentity> }>(
  'confirmIdentity',
  { method: 'POST', path: '/auth/reauthenticate', permission: 'signed-in' },
);

/** Where the caller is signed in, the latest activity first. */
export const listSessions = call<{ response: Result<OpenSession[]> }>('listSessions', {
  method: 'GET',
  path: '/auth/session/list',
  permission: 'signed-in',
});

/** Ends one session of the caller. */
export const endOneSession = call<{ params: SessionParams; response: Result<EndedSessions> }>(
  'endOneSession',
  { method: 'POST', path: '/auth/session/end/:id', permission: 'signed-in' },
);

/** "This was not me": ends every other session of the account. */
export const endOtherSessions = call<{ response: Result<EndedSessions> }>('endOtherSessions', {
  method: 'POST',
  path: '/auth/session/end-others',
  permission: 'signed-in',
});

/** Answers the same whether or not the account exists. */
export const requestReset = call<{ body: ResetInput; response: Result<null> }>('requestReset', {
  method: 'POST',
  path: '/reset',
  permission: 'public',
});

/** What an invitation's link stands for; looking does not use it up. Used, withdrawn or old: `invitation_invalid`. */
export const readInvitation = call<{ body: InvitationInput; response: Result<Invitation> }>(
  'readInvitation',
  { method: 'POST', path: '/reset/invitation', permission: 'public' },
);

/** Takes up a reset or an invitation (links: `/auth/reset#email=…&code=…`, `/auth/invitation#…`). Wrong or old: `INVALID_RESET_PASSWORD_VERIFICATION`. */
export const verifyReset = call<{ body: VerifyResetInput; response: Result<null> }>('verifyReset', {
  method: 'POST',
  path: '/reset/verify',
  permission: 'public',
});

/** Wrong current password: `INVALID_PASSWORD`. Ends every other session. */
export const updatePassword = call<{ body: UpdatePasswordInput; response: Result<null> }>('updatePassword', {
  method: 'PUT',
  path: '/updatePassword',
  permission: 'signed-in',
});

/** Confirms the address with the token of the mailed link, `/auth/verify-email#token=…`. */
export const verifyEmail = call<{ body: VerifyEmailInput; response: Result<VerifiedEmail> }>('verifyEmail', {
  method: 'POST',
  path: '/auth/verify-email',
  permission: 'public',
});

/** Mails the link again; answers the same whether or not there is something to confirm. */
export const resendVerification = call<{ body: ResetInput; response: Result<null> }>('resendVerification', {
  method: 'POST',
  path: '/auth/resend-verification',
  permission: 'public',
});
