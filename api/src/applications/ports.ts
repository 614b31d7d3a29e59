import type {
  RestrictedApplication,
  StaffApplication,
  StaffDecision,
} from '@portal/contracts/applications/staff-application.schemas';
import type { Db, Tx } from '../kernel/database/db.ts';
import type { Actor } from '../kernel/http/caller.ts';
import { port } from '../kernel/ports/port.ts';
import type { Access } from './record/access.ts';
import type { ApplicationRecord } from './record/application.db.ts';

/** What the applicant is told of a decision. */
type PublicDecision = Pick<StaffDecision, 'at' | 'reasonCode' | 'rule' | 'messageToApplicant' | 'conditions'>;

export const declarationView = port<[db: Db, actor: Actor, access: Access], Promise<RestrictedApplication>>(
  'declarationView',
);
export const staffView = port<[db: Db, actor: Actor, access: Access], Promise<StaffApplication>>('staffView');
export const lastPublicDecision = port<[db: Db, applicationId: string], Promise<PublicDecision | undefined>>(
  'lastPublicDecision',
);
export const mailWithdrawn = port<[tx: Tx, application: ApplicationRecord], Promise<void>>('mailWithdrawn');
export const reviewAgain = port<[tx: Tx, application: ApplicationRecord], Promise<void>>('reviewAgain');
