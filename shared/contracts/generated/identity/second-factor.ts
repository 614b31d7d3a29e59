// Written by `pnpm calls` from src/identity/second-factor.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/identity/second-factor.ts';

/** Keep a passkey. */
export const addPasskey: CallOf<typeof declared.addPasskey> = { id: 'addPasskey', method: 'POST', path: '/profile/passkeys' };

/** Ask for what a passkey signs to prove anew who is at the session. */
export const askIdentityPasskey: CallOf<typeof declared.askIdentityPasskey> = { id: 'askIdentityPasskey', method: 'POST', path: '/auth/reauthenticate/passkey-options' };

/** Ask for what a passkey signs to finish signing in. */
export const askPasskey: CallOf<typeof declared.askPasskey> = { id: 'askPasskey', method: 'POST', path: '/auth/passkey-options' };

/** Switch the authenticator app on with its first code. */
export const confirmTotp: CallOf<typeof declared.confirmTotp> = { id: 'confirmTotp', method: 'POST', path: '/profile/totp/confirm' };

/** What protects the own account beside the password. */
export const getSecurity: CallOf<typeof declared.getSecurity> = { id: 'getSecurity', method: 'GET', path: '/profile/security' };

/** Remove a passkey. */
export const removePasskey: CallOf<typeof declared.removePasskey> = { id: 'removePasskey', method: 'POST', path: '/profile/passkeys/:id/remove' };

/** Switch the authenticator app off. */
export const removeTotp: CallOf<typeof declared.removeTotp> = { id: 'removeTotp', method: 'POST', path: '/profile/totp/remove' };

/** Make new recovery codes. */
export const renewRecoveryCodes: CallOf<typeof declared.renewRecoveryCodes> = { id: 'renewRecoveryCodes', method: 'POST', path: '/profile/recovery-codes' };

/** Ask for what a passkey is made from. */
export const startPasskey: CallOf<typeof declared.startPasskey> = { id: 'startPasskey', method: 'POST', path: '/profile/passkeys/options' };

/** Make the seed of an authenticator app. */
export const startTotp: CallOf<typeof declared.startTotp> = { id: 'startTotp', method: 'POST', path: '/profile/totp' };

/** Finish signing in with a passkey. */
export const verifyPasskey: CallOf<typeof declared.verifyPasskey> = { id: 'verifyPasskey', method: 'POST', path: '/auth/verify-passkey' };
