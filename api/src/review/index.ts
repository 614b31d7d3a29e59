/** Reading, scoring and deciding applications, and what is drawn from them. The only file that others import. */

export { mailNotNeeded } from './assign/mail-not-needed.ts';
export { reviewAgain } from './assign/review-again.ts';
export { bulkRoutes } from './bulk/bulk.route.ts';
export { counterJob } from './counters/check-counters.ts';
export { seedCriteria } from './criteria/criteria.seed.ts';
export { dashboardRoutes } from './dashboard/dashboard.route.ts';
export { completeReviews } from './decide/complete-reviews.ts';
export { declarationView } from './declaration-view.ts';
export { exportRoutes } from './exports/exports.route.ts';
export { lastPublicDecision } from './record/decisions.db.ts';
export { readerAccess } from './record/reader-access.ts';
export {
  automaticConflict,
  barredFrom,
  hasNoConflict,
  isShownTo,
  reviewerRelation,
} from './record/reviewer-relation.db.ts';
export { staffView } from './record/staff-view.ts';
export { reminderJobs } from './reminders/reminders.job.ts';
export { reviewRoutes } from './review.route.ts';
export { savedViewRoutes } from './saved-views/saved-views.route.ts';
export { writeReviews } from './seed/write-reviews.ts';
