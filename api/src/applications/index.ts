/** Applications from the first draft to the receipt. The only file that others import. */
export {
  type Access,
  accessTo,
  canReadApplication,
  contentAccess,
  lockedAccess,
  refuseAtGate,
} from './access.ts';
export { accountHolderRoutes } from './account-holder/account-holder.route.ts';
export {
  type ApplicationRecord,
  lockApplication,
  moveTo,
  noteActivity,
  type TransitionFields,
  touch,
} from './application.db.ts';
export { applicationRoutes } from './applications.route.ts';
export { demandTransition } from './demand-transition.ts';
export { withScans } from './documents.db.ts';
export { factsOf } from './draft-answers.ts';
export { type EventAction, lastHeldAt, recordEvent } from './events.db.ts';
export { factsView, moneyOrNull } from './facts-view.ts';
export { lossWorksheetRoutes } from './loss-worksheet/loss-worksheet.route.ts';
export { mailStatus } from './mail-status.ts';
export { attachEntries } from './on-behalf/hand-over.ts';
export { onBehalfRoutes } from './on-behalf/on-behalf.route.ts';
export { ownerView } from './owner-view.ts';
export * as applicationPorts from './ports.ts';
export { type ReceiptOfVersion, receiptOf } from './receipt-number.ts';
export { receiptRoutes } from './receipts.route.ts';
export { seedApplications } from './seed/applications.seed.ts';
export { justifications } from './seed/example-words.ts';
export type { Happened, Staff } from './seed/write-history.ts';
export type { Example } from './seed/write-story.ts';
export { noStanding, type ReviewerStanding, reviewerStanding as standingPort } from './standing.ts';
export { findAccount } from './submission.db.ts';
export { timelineOf } from './timeline.ts';
export { addVersion, latestVersion, type VersionRecord } from './versions.db.ts';
