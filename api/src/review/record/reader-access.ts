import { type Access, contentAccess } from '../../applications/index.ts';
import type { Db } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';

/**
 * Of who reads an application for the Fund.
 * @throws not_found, own_application, conflict_not_declared, conflict_declared, conflict_automatic.
 */
export const readerAccess = async (db: Db, { actor }: Caller, id: string): Promise<Access> => {
  const access = await contentAccess(db, actor, id);
  if (access.audience === 'OWNER') throw problem('own_application');
  return access;
};
