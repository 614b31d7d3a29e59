/** Reading, scoring and deciding applications, and what is drawn from them. The only file that others import. */
export { reopenReviews } from './assignments.db.ts';
export { dashboardRoutes } from './dashboard/dashboard.route.ts';
export { lastPublicDecision } from './decisions.db.ts';
export { exportRoutes } from './exports/exports.route.ts';
export { gateView } from './gate-view.ts';
export { reminderJobs } from './reminders/reminders.job.ts';
export { reviewRoutes } from './review.route.ts';
export { writeReviews } from './seed/write-reviews.ts';
export { staffView } from './staff-view.ts';
export { automaticConflict, isShownTo, reviewerStanding } from './standing.db.ts';
