import type { Draft } from '@portal/contracts/applications/application.schemas';
import type { Db } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { invalidField, problem } from '../kernel/http/problem.ts';
import { draftView } from './draft-view.ts';
import { findOwnDraft } from './drafts.db.ts';
import { accessTo } from './record/access.ts';

/** By id, or the caller's own draft for a fund. @throws not_found, invalid_request for neither. */
export const getDraft = async (
  db: Db,
  { actor }: Caller,
  { id, fundId }: { id?: string; fundId?: string },
): Promise<Draft> => {
  if (id === undefined && fundId === undefined) throw invalidField('id', 'required');
  const wanted = id ?? (await findOwnDraft(db, fundId ?? '', actor.id));
  const access = wanted === undefined ? undefined : await accessTo(db, actor, wanted);
  if (!access || access.role === null) throw problem('not_found');
  const { application, role } = access;
  if (application.status !== 'DRAFT' && application.status !== 'RETURNED') throw problem('not_found');
  return draftView(db, { ...application, role });
};
