import {
  accountHolderRoutes,
  applicationFiles,
  applicationPorts,
  applicationRoutes,
  attachEntries,
  exampleReviews,
  forFunds,
  lossWorksheetRoutes,
  onBehalfRoutes,
  receiptRoutes,
  relationPort,
  seedApplications,
} from './applications/index.ts';
import {
  contactRoutes,
  contentFiles,
  contentJobs,
  contentRoutes,
  contentSeeders,
  faqRoutes,
  findEditedText,
  partnerRoutes,
  publicRevisionRoutes,
  seedContacts,
  seedFaqs,
  seedPartners,
  seedPublicFiles,
} from './content/index.ts';
import {
  countryNames,
  eligibilityRoutes,
  fundFiles,
  fundJobs,
  fundPorts,
  fundRoutes,
  hasSecondPersonLimit,
  referenceRoutes,
  seedEligibility,
  seedFunds,
  seedReference,
} from './funds/index.ts';
import {
  adminProposalJobs,
  adminProposalRoutes,
  apiClientRoutes,
  authRoutes,
  demoPassword,
  demoPeople,
  demoRoutes,
  findAccount,
  identityPorts,
  mailRequestJob,
  profileRoutes,
  purgeJob,
  secondFactorRoutes,
  seedAccounts,
  keyEvidence as storedKeyEvidence,
  userRoutes,
} from './identity/index.ts';
import { anchorJob } from './kernel/audit/anchor.ts';
import { canaryFigureRoutes } from './kernel/canary-figures/canary-figures.route.ts';
import { clientReportRoutes } from './kernel/client-reports/client-reports.route.ts';
import { contractOfRoutes } from './kernel/contract/comparable-contract.ts';
import type { JsonObject } from './kernel/contract/json.ts';
import { runSeeders } from './kernel/demo/run-seeders.ts';
import type { NamedSeeder } from './kernel/demo/seeder.ts';
import type { Deps } from './kernel/deps.ts';
import { failedWorkRoutes } from './kernel/failed-work/failed-work.route.ts';
import { cleanUpJobs } from './kernel/files/clean-up.ts';
import { fileRoutes } from './kernel/files/files.route.ts';
import { fileUses, ownerForMail } from './kernel/files/ports.ts';
import { scanJob } from './kernel/files/scan.job.ts';
import { uploadRoutes } from './kernel/files/uploads.route.ts';
import type { Job } from './kernel/jobs/job.ts';
import { keyEvidence } from './kernel/keys/ports.ts';
import { logRoutes } from './kernel/log/log.route.ts';
import { editedText } from './kernel/mail/edited-text.ts';
import { mailJobs } from './kernel/mail/mail.job.ts';
import type { Route } from './kernel/server/route.ts';
import {
  balanceGraphRoutes,
  bulkRoutes,
  completeReviews,
  counterJob,
  dashboardRoutes,
  declarationView,
  exportRoutes,
  lastPublicDecision,
  mailWithdrawn,
  reminderJobs,
  reviewAgain,
  reviewerRelation,
  reviewRoutes,
  savedViewRoutes,
  seedCriteria,
  staffView,
  writeReviews,
} from './review/index.ts';
import {
  agentConsoleRoutes,
  chatMaintenanceJob,
  contactMessageRoutes,
  inboxRoutes,
  insertContactMessage,
  interestRoutes,
  publicFormRoutes,
  seedContactMessages,
  seedInterests,
  socketTicketRoutes,
  supportFiles,
  visitorChatRoutes,
} from './support/index.ts';

/** Every route of the API. A list of imports: a capability adds its own here. */
export const allRoutes: readonly Route[] = [
  ...authRoutes,
  ...apiClientRoutes,
  ...profileRoutes,
  ...publicFormRoutes,
  ...publicRevisionRoutes,
  ...secondFactorRoutes,
  ...adminProposalRoutes,
  ...userRoutes,
  ...logRoutes,
  ...failedWorkRoutes,
  ...demoRoutes,
  ...clientReportRoutes,
  ...canaryFigureRoutes((id) => operationIds.has(id)),
  ...contentRoutes,
  ...faqRoutes,
  ...partnerRoutes,
  ...contactRoutes,
  ...contactMessageRoutes,
  ...visitorChatRoutes,
  ...agentConsoleRoutes,
  ...socketTicketRoutes,
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
  ...bulkRoutes,
  ...reviewRoutes,
  ...savedViewRoutes,
  ...dashboardRoutes,
  ...balanceGraphRoutes,
  ...exportRoutes,
];

/** Everything that repeats. A list of imports: a capability adds its own here. */
export const allJobs: readonly Job[] = [
  ...fundJobs,
  ...adminProposalJobs,
  counterJob,
  ...mailJobs,
  mailRequestJob,
  purgeJob,
  anchorJob,
  chatMaintenanceJob,
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
  { name: 'criteria', seed: seedCriteria },
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

// What a domain needs of a later one.
fileUses.connect(() => [fundFiles, contentFiles, applicationFiles, supportFiles]);
ownerForMail.connect(findAccount);
editedText.connect(findEditedText);
keyEvidence.connect(() => storedKeyEvidence);
identityPorts.countryNames.connect(countryNames);
identityPorts.needsSecondAdmin.connect(hasSecondPersonLimit);
identityPorts.addressConfirmed.connect(attachEntries);
identityPorts.messageAdmins.connect(insertContactMessage);
fundPorts.countDrafts.connect(forFunds.countDrafts);
fundPorts.isApproved.connect(forFunds.isApproved);
fundPorts.applicationNumber.connect(forFunds.applicationNumber);
fundPorts.completeReviews.connect(completeReviews);
relationPort.connect(reviewerRelation);
applicationPorts.declarationView.connect(declarationView);
applicationPorts.staffView.connect(staffView);
applicationPorts.lastPublicDecision.connect(lastPublicDecision);
applicationPorts.mailWithdrawn.connect(mailWithdrawn);
applicationPorts.reviewAgain.connect(reviewAgain);
exampleReviews.connect(writeReviews);

/** Runs the seeders that have not run yet; those of a portal unless others are given. */
export const seed = (
  deps: Pick<Deps, 'config' | 'db' | 'hasher'>,
  seeders: readonly NamedSeeder[] = [...essentialSeeders, ...(deps.config.demo ? demoSeeders : [])],
): Promise<void> => runSeeders(deps, seeders, { people: demoPeople, password: demoPassword });

const operationIds: ReadonlySet<string> = new Set(allRoutes.map(({ operation }) => operation.id));

/** The contract of every declared operation. */
export const currentContract = (): JsonObject => contractOfRoutes(allRoutes);
