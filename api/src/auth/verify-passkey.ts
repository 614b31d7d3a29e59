import type { PasskeyRequest, VerifyPasskeyInput } from '@portal/contracts/second-factor/calls';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { CallMeta } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import {
  findPasskeys,
  insertPasskeyChallenge,
  notePasskeyUse,
  takePasskeyChallenge,
} from '../second-factor/passkey.db.ts';
import { descriptorsOf, SIGN_MS } from '../second-factor/passkey-options.ts';
import { relyingParty } from '../second-factor/relying-party.ts';
import { consumeChallenge, findChallenge } from './challenge.db.ts';
import { countTry } from './count-try.ts';
import { takeBackTry } from './factor-tries.db.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { accountOfTry, noteWrongTry } from './verify-code.ts';

const asker = (userId: string, askedBy: string) => ({ userId, purpose: 'SIGN_IN', askedBy }) as const;

/** What the browser is to sign for this sign-in. @throws Problem mfa_expired, no_factor. */
export const askPasskey = async ({ db, config }: Deps, token: string): Promise<PasskeyRequest> => {
  const asked = await findChallenge(db, token);
  if (!asked) throw problem('mfa_expired');
  const passkeys = await findPasskeys(db, asked.userId);
  if (passkeys.length === 0) throw problem('no_factor');
  const { id: rpId } = relyingParty(config.publicUrl);
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await transaction(db, (tx) => insertPasskeyChallenge(tx, challenge, asker(asked.userId, asked.id)));
  return {
    rpId,
    challenge,
    allowCredentials: descriptorsOf(passkeys),
    timeout: SIGN_MS,
    userVerification: 'required',
  };
};

interface Signature {
  passkeyId: string;
  counter: number;
}

/** The passkey that signed what this sign-in asked for, and the device's new count. */
const signatureOf = async (
  { db, config }: Deps,
  challengeId: string,
  userId: string,
  response: VerifyPasskeyInput['response'],
): Promise<Signature | undefined> => {
  const expectedChallenge = await takePasskeyChallenge(db, asker(userId, challengeId));
  const passkey = (await findPasskeys(db, userId)).find(({ credentialId }) => credentialId === response.id);
  if (expectedChallenge === undefined || !passkey) return undefined;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config.publicUrl);
  const { credentialId, publicKey, counter } = passkey;
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter },
  }).catch(() => undefined);
  return checked?.verified
    ? { passkeyId: passkey.id, counter: checked.authenticationInfo.newCounter }
    : undefined;
};

/**
 * The second step of signing in with a passkey. The try is counted before it is looked at.
 * @throws Problem passkey_invalid, mfa_expired, account_locked, account_disabled.
 */
export const verifyPasskey = async (
  deps: Deps,
  { mfaToken, response }: VerifyPasskeyInput,
  meta: CallMeta,
): Promise<OpenedSession> => {
  const { db } = deps;
  const counted = await countTry(db, mfaToken);
  const account = await accountOfTry(db, counted);
  const { challenge } = counted;
  const signature = await signatureOf(deps, challenge.id, account.id, response);
  const session =
    signature &&
    (await transaction(db, async (tx) => {
      if (!(await notePasskeyUse(tx, signature.passkeyId, signature.counter))) return undefined;
      if (!(await consumeChallenge(tx, challenge.id))) throw problem('mfa_expired');
      await takeBackTry(tx, counted.id);
      return openSession(tx, account, meta, 'PASSKEY');
    }));
  if (session) return session;
  await noteWrongTry(db, account, meta);
  throw problem('passkey_invalid');
};
