import { accountHolderRoutes } from './account-holder/account-holder.route.ts';
import { apiClientRoutes } from './api-clients/api-clients.route.ts';
import { applicationRoutes } from './applications/applications.route.ts';
import { receiptRoutes } from './applications/receipts.route.ts';
import { authRoutes } from './auth/auth.route.ts';
import { canaryFigureRoutes } from './canary-figures/canary-figures.route.ts';
import { chatRoutes } from './chat/chat.route.ts';
import { clientReportRoutes } from './client-reports/client-reports.route.ts';
import { contactMessageRoutes } from './contact-messages/contact-messages.route.ts';
import { contactRoutes } from './contacts/contacts.route.ts';
import { contentRoutes } from './content/content.route.ts';
import { entryRoutes } from './content/entries.route.ts';
import { dashboardRoutes } from './dashboard/dashboard.route.ts';
import { demoRoutes } from './demo/demo.route.ts';
import { eligibilityRoutes } from './eligibility/eligibility.route.ts';
import { exportRoutes } from './exports/exports.route.ts';
import { failedWorkRoutes } from './failed-work/failed-work.route.ts';
import { faqRoutes } from './faqs/faqs.route.ts';
import { fileRoutes } from './files/files.route.ts';
import { uploadRoutes } from './files/uploads.route.ts';
import { fundRoutes } from './funds/funds.route.ts';
import type { Route } from './http/route.ts';
import { inboxRoutes } from './inbox/inbox.route.ts';
import { interestRoutes } from './interest/interest.route.ts';
import { logRoutes } from './log/log.route.ts';
import { lossWorksheetRoutes } from './loss-worksheet/loss-worksheet.route.ts';
import { onBehalfRoutes } from './on-behalf/on-behalf.route.ts';
import { partnerRoutes } from './partners/partners.route.ts';
import { profileRoutes } from './profile/profile.route.ts';
import { publicFormRoutes } from './public-forms/public-forms.route.ts';
import { publicPageRoutes } from './public-pages/public-pages.route.ts';
import { referenceRoutes } from './reference/reference.route.ts';
import { reviewRoutes } from './review/review.route.ts';
import { secondFactorRoutes } from './second-factor/second-factor.route.ts';
import { userRoutes } from './users/users.route.ts';

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
