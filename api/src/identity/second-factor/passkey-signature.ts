import type { PasskeySignature } from '@portal/contracts/identity/passkey-signature';
import type { PasskeyRequest } from '@portal/contracts/identity/second-factor';
import { transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import { problem } from '../../kernel/http/problem.ts';
import { type Asker, findPasskeys, insertPasskeyChallenge, takePasskeyChallenge } from './passkey.db.ts';
import { descriptorsOf, passkeyLibrary, relyingParty, SIGN_MS } from './webauthn.ts';

type Needs = Pick<Deps, 'db' | 'config'>;

/** What the browser is to sign for this asker. @throws Problem no_factor. */
export const requestSignature = async ({ db, config }: Needs, asker: Asker): Promise<PasskeyRequest> => {
  const passkeys = await findPasskeys(db, asker.userId);
  if (passkeys.length === 0) throw problem('no_factor');
  const { id: rpId } = relyingParty(config.publicUrl);
  const { generateAuthenticationOptions } = await passkeyLibrary();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await transaction(db, (tx) => insertPasskeyChallenge(tx, challenge, asker));
  return {
    rpId,
    challenge,
    allowCredentials: descriptorsOf(passkeys),
    timeout: SIGN_MS,
    userVerification: 'required',
  };
};

/** A passkey that signed, and the device's new count. */
export interface Signature {
  passkeyId: string;
  counter: number;
}

/** The passkey that signed what this asker asked for, if one of theirs did. */
export const signatureOf = async (
  { db, config }: Needs,
  asker: Asker,
  response: PasskeySignature,
): Promise<Signature | undefined> => {
  const expectedChallenge = await takePasskeyChallenge(db, asker);
  const passkey = (await findPasskeys(db, asker.userId)).find(
    ({ credentialId }) => credentialId === response.id,
  );
  if (expectedChallenge === undefined || !passkey) return undefined;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config.publicUrl);
  const { credentialId, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await passkeyLibrary();
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
