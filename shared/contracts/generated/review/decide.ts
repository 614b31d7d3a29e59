// Written by `pnpm calls` from src/review/decide.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/review/decide.ts';

/** Names the reviewers of an application. */
export const assignReviewers: CallOf<typeof declared.assignReviewers> = { id: 'assignReviewers', method: 'POST', path: '/application/:id/assign' };

/** Signs that there is, or is not, a conflict of interest. */
export const declareConflict: CallOf<typeof declared.declareConflict> = { id: 'declareConflict', method: 'POST', path: '/application/:id/declaration' };

/** The caller's own scores of an application as far as they are. */
export const getScoreDraft: CallOf<typeof declared.getScoreDraft> = { id: 'getScoreDraft', method: 'GET', path: '/application/:id/scores' };

/** Reviewers who can be given an application. */
export const listAssignableReviewers: CallOf<typeof declared.listAssignableReviewers> = { id: 'listAssignableReviewers', method: 'GET', path: '/application/:id/reviewers' };

/** The mails that the applicant was sent about an application. */
export const listSentMails: CallOf<typeof declared.listSentMails> = { id: 'listSentMails', method: 'GET', path: '/application/:id/mails' };

/** The mail that the applicant would get of a decision. */
export const previewDecisionMail: CallOf<typeof declared.previewDecisionMail> = { id: 'previewDecisionMail', method: 'POST', path: '/application/:id/decision-mail' };

/** The mail that the applicant would get of a withdrawal by a manager. */
export const previewWithdrawalMail: CallOf<typeof declared.previewWithdrawalMail> = { id: 'previewWithdrawalMail', method: 'POST', path: '/application/:id/withdrawal-mail' };

/** Returns, recommends, decides, holds; role, status and decision mode settle the effect. */
export const reviewerDecision: CallOf<typeof declared.reviewerDecision> = { id: 'reviewerDecision', method: 'POST', path: '/application/reviewerDecision/:id' };

/** Keeps scores that are not sent yet. */
export const saveScoreDraft: CallOf<typeof declared.saveScoreDraft> = { id: 'saveScoreDraft', method: 'PUT', path: '/application/:id/scores' };
