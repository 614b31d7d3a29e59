// Written by `pnpm calls` from src/review/proposals.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/review/proposals.ts';

/** What each active reviewer was given, has begun, is late with and has judged. */
export const listWorkload: CallOf<typeof declared.listWorkload> = { id: 'listWorkload', method: 'GET', path: '/application/get/workload' };

/** Proposes reviewers, each with the reasons. */
export const proposeReviewers: CallOf<typeof declared.proposeReviewers> = { id: 'proposeReviewers', method: 'POST', path: '/application/fundApplications/proposals' };
