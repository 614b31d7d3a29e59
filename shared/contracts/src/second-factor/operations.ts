import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import { NewAuthenticator, PasswordAgain, RecoveryCodes, SecurityState, TotpCodeInput } from './schemas.ts';

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
