import { type Access, contentAccess } from '../../applications/index.ts';
import type { Db } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';

/** That the caller answers for the Fund beside an application. @throws own_application; as `contentAccess`. */
export const staffAccess = async (db: Db, { actor }: Caller, applicationId: string): Promise<Access> => {
  const access = await contentAccess(db, actor, applicationId);
  if (access.audience !== 'STAFF') throw problem('own_application');
  return access;
};
