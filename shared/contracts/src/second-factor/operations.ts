import { SignedIn } from '../auth/schemas.ts';
import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import {
  NewAuthenticator,
  NewPasskey,
  PasskeyCreation,
  PasskeyParams,
  PasskeyRequest,
  PasskeyRequestInput,
  PasswordAgain,
  RecoveryCodes,
  SecurityState,
  TotpCodeInput,
  VerifyPasskeyInput,
} from './schemas.ts';

export const getSecurityOperation = operation(calls.getSecurity, {
  summary: 'What protects the own account beside the password',
  response: result(SecurityState),
  errors: [],
});

export const startTotpOperation = operation(calls.startTotp, {
  summary: 'Make the seed of an authenticator app',
  response: result(NewAuthenticator),
  errors: ['reauthentication_required', 'factor_already_on'],
});

export const confirmTotpOperation = operation(calls.confirmTotp, {
  summary: 'Switch the authenticator app on with its first code',
  body: TotpCodeInput,
  response: result(RecoveryCodes),
  errors: ['reauthentication_required', 'mfa_invalid', 'enrolment_expired'],
});

export const removeTotpOperation = operation(calls.removeTotp, {
  summary: 'Switch the authenticator app off',
  body: PasswordAgain,
  response: result(SecurityState),
  errors: ['INVALID_PASSWORD'],
});

export const renewRecoveryCodesOperation = operation(calls.renewRecoveryCodes, {
  summary: 'Make new recovery codes',
  response: result(RecoveryCodes),
  errors: ['reauthentication_required', 'no_factor'],
});

export const startPasskeyOperation = operation(calls.startPasskey, {
  summary: 'Ask for what a passkey is made from',
  response: result(PasskeyCreation),
  errors: ['reauthentication_required', 'passkey_limit'],
});

export const addPasskeyOperation = operation(calls.addPasskey, {
  summary: 'Keep a passkey',
  body: NewPasskey,
  response: result(RecoveryCodes),
  errors: ['reauthentication_required', 'passkey_invalid', 'passkey_limit'],
});

export const removePasskeyOperation = operation(calls.removePasskey, {
  summary: 'Remove a passkey',
  params: PasskeyParams,
  body: PasswordAgain,
  response: result(SecurityState),
  errors: ['INVALID_PASSWORD', 'not_found'],
});

export const askPasskeyOperation = operation(calls.askPasskey, {
  summary: 'Ask for what a passkey signs to finish signing in',
  body: PasskeyRequestInput,
  response: result(PasskeyRequest),
  errors: ['mfa_expired', 'no_factor'],
});

export const askIdentityPasskeyOperation = operation(calls.askIdentityPasskey, {
  summary: 'Ask for what a passkey signs to prove anew who is at the session',
  response: result(PasskeyRequest),
  errors: ['no_factor'],
});

export const verifyPasskeyOperation = operation(calls.verifyPasskey, {
  summary: 'Finish signing in with a passkey',
  body: VerifyPasskeyInput,
  response: result(SignedIn),
  errors: ['passkey_invalid', 'mfa_expired', 'account_locked', 'account_disabled', 'password_reset_required'],
});
