import type { ConfirmIdentityInput } from '@portal/contracts/identity/auth.schemas';
import type { PasskeyRequest } from '@portal/contracts/identity/second-factor';
import { plainCode } from '../../kernel/crypto/tokens.ts';
import { type Tx, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { invalidField, problem } from '../../kernel/http/problem.ts';
import { type Asker, notePasskeyUse } from '../second-factor/passkey.db.ts';
import { requestSignature, signatureOf } from '../second-factor/passkey-signature.ts';
import { useAuthenticator } from '../second-factor/use-authenticator.ts';
import { requirePassword } from '../session/require-password.ts';
import { CONFIRMED_MINUTES, confirmSession } from '../session/session.db.ts';

const askerOf = ({ actor }: Caller): Asker => ({
  userId: actor.id,
  purpose: 'CONFIRM',
  askedBy: actor.sessionId,
});

/** What the browser is to sign at this session. @throws Problem no_factor. */
export const askIdentityPasskey = (deps: Deps, by: Caller): Promise<PasskeyRequest> =>
  requestSignature(deps, askerOf(by));

/**
 * Notes that the person at the session has proved who they are, by password, by a code of the app or
 * by a passkey.
 * @returns for how many seconds that counts.
 * @throws Problem INVALID_PASSWORD, mfa_invalid, passkey_invalid, invalid_request when none was given.
 */
export const confirmIdentity = async (
  deps: Deps,
  by: Caller,
  { password, mfaCode, passkey }: ConfirmIdentityInput,
): Promise<number> => {
  const { actor } = by;
  if (password === undefined && mfaCode === undefined && passkey === undefined)
    throw invalidField('password', 'required');
  if (password !== undefined) await requirePassword(deps, actor.id, password);
  const signature = passkey && (await signatureOf(deps, askerOf(by), passkey));
  const isCode = (tx: Tx, code: string) => useAuthenticator(tx, actor.id, plainCode(code));
  await transaction(deps.db, async (tx) => {
    if (mfaCode !== undefined && !(await isCode(tx, mfaCode))) throw problem('mfa_invalid');
    const isSigned = signature && (await notePasskeyUse(tx, signature.passkeyId, signature.counter));
    if (passkey && !isSigned) throw problem('passkey_invalid');
    await confirmSession(tx, actor.sessionId);
  });
  return CONFIRMED_MINUTES * 60;
};
