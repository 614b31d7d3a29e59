import type { PasskeyRequest } from '@portal/contracts/identity/second-factor';
import type { StoredPasskey } from './passkey.db.ts';

/** The library of passkeys, read when the first one is used: it would be a tenth of every start. */
export const passkeyLibrary = () => import('@simplewebauthn/server');

/** How long a device is given to sign, in milliseconds. */
export const SIGN_MS = 120_000;

/** The passkeys of an account as they are sent to a browser. */
export const descriptorsOf = (passkeys: readonly StoredPasskey[]): PasskeyRequest['allowCredentials'] =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key', transports }));

const loopback = new Set(['127.0.0.1', '[::1]']);

/** Who a passkey is made for: the name and the origin of the portal, never of a request. */
export const relyingParty = (publicUrl: string) => {
  const url = new URL(publicUrl);
  // Browsers make no passkeys for a number: on the same machine the portal's name is localhost.
  if (loopback.has(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, name: 'Adjustment Fund Portal', origin: url.origin };
};
