/** Applications from the first draft to the receipt. The only file that others import. */

export { accountHolderRoutes } from './account-holder/account-holder.route.ts';
export { applicationRoutes } from './applications.route.ts';
export { restoreSent } from './drafts.db.ts';
export { lossWorksheetRoutes } from './loss-worksheet/loss-worksheet.route.ts';
export { listMembers } from './members/members.db.ts';
export { attachEntries } from './on-behalf/hand-over.ts';
export { onBehalfRoutes } from './on-behalf/on-behalf.route.ts';
export { ownerView } from './owner-view.ts';
export * as ports from './ports.ts';
export { type ReceiptOfVersion, receiptOf } from './receipt-number.ts';
export { receiptRoutes } from './receipts.route.ts';
export {
  type Access,
  accessTo,
  contentAccess,
  lockedAccess,
  refuseConflicted,
  refuseRestricted,
} from './record/access.ts';
export {
  type ApplicationRecord,
  aboutApplication,
  lockApplication,
  moveTo,
  noteActivity,
  type TransitionFields,
  touch,
} from './record/application.db.ts';
export { factsOf } from './record/check-answers.ts';
export { commonView } from './record/common-view.ts';
export { withScans } from './record/documents.db.ts';
export { type EventAction, lastHeldAt, recordEvent } from './record/events.db.ts';
export { applicationFiles } from './record/file-uses.db.ts';
export * as forFunds from './record/for-funds.db.ts';
export { mailApplicant, mailStatus } from './record/mail-applicant.ts';
export { requireTransition } from './record/require-transition.ts';
export {
  noRelation,
  type ReviewerRelation,
  reviewerRelation as relationPort,
} from './record/reviewer-relation.ts';
export { addVersion, latestVersion, type VersionRecord } from './record/versions.db.ts';
export { seedApplications } from './seed/applications.seed.ts';
export { exampleReviews } from './seed/example-reviews.ts';
export type { Example } from './seed/write-example.ts';
export type { ExampleEvent, Staff } from './seed/write-example-events.ts';
export { findPerson } from './submission.db.ts';
export { timelineOf } from './timeline.ts';
export { withdraw } from './withdraw.ts';
