import { accountHolderDocumentation } from './account-holder/documentation.ts';
import { adminProposalsDocumentation } from './admin-proposals/documentation.ts';
import { apiClientsDocumentation } from './api-clients/documentation.ts';
import { applicationsDocumentation } from './applications/documentation.ts';
import { authDocumentation } from './auth/documentation.ts';
import { canaryFiguresDocumentation } from './canary-figures/documentation.ts';
import { chatDocumentation } from './chat/documentation.ts';
import { clientReportsDocumentation } from './client-reports/documentation.ts';
import { contactMessagesDocumentation } from './contact-messages/documentation.ts';
import { contactsDocumentation } from './contacts/documentation.ts';
import { contentDocumentation } from './content/documentation.ts';
import { dashboardDocumentation } from './dashboard/documentation.ts';
import { demoDocumentation } from './demo/documentation.ts';
import { directoryEntriesDocumentation } from './directory-entries/documentation.ts';
import type { Documentation } from './documentation.ts';
import { eligibilityDocumentation } from './eligibility/documentation.ts';
import { failedWorkDocumentation } from './failed-work/documentation.ts';
import { faqsDocumentation } from './faqs/documentation.ts';
import { filesDocumentation } from './files/documentation.ts';
import { fundProposalsDocumentation } from './fund-proposals/documentation.ts';
import { fundsDocumentation } from './funds/documentation.ts';
import { inboxDocumentation } from './inbox/documentation.ts';
import { interestDocumentation } from './interest/documentation.ts';
import { logDocumentation } from './log/documentation.ts';
import { lossWorksheetDocumentation } from './loss-worksheet/documentation.ts';
import { onBehalfDocumentation } from './on-behalf/documentation.ts';
import { partnersDocumentation } from './partners/documentation.ts';
import { profileDocumentation } from './profile/documentation.ts';
import { publicFormsDocumentation } from './public-forms/documentation.ts';
import { publicPagesDocumentation } from './public-pages/documentation.ts';
import { receiptsDocumentation } from './receipts/documentation.ts';
import { referenceDocumentation } from './reference/documentation.ts';
import { reviewDocumentation } from './review/documentation.ts';
import { secondFactorDocumentation } from './second-factor/documentation.ts';
import { usersDocumentation } from './users/documentation.ts';

/** The words and examples of every call; for the server. A list of imports: a capability adds its own here. */
export const allDocumentation: readonly Documentation[] = [
  ...accountHolderDocumentation,
  ...adminProposalsDocumentation,
  ...apiClientsDocumentation,
  ...applicationsDocumentation,
  ...authDocumentation,
  ...canaryFiguresDocumentation,
  ...chatDocumentation,
  ...clientReportsDocumentation,
  ...contactMessagesDocumentation,
  ...contactsDocumentation,
  ...contentDocumentation,
  ...dashboardDocumentation,
  ...demoDocumentation,
  ...directoryEntriesDocumentation,
  ...eligibilityDocumentation,
  ...failedWorkDocumentation,
  ...faqsDocumentation,
  ...filesDocumentation,
  ...fundProposalsDocumentation,
  ...fundsDocumentation,
  ...inboxDocumentation,
  ...interestDocumentation,
  ...logDocumentation,
  ...lossWorksheetDocumentation,
  ...onBehalfDocumentation,
  ...partnersDocumentation,
  ...profileDocumentation,
  ...publicFormsDocumentation,
  ...publicPagesDocumentation,
  ...receiptsDocumentation,
  ...referenceDocumentation,
  ...reviewDocumentation,
  ...secondFactorDocumentation,
  ...usersDocumentation,
];
