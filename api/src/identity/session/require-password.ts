import type { Deps } from '../../kernel/deps.ts';
import { problem } from '../../kernel/http/problem.ts';
import { findAccount } from '../account/account.db.ts';

/** @throws Problem INVALID_PASSWORD when it is not the account's. */
export const requirePassword = async (
  { db, hasher }: Pick<Deps, 'db' | 'hasher'>,
  userId: string,
  password: string,
): Promise<void> => {
  const account = await findAccount(db, userId);
  if (!account || !(await hasher.matches(account.passwordHash, password))) throw problem('INVALID_PASSWORD');
};
