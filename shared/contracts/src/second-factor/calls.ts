import { call, type Result } from '../call.ts';
import type {
  NewAuthenticator,
  PasswordAgain,
  RecoveryCodes,
  SecurityState,
  TotpCodeInput,
} from './schemas.ts';

export { type FactorMethod, factorMethods } from './methods.ts';
export type * from './schemas.ts';

export const getSecurity = call<{ response: Result<SecurityState> }>('getSecurity', {
  method: 'GET',
  path: '/profile/security',
  permission: 'signed-in',
});

/** Makes the seed of an authenticator app; an unconfirmed earlier one is forgotten. */
export const startTotp = call<{ response: Result<NewAuthenticator> }>('startTotp', {
  method: 'POST',
  path: '/profile/totp',
  permission: 'signed-in',
});

/** A first code of the app switches it on. */
export const confirmTotp = call<{ body: TotpCodeInput; response: Result<RecoveryCodes> }>('confirmTotp', {
  method: 'POST',
  path: '/profile/totp/confirm',
  permission: 'signed-in',
});

export const removeTotp = call<{ body: PasswordAgain; response: Result<SecurityState> }>('removeTotp', {
  method: 'POST',
  path: '/profile/totp/remove',
  permission: 'signed-in',
});

/** New codes; the earlier ones no longer hold. */
export const renewRecoveryCodes = call<{ response: Result<RecoveryCodes> }>('renewRecoveryCodes', {
  method: 'POST',
  path: '/profile/recovery-codes',
  permission: 'signed-in',
});
