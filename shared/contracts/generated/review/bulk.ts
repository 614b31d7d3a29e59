// Written by `pnpm calls` from src/review/bulk.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/review/bulk.ts';

/** Approves several applications, each with its amount. */
export const bulkApprove: CallOf<typeof declared.bulkApprove> = { id: 'bulkApprove', method: 'POST', path: '/application/fundApplications/approve', timeoutMs: 120000 };

/** Adds reviewers to several applications. */
export const bulkAssign: CallOf<typeof declared.bulkAssign> = { id: 'bulkAssign', method: 'POST', path: '/application/fundApplications/assign', timeoutMs: 120000 };

/** Puts several applications on hold, returns or rejects them. */
export const bulkDecide: CallOf<typeof declared.bulkDecide> = { id: 'bulkDecide', method: 'POST', path: '/application/fundApplications/decide', timeoutMs: 120000 };

/** Reminds the reviewers of several applications. */
export const bulkRemind: CallOf<typeof declared.bulkRemind> = { id: 'bulkRemind', method: 'POST', path: '/application/fundApplications/remind', timeoutMs: 120000 };

/** Sends several applications back to their reviewers. */
export const bulkSendBack: CallOf<typeof declared.bulkSendBack> = { id: 'bulkSendBack', method: 'POST', path: '/application/fundApplications/sendBack', timeoutMs: 120000 };

/** The active reviewers. */
export const listReviewers: CallOf<typeof declared.listReviewers> = { id: 'listReviewers', method: 'GET', path: '/application/get/reviewers' };
