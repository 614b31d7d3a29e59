import { getLoginHistory } from '@portal/contracts/calls/identity/profile';
import type { LoginHistoryQuery } from '@portal/contracts/identity/profile';
import { pageQuery } from '@portal/platform';
import { usersKey } from '../change-user/users.queries.ts';

/** Attempts to sign in, newest first; of one account or of `all`. */
export const signInsPage = (query: LoginHistoryQuery & { userId: string }) =>
  pageQuery([...usersKey, 'sign-ins', query], getLoginHistory, { query });
