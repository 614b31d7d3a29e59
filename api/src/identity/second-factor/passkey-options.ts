import type { PasskeyRequest } from '@portal/contracts/identity/second-factor';
import type { StoredPasskey } from './passkey.db.ts';

/** How long a device is given to sign, in milliseconds. */
export const SIGN_MS = 120_000;

/** The passkeys of an account as they are sent to a browser. */
export const descriptorsOf = (passkeys: readonly StoredPasskey[]): PasskeyRequest['allowCredentials'] =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key', transports }));
