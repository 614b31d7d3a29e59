import type { ConfirmIdentityInput } from '@portal/contracts/auth/calls';
import { transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { useAuthenticator } from '../second-factor/use-authenticator.ts';
import { requirePassword } from './require-password.ts';
import { CONFIRMED_MINUTES, confirmSession } from './session.db.ts';

/**
 * Notes that the person at the session has proved who they are, by password or by a code of the app.
 * @returns for how many seconds that counts.
 * @throws Problem INVALID_PASSWORD, mfa_invalid, invalid_request when neither was given.
 */
export const confirmIdentity = async (
  deps: Deps,
  { actor }: Caller,
  { password, mfaCode }: ConfirmIdentityInput,
): Promise<number> => {
  if (password === undefined && mfaCode === undefined)
    throw problem('invalid_request', { fields: [{ field: 'password', code: 'required' }] });
  if (password !== undefined) await requirePassword(deps, actor.id, password);
  await transaction(deps.db, async (tx) => {
    const isRight =
      mfaCode === undefined ||
      (await useAuthenticator(tx, deps.secrets, actor.id, mfaCode.replace(/\s/g, '')));
    if (!isRight) throw problem('mfa_invalid');
    await confirmSession(tx, actor.sessionId);
  });
  return CONFIRMED_MINUTES * 60;
};
