import { accountHolderRoutes } from './applications/account-holder/account-holder.route.ts';
import { applicationRoutes } from './applications/applications.route.ts';
import { lossWorksheetRoutes } from './applications/loss-worksheet/loss-worksheet.route.ts';
import { onBehalfRoutes } from './applications/on-behalf/on-behalf.route.ts';
import { receiptRoutes } from './applications/receipts.route.ts';
import { seedApplications } from './applications/seed/applications.seed.ts';
import { contactRoutes } from './content/contacts/contacts.route.ts';
import { seedContacts } from './content/contacts/contacts.seed.ts';
import { contentJobs } from './content/content.job.ts';
import { contentRoutes } from './content/content.route.ts';
import { contentSeeders } from './content/content.seed.ts';
import { entryRoutes } from './content/entries.route.ts';
import { faqRoutes } from './content/faqs/faqs.route.ts';
import { seedFaqs } from './content/faqs/faqs.seed.ts';
import { partnerRoutes } from './content/partners/partners.route.ts';
import { seedPartners } from './content/partners/partners.seed.ts';
import { seedPublicFiles } from './content/public-files.seed.ts';
import { publicPageRoutes } from './content/public-pages/public-pages.route.ts';
import { eligibilityRoutes } from './funds/eligibility/eligibility.route.ts';
import { seedEligibility } from './funds/eligibility/eligibility.seed.ts';
import { fundJobs } from './funds/funds.job.ts';
import { fundRoutes } from './funds/funds.route.ts';
import { referenceRoutes } from './funds/reference/reference.route.ts';
import { seedReference } from './funds/reference/reference.seed.ts';
import { seedFunds } from './funds/seed/funds.seed.ts';
import { apiClientRoutes } from './identity/api-clients/api-clients.route.ts';
import { authRoutes } from './identity/auth/auth.route.ts';
import { mailRequestJob } from './identity/auth/mail-request.job.ts';
import { seedAccounts } from './identity/demo/accounts.seed.ts';
import { demoRoutes } from './identity/demo/demo.route.ts';
import { profileRoutes } from './identity/profile/profile.route.ts';
import { secondFactorRoutes } from './identity/second-factor/second-factor.route.ts';
import { purgeJob } from './identity/session/purge.job.ts';
import { userJobs } from './identity/users/users.job.ts';
import { userRoutes } from './identity/users/users.route.ts';
import { anchorJob } from './kernel/audit/anchor.job.ts';
import { canaryFigureRoutes } from './kernel/canary-figures/canary-figures.route.ts';
import { clientReportRoutes } from './kernel/client-reports/client-reports.route.ts';
import { counterJob } from './kernel/counters/counters.job.ts';
import type { NamedSeeder } from './kernel/demo/seeder.ts';
import { failedWorkRoutes } from './kernel/failed-work/failed-work.route.ts';
import { cleanUpJobs } from './kernel/files/clean-up.job.ts';
import { fileRoutes } from './kernel/files/files.route.ts';
import { scanJob } from './kernel/files/scan.job.ts';
import { uploadRoutes } from './kernel/files/uploads.route.ts';
import type { Route } from './kernel/http/route.ts';
import type { Job } from './kernel/jobs/job.ts';
import { logRoutes } from './kernel/log/log.route.ts';
import { mailJobs } from './kernel/mail/mail.job.ts';
import { dashboardRoutes } from './review/dashboard/dashboard.route.ts';
import { exportRoutes } from './review/exports/exports.route.ts';
import { reminderJobs } from './review/reminders/reminders.job.ts';
import { reviewRoutes } from './review/review.route.ts';
import { chatRoutes } from './support/chat/chat.route.ts';
import { chatUpkeepJob } from './support/chat/upkeep.job.ts';
import { contactMessageRoutes } from './support/contact-messages/contact-messages.route.ts';
import { seedContactMessages } from './support/contact-messages/contact-messages.seed.ts';
import { inboxRoutes } from './support/inbox/inbox.route.ts';
import { interestRoutes } from './support/interest/interest.route.ts';
import { seedInterests } from './support/interest/interests.seed.ts';
import { publicFormRoutes } from './support/public-forms/public-forms.route.ts';

/** Every route of the API. A list of imports: a capability adds its own here. */
export const allRoutes: readonly Route[] = [
  ...authRoutes,
  ...apiClientRoutes,
  ...profileRoutes,
  ...publicFormRoutes,
  ...publicPageRoutes,
  ...secondFactorRoutes,
  ...userRoutes,
  ...logRoutes,
  ...failedWorkRoutes,
  ...demoRoutes,
  ...clientReportRoutes,
  ...canaryFigureRoutes,
  ...contentRoutes,
  ...entryRoutes,
  ...faqRoutes,
  ...partnerRoutes,
  ...contactRoutes,
  ...contactMessageRoutes,
  ...chatRoutes,
  ...inboxRoutes,
  ...interestRoutes,
  ...referenceRoutes,
  ...fundRoutes,
  ...eligibilityRoutes,
  ...fileRoutes,
  ...uploadRoutes,
  ...applicationRoutes,
  ...lossWorksheetRoutes,
  ...accountHolderRoutes,
  ...receiptRoutes,
  ...onBehalfRoutes,
  ...reviewRoutes,
  ...dashboardRoutes,
  ...exportRoutes,
];

/** Everything that repeats. A list of imports: a capability adds its own here. */
export const allJobs: readonly Job[] = [
  ...fundJobs,
  ...userJobs,
  counterJob,
  ...mailJobs,
  mailRequestJob,
  purgeJob,
  anchorJob,
  chatUpkeepJob,
  ...contentJobs,
  ...reminderJobs,
  scanJob,
  ...cleanUpJobs,
];

/** What every portal starts with: reference data, content, the two funds. Add yours in order. */
export const essentialSeeders: readonly NamedSeeder[] = [
  { name: 'reference', seed: seedReference },
  { name: 'funds', seed: seedFunds },
  { name: 'eligibility', seed: seedEligibility },
  ...contentSeeders,
  { name: 'faqs', seed: seedFaqs },
  { name: 'partners', seed: seedPartners },
  { name: 'contacts', seed: seedContacts },
  { name: 'public-files', seed: seedPublicFiles },
];

/** Examples for demo mode, marked as such. Add yours in order. */
export const demoSeeders: readonly NamedSeeder[] = [
  { name: 'accounts', seed: seedAccounts },
  { name: 'applications', seed: seedApplications },
  { name: 'contact-messages', seed: seedContactMessages },
  { name: 'interests', seed: seedInterests },
];
