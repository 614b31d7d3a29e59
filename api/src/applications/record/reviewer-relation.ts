import type { AssignmentState } from '@portal/contracts/applications/review-enums';
import type { Db } from '../../kernel/database/db.ts';
import { port } from '../../kernel/ports/port.ts';

/** A conflict that needs no declaration: the reviewer is of the applicant's country or organisation. */
type AutomaticConflict = 'OWN_COUNTRY' | 'OWN_ORGANISATION';

/** Where someone stands with an application: declared or not, assigned or not. */
export interface ReviewerRelation {
  /** CONFLICT also where one is known without a declaration. */
  declaration: 'NO_CONFLICT' | 'CONFLICT' | null;
  automatic: AutomaticConflict | null;
  assignment: AssignmentState | null;
  /** The fund gives applications to named reviewers only. */
  isAssignedMode: boolean;
}

export const noRelation: ReviewerRelation = {
  declaration: null,
  automatic: null,
  assignment: null,
  isAssignedMode: false,
};

/** Answered by the review. */
export const reviewerRelation = port<
  [db: Db, applicationId: string, userId: string],
  Promise<ReviewerRelation>
>('reviewerRelation');
