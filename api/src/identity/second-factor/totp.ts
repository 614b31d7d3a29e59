import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const SEED_BYTES = 20;
const PERIOD = 30;
const DIGITS = 6;
/** Steps before and after the present one whose code still holds. */
const WINDOW = 1;
const ISSUER = 'Adjustment Fund Portal';

export const newSeed = (): Buffer => randomBytes(SEED_BYTES);

const otpOf = (seed: Uint8Array, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD,
    secret: new Secret({ buffer: Uint8Array.from(seed).buffer }),
  });

/** The seed as a person types it: base32. */
export const seedText = (seed: Uint8Array): string => otpOf(seed).secret.base32;

/** `otpauth://totp/…` */
export const seedUri = (seed: Uint8Array, email: string): string => otpOf(seed, email).toString();

/**
 * The time step that a code belongs to, if it is one of those around now.
 * @param seconds since 1970, by the clock of the database.
 */
export const stepOf = (seed: Uint8Array, code: string, seconds: number): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = otpOf(seed).validate({ token: code, timestamp: seconds * 1000, window: WINDOW });
  return delta === null ? undefined : Math.floor(seconds / PERIOD) + delta;
};
