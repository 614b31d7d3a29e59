import { Type } from 'typebox';
import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import {
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

const nothing = result(Type.Null());

export const loginOperation = operation(calls.login, {
  summary: 'Sign in with e-mail and password',
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
});

export const verifyMfaOperation = operation(calls.verifyMfa, {
  summary: 'Finish signing in with a code',
  body: VerifyMfaInput,
  response: result(SignedIn),
  errors: ['mfa_invalid', 'mfa_expired', 'account_locked', 'account_disabled', 'password_reset_required'],
});

export const resendMfaOperation = operation(calls.resendMfa, {
  summary: 'Mail another sign-in code',
  body: ResendMfaInput,
  response: result(ResentMfa),
  errors: ['mfa_expired', 'mfa_resend_too_soon', 'mfa_resend_limit'],
});

export const logoutOperation = operation(calls.logout, {
  summary: 'End the session',
  response: nothing,
  errors: [],
});

export const renewSessionOperation = operation(calls.renewSession, {
  summary: 'Keep the session open',
  response: result(SessionState),
  errors: [],
});

export const confirmIdentityOperation = operation(calls.confirmIdentity, {
  summary: 'Prove anew who is at the session',
  body: ConfirmIdentityInput,
  response: result(ConfirmedIdentity),
  errors: ['INVALID_PASSWORD', 'mfa_invalid', 'passkey_invalid'],
});

export const listSessionsOperation = operation(calls.listSessions, {
  summary: 'Where the caller is signed in',
  response: result(Type.Array(OpenSession)),
  errors: [],
});

export const endOneSessionOperation = operation(calls.endOneSession, {
  summary: 'End one session of the account',
  params: SessionParams,
  response: result(EndedSessions),
  errors: ['not_found'],
});

export const endOtherSessionsOperation = operation(calls.endOtherSessions, {
  summary: 'End every other session of the account',
  response: result(EndedSessions),
  errors: [],
});

export const requestResetOperation = operation(calls.requestReset, {
  summary: 'Ask for a code to choose a new password',
  body: ResetInput,
  response: nothing,
  errors: [],
});

export const verifyResetOperation = operation(calls.verifyReset, {
  summary: 'Choose a new password with a mailed code',
  body: VerifyResetInput,
  response: nothing,
  errors: ['INVALID_RESET_PASSWORD_VERIFICATION', 'weak_password'],
});

export const readInvitationOperation = operation(calls.readInvitation, {
  summary: 'What an invitation stands for',
  body: InvitationInput,
  response: result(Invitation),
  errors: ['invitation_invalid'],
});

export const updatePasswordOperation = operation(calls.updatePassword, {
  summary: 'Change the password',
  body: UpdatePasswordInput,
  response: nothing,
  errors: ['INVALID_PASSWORD', 'weak_password'],
});

export const verifyEmailOperation = operation(calls.verifyEmail, {
  summary: 'Confirm an e-mail address',
  body: VerifyEmailInput,
  response: result(VerifiedEmail),
  errors: ['verification_invalid'],
});

export const resendVerificationOperation = operation(calls.resendVerification, {
  summary: 'Mail the confirmation again',
  body: ResetInput,
  response: nothing,
  errors: [],
});
