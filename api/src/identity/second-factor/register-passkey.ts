import type { NewPasskey, PasskeyCreation } from '@portal/contracts/identity/second-factor';
import { transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { requirePassword } from '../session/require-password.ts';
import { requireFactor } from './factors.db.ts';
import {
  deletePasskey,
  findPasskeys,
  insertPasskey,
  insertPasskeyChallenge,
  takePasskeyChallenge,
} from './passkey.db.ts';
import { recordFactorChange } from './record-factor-change.ts';
import { dropUselessCodes, makeFirstCodes } from './recovery-codes.ts';
import { descriptorsOf, passkeyLibrary, relyingParty, SIGN_MS } from './webauthn.ts';

const MAX_PASSKEYS = 10;

const askerOf = ({ actor }: Caller) =>
  ({ userId: actor.id, purpose: 'REGISTER', askedBy: actor.sessionId }) as const;

/** What the browser is to make a passkey for. @throws Problem passkey_limit. */
export const startPasskey = async ({ db, config }: Deps, by: Caller): Promise<PasskeyCreation> => {
  const { actor } = by;
  const known = await findPasskeys(db, actor.id);
  if (known.length >= MAX_PASSKEYS) throw problem('passkey_limit');
  const { id, name } = relyingParty(config.publicUrl);
  const { generateRegistrationOptions } = await passkeyLibrary();
  const { challenge, pubKeyCredParams, user } = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: new TextEncoder().encode(actor.id),
    userName: actor.email,
    userDisplayName: `${actor.firstName} ${actor.lastName}`,
  });
  await transaction(db, (tx) => insertPasskeyChallenge(tx, challenge, askerOf(by)));
  return {
    rp: { id, name },
    user,
    challenge,
    pubKeyCredParams,
    timeout: SIGN_MS,
    excludeCredentials: descriptorsOf(known),
    // The address is typed first, so the device need not remember whose passkey it is.
    authenticatorSelection: {
      residentKey: 'discouraged',
      requireResidentKey: false,
      userVerification: 'required',
    },
    attestation: 'none',
  };
};

/** Checks what the browser made. @throws Problem passkey_invalid. */
const verified = async ({ db, config }: Deps, by: Caller, { response }: NewPasskey) => {
  const challenge = await takePasskeyChallenge(db, askerOf(by));
  if (challenge === undefined) throw problem('passkey_invalid');
  const { id, origin } = relyingParty(config.publicUrl);
  const { verifyRegistrationResponse } = await passkeyLibrary();
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) throw problem('passkey_invalid');
  return checked.registrationInfo.credential;
};

/**
 * Keeps a passkey that the browser has made.
 * @returns the first recovery codes; none when the account has some.
 * @throws Problem passkey_invalid, passkey_limit.
 */
export const keepPasskey = async (deps: Deps, by: Caller, made: NewPasskey): Promise<string[]> => {
  const credential = await verified(deps, by, made);
  const { id: userId } = by.actor;
  return transaction(deps.db, async (tx) => {
    const isNew = await insertPasskey(tx, {
      userId,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: made.response.response.transports ?? [],
      name: made.name.trim(),
    });
    if (!isNew) throw problem('passkey_invalid');
    if ((await findPasskeys(tx, userId)).length > MAX_PASSKEYS) throw problem('passkey_limit');
    await requireFactor(tx, userId);
    await recordFactorChange(tx, by, 'PASSKEY_ADDED');
    return makeFirstCodes(tx, userId);
  });
};

/** Removes a passkey, after the password was asked for again. @throws Problem INVALID_PASSWORD, not_found. */
export const removePasskey = async (deps: Deps, by: Caller, id: string, password: string): Promise<void> => {
  await requirePassword(deps, by.actor.id, password);
  await transaction(deps.db, async (tx) => {
    if (!(await deletePasskey(tx, by.actor.id, id))) throw problem('not_found');
    await dropUselessCodes(tx, by.actor.id);
    await recordFactorChange(tx, by, 'PASSKEY_REMOVED');
  });
};
