import { confirmTotp, startTotp } from '@portal/contracts/identity/second-factor';
import { Secret, TOTP } from 'otpauth';
import type { TestClient } from './client.ts';

/** What the app shows for a seed, some steps of half a minute from now. */
export const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Switches the authenticator app on. @returns the seed and the recovery codes. */
export const enrolTotp = async (client: TestClient): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const { secret } = (await client.call(startTotp)).body.data;
  const { recoveryCodes } = (await client.call(confirmTotp, { body: { code: appCode(secret) } })).body.data;
  return { secret, recoveryCodes };
};
