import type { Deps } from '../../kernel/deps.ts';
import { problem } from '../../kernel/http/problem.ts';
import { type Account, findAccount } from '../account/account.db.ts';

/** The account with this id. @throws Problem INVALID_PASSWORD when the password is not its own. */
export const requirePassword = async (
  { db, hasher }: Pick<Deps, 'db' | 'hasher'>,
  userId: string,
  password: string,
): Promise<Account> => {
  const account = await findAccount(db, userId);
  if (!account || !(await hasher.matches(account.passwordHash, password))) throw problem('INVALID_PASSWORD');
  return account;
};
