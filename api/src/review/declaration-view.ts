import { isFinal } from '@portal/contracts/applications/enums';
import type { RestrictedApplication } from '@portal/contracts/applications/staff-application.schemas';
import { pick } from '@portal/contracts/schema-parts';
import type { Access } from '../applications/index.ts';
import type { Db } from '../kernel/database/db.ts';
import type { Actor } from '../kernel/http/caller.ts';
import { findDeclaration, listAssignments } from './record/assignments.db.ts';

/** All that a reviewer reads before signing that there is no conflict. */
export const declarationView = async (
  db: Db,
  actor: Actor,
  { application, isOwnEntry, relation }: Access,
): Promise<RestrictedApplication> => {
  const myDeclaration = await findDeclaration(db, application.id, actor.id);
  const assignments = await listAssignments(db, application.id);
  return {
    audience: 'RESTRICTED',
    ...pick(application, 'id', 'fundId', 'fundType', 'projectTitle', 'countryCode', 'organisationName'),
    rowVersion: application.rowVersion,
    reason: isOwnEntry
      ? 'OWN_ENTRY'
      : (relation.automatic ?? (myDeclaration?.hasConflict ? 'CONFLICT_DECLARED' : 'DECLARATION_NEEDED')),
    isOver: isFinal(application.status),
    myDeclaration,
    dueAt: assignments.find((one) => one.reviewerId === actor.id)?.dueAt ?? null,
  };
};
