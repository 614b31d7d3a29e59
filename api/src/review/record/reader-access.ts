import {
  type Access,
  contentAccess,
  lockedAccess,
  refuseConflicted,
  refuseRestricted,
} from '../../applications/index.ts';
import type { Db, Tx } from '../../kernel/database/db.ts';
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

/**
 * Of who acts on a locked application for the Fund: not who entered it, declared a conflict or has not declared.
 * @throws as `readerAccess`.
 */
export const actorAccess = async (tx: Tx, { actor }: Caller, id: string): Promise<Access> => {
  const access = await lockedAccess(tx, actor, id);
  if (access.audience === 'OWNER' || access.isOwnEntry) throw problem('own_application');
  refuseRestricted(access);
  refuseConflicted(access);
  return access;
};
