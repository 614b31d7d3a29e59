import type { SignedIn } from '../auth/schemas.ts';
import { call, type Result } from '../call.ts';
import type {
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

/** What the browser is to make a passkey for. */
export const startPasskey = call<{ response: Result<PasskeyCreation> }>('startPasskey', {
  method: 'POST',
  path: '/profile/passkeys/options',
  permission: 'signed-in',
});

export const addPasskey = call<{ body: NewPasskey; response: Result<RecoveryCodes> }>('addPasskey', {
  method: 'POST',
  path: '/profile/passkeys',
  permission: 'signed-in',
});

export const removePasskey = call<{
  params: PasskeyParams;
  body: PasswordAgain;
  response: Result<SecurityState>;
}>('removePasskey', { method: 'POST', path: '/profile/passkeys/:id/remove', permission: 'signed-in' });

/** What the browser is to sign to finish a sign-in. */
export const askPasskey = call<{ body: PasskeyRequestInput; response: Result<PasskeyRequest> }>(
  'askPasskey',
  {
    method: 'POST',
    path: '/auth/passkey-options',
    permission: 'public',
  },
);

/** What the browser is to sign to prove who is at the session; `confirmIdentity` takes it. */
export const askIdentityPasskey = call<{ response: Result<PasskeyRequest> }>('askIdentityPasskey', {
  method: 'POST',
  path: '/auth/reauthenticate/passkey-options',
  permission: 'signed-in',
});

/** The second step by passkey instead of a code. */
export const verifyPasskey = call<{ body: VerifyPasskeyInput; response: Result<SignedIn> }>('verifyPasskey', {
  method: 'POST',
  path: '/auth/verify-passkey',
  permission: 'public',
});
