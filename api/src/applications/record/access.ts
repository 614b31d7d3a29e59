import { BENEFICIARY, MANAGER, REVIEWER } from '@portal/contracts';
import {
  type ApplicantRight,
  type ApplicantRole,
  applicantMay,
} from '@portal/contracts/applications/member-roles';
import type { Capacity } from '@portal/contracts/applications/status-machine';
import type { Db, Tx } from '../../kernel/database/db.ts';
import type { Actor, Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { type ApplicationRecord, findApplication, lockApplication } from './application.db.ts';
import { memberRole } from './member-role.db.ts';
import { noRelation, type ReviewerRelation, reviewerRelation } from './reviewer-relation.ts';

type Reader = Pick<Actor, 'id' | 'role'>;

/** How much of one application someone may read, and in what capacity. */
export interface Access {
  application: ApplicationRecord;
  capacity: Exclude<Capacity, 'SYSTEM'>;
  /** RESTRICTED: title, country and organisation only; also what the reader entered and has handed over. */
  audience: 'OWNER' | 'STAFF' | 'RESTRICTED';
  /** On the applicant's side only: whose it is, or a colleague of whom not everything is asked. */
  role: ApplicantRole | null;
  /** The reader entered it for somebody else. */
  isOwnEntry: boolean;
  relation: ReviewerRelation;
}

const capacityOf = (actor: Reader): Access['capacity'] =>
  actor.role === REVIEWER ? 'REVIEWER' : actor.role === MANAGER ? 'MANAGER' : 'SUPER';

const decideAccess = async (
  db: Db,
  actor: Reader,
  application: ApplicationRecord | undefined,
): Promise<Access | undefined> => {
  if (!application) return undefined;
  const isOwnEntry = application.isOnBehalf && application.enteredBy === actor.id;
  const isOwner =
    application.applicantUserId === actor.id || (isOwnEntry && application.handedOverAt === null);
  const role = isOwner ? 'OWNER' : await memberRole(db, application.id, actor);
  if (role !== undefined)
    return { application, capacity: 'OWNER', audience: 'OWNER', role, isOwnEntry, relation: noRelation };
  if (actor.role === BENEFICIARY || application.submittedAt === null) return undefined;
  const relation = await reviewerRelation.call(db, application.id, actor.id);
  const capacity = capacityOf(actor);
  const access = { application, capacity, role: null, isOwnEntry, relation };
  if (isOwnEntry) return { ...access, audience: 'RESTRICTED' };
  if (capacity !== 'REVIEWER') return { ...access, audience: 'STAFF' };
  const isAssigned = relation.assignment !== null && relation.assignment !== 'REMOVED';
  if (relation.isAssignedMode && !isAssigned) return undefined;
  return { ...access, audience: relation.declaration === 'NO_CONFLICT' ? 'STAFF' : 'RESTRICTED' };
};

/** Undefined for "not there" and "not yours" alike. */
export const accessTo = async (db: Db, actor: Reader, id: string): Promise<Access | undefined> =>
  decideAccess(db, actor, await findApplication(db, id));

/** As `accessTo`, with the application locked until the transaction ends. @throws not_found. */
export const lockedAccess = async (tx: Tx, actor: Actor, id: string): Promise<Access> =>
  orNotFound(decideAccess(tx, actor, await lockApplication(tx, id)));

/** The content itself, not only what everyone of the staff sees of it. */
export const canReadApplication = async (db: Db, actor: Actor, id: string): Promise<boolean> => {
  const access = await accessTo(db, actor, id);
  return access !== undefined && access.audience !== 'RESTRICTED';
};

/** @throws not_found; own_application, conflict_automatic, conflict_not_declared or conflict_declared where it is restricted. */
export const contentAccess = async (db: Db, actor: Actor, id: string): Promise<Access> => {
  const access = await orNotFound(accessTo(db, actor, id));
  refuseRestricted(access);
  return access;
};

export const refuseRestricted = ({ audience, isOwnEntry, relation }: Access): void => {
  if (audience !== 'RESTRICTED') return;
  if (isOwnEntry) throw problem('own_application');
  if (relation.automatic !== null) throw problem('conflict_automatic');
  throw problem(relation.declaration === 'CONFLICT' ? 'conflict_declared' : 'conflict_not_declared');
};

/** A manager or super user who declared a conflict goes on reading, and moves nothing. @throws conflict_declared. */
export const refuseConflicted = ({ relation }: Access): void => {
  if (relation.declaration === 'CONFLICT') throw problem('conflict_declared');
};

/** What is left to some colleagues only. @throws forbidden for another colleague. */
export const requireRight = ({ role }: Access, right: ApplicantRight): void => {
  if (role !== null && !applicantMay(role, right)) throw problem('forbidden');
};

/**
 * An application of the caller's side, locked, for who may do that with it.
 * @throws not_found for anybody else, staff included; forbidden for a colleague who may not.
 */
export const lockOwn = async (
  tx: Tx,
  caller: Caller,
  id: string,
  right: ApplicantRight,
): Promise<ApplicationRecord & { role: ApplicantRole }> => {
  const access = await lockedAccess(tx, caller.actor, id);
  if (access.role === null) throw problem('not_found');
  requireRight(access, right);
  return { ...access.application, role: access.role };
};
