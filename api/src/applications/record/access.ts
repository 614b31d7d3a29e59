import { BENEFICIARY, MANAGER, REVIEWER } from '@portal/contracts';
import type { Capacity } from '@portal/contracts/applications/status-machine';
import type { Db, Tx } from '../../kernel/database/db.ts';
import type { Actor, Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { type ApplicationRecord, findApplication, lockApplication } from './application.db.ts';
import { noStanding, type ReviewerStanding, reviewerStanding } from './standing.ts';

type Reader = Pick<Actor, 'id' | 'role'>;

/** How much of one application someone may read, and in what capacity. */
export interface Access {
  application: ApplicationRecord;
  capacity: Exclude<Capacity, 'SYSTEM'>;
  /** RESTRICTED: title, country and organisation only; also what the reader entered and has handed over. */
  audience: 'OWNER' | 'STAFF' | 'RESTRICTED';
  /** The reader entered it for somebody else. */
  isOwnEntry: boolean;
  standing: ReviewerStanding;
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
  if (application.applicantUserId === actor.id || (isOwnEntry && application.handedOverAt === null))
    return { application, capacity: 'OWNER', audience: 'OWNER', isOwnEntry, standing: noStanding };
  if (actor.role === BENEFICIARY || application.submittedAt === null) return undefined;
  const standing = await reviewerStanding.call(db, application.id, actor.id);
  const capacity = capacityOf(actor);
  if (isOwnEntry) return { application, capacity, audience: 'RESTRICTED', isOwnEntry, standing };
  const access = { application, capacity, isOwnEntry, standing };
  if (capacity !== 'REVIEWER') return { ...access, audience: 'STAFF' };
  const isAssigned = standing.assignment !== null && standing.assignment !== 'REMOVED';
  if (standing.isAssignedMode && !isAssigned) return undefined;
  return { ...access, audience: standing.declaration === 'NO_CONFLICT' ? 'STAFF' : 'RESTRICTED' };
};

/** Undefined for "not there" and "not yours" alike. */
export const accessTo = async (db: Db, actor: Reader, id: string): Promise<Access | undefined> =>
  decideAccess(db, actor, await findApplication(db, id));

/** As `accessTo`, with the application locked until the transaction ends. @throws not_found. */
export const lockedAccess = async (tx: Tx, actor: Actor, id: string): Promise<Access> => {
  const access = await decideAccess(tx, actor, await lockApplication(tx, id));
  if (!access) throw problem('not_found');
  return access;
};

/** The content itself, not only what everyone of the staff sees of it. */
export const canReadApplication = async (db: Db, actor: Actor, id: string): Promise<boolean> => {
  const access = await accessTo(db, actor, id);
  return access !== undefined && access.audience !== 'RESTRICTED';
};

/** @throws not_found; own_application, conflict_automatic, conflict_not_declared or conflict_declared where it is restricted. */
export const contentAccess = async (db: Db, actor: Actor, id: string): Promise<Access> => {
  const access = await accessTo(db, actor, id);
  if (!access) throw problem('not_found');
  refuseRestricted(access);
  return access;
};

export const refuseRestricted = ({ audience, isOwnEntry, standing }: Access): void => {
  if (audience !== 'RESTRICTED') return;
  if (isOwnEntry) throw problem('own_application');
  if (standing.automatic !== null) throw problem('conflict_automatic');
  throw problem(standing.declaration === 'CONFLICT' ? 'conflict_declared' : 'conflict_not_declared');
};

/** The caller's own application, locked. @throws not_found for anybody else's, staff included. */
export const lockOwn = async (tx: Tx, caller: Caller, id: string): Promise<ApplicationRecord> => {
  const { application, audience } = await lockedAccess(tx, caller.actor, id);
  if (audience !== 'OWNER') throw problem('not_found');
  return application;
};
