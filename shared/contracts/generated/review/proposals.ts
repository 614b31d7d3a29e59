// Written by `pnpm calls` from src/review/proposals.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/review/proposals.ts';

/** Proposes reviewers, each with the reasons. */
export const proposeReviewers: CallOf<typeof declared.proposeReviewers> = { id: 'proposeReviewers', method: 'POST', path: '/application/fundApplications/proposals' };
