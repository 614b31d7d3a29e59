import type { PasskeyRequest, VerifyPasskeyInput } from '@portal/contracts/identity/second-factor';
import { transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { CallMeta } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { notePasskeyUse } from '../second-factor/passkey.db.ts';
import { requestSignature, signatureOf } from '../second-factor/passkey-signature.ts';
import { consumeChallenge, findChallenge } from './challenge.db.ts';
import { countTry } from './count-try.ts';
import { takeBackTry } from './factor-tries.db.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { accountOfTry, recordWrongTry } from './verify-code.ts';

const asker = (userId: string, askedBy: string) => ({ userId, purpose: 'SIGN_IN', askedBy }) as const;

/** What the browser is to sign for this sign-in. @throws Problem mfa_expired, no_factor. */
export const askPasskey = async (deps: Deps, token: string): Promise<PasskeyRequest> => {
  const asked = await findChallenge(deps.db, token);
  if (!asked) throw problem('mfa_expired');
  return requestSignature(deps, asker(asked.userId, asked.id));
};

/**
 * The second step of signing in with a passkey. The try is counted before it is looked at.
 * @throws Problem passkey_invalid, mfa_expired, account_locked; as `accountOfTry`.
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
  const signature = await signatureOf(deps, asker(account.id, challenge.id), response);
  const session =
    signature &&
    (await transaction(db, async (tx) => {
      if (!(await notePasskeyUse(tx, signature.passkeyId, signature.counter))) return undefined;
      if (!(await consumeChallenge(tx, challenge.id))) throw problem('mfa_expired');
      await takeBackTry(tx, counted.id);
      return openSession(tx, account, meta, 'PASSKEY');
    }));
  if (session) return session;
  await recordWrongTry(db, account, { method: 'PASSKEY', meta });
  throw problem('passkey_invalid');
};
