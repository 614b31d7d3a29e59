import * as applications from './applications/index.ts';
import * as content from './content/index.ts';
import * as funds from './funds/index.ts';
import * as identity from './identity/index.ts';
import { anchorJob } from './kernel/audit/anchor.ts';
import { canaryFigureRoutes } from './kernel/canary-figures/canary-figures.route.ts';
import { clientReportRoutes } from './kernel/client-reports/client-reports.route.ts';
import { contractOfRoutes } from './kernel/contract/contract-of-routes.ts';
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
import { logRoutes } from './kernel/log/log.route.ts';
import { editedText } from './kernel/mail/edited-text.ts';
import { forgottenMailJob } from './kernel/mail/forgotten.job.ts';
import type { Route } from './kernel/server/route.ts';
import * as review from './review/index.ts';
import * as support from './support/index.ts';

/** Every route of the API. A list of imports: a capability adds its own here. */
export const allRoutes: readonly Route[] = [
  ...identity.authRoutes,
  ...identity.apiClientRoutes,
  ...identity.profileRoutes,
  ...support.publicFormRoutes,
  ...content.publicRevisionRoutes,
  ...identity.secondFactorRoutes,
  ...identity.adminProposalRoutes,
  ...identity.userRoutes,
  ...logRoutes,
  ...failedWorkRoutes,
  ...identity.demoRoutes,
  ...clientReportRoutes,
  ...canaryFigureRoutes((id) => operationIds.has(id)),
  ...content.contentRoutes,
  ...content.listRoutes,
  ...support.contactMessageRoutes,
  ...support.visitorChatRoutes,
  ...support.agentConsoleRoutes,
  ...support.socketTicketRoutes,
  ...support.inboxRoutes,
  ...support.interestRoutes,
  ...funds.referenceRoutes,
  ...funds.fundRoutes,
  ...funds.eligibilityRoutes,
  ...fileRoutes,
  ...uploadRoutes,
  ...applications.applicationRoutes,
  ...applications.lossWorksheetRoutes,
  ...applications.accountHolderRoutes,
  ...applications.receiptRoutes,
  ...applications.onBehalfRoutes,
  ...review.bulkRoutes,
  ...review.reviewRoutes,
  ...review.savedViewRoutes,
  ...review.dashboardRoutes,
  ...review.exportRoutes,
];

/** Everything that repeats. A list of imports: a capability adds its own here. */
export const allJobs: readonly Job[] = [
  ...funds.fundJobs,
  identity.adminProposalJob,
  review.counterJob,
  forgottenMailJob,
  identity.mailRequestJob,
  identity.purgeJob,
  identity.clientEndsJob,
  anchorJob,
  support.chatMaintenanceJob,
  content.publishJob,
  ...review.reminderJobs,
  scanJob,
  ...cleanUpJobs,
];

/** What every portal starts with: reference data, content, the two funds. Add yours in order. */
export const essentialSeeders: readonly NamedSeeder[] = [
  { name: 'reference', seed: funds.seedReference },
  { name: 'funds', seed: funds.seedFunds },
  { name: 'eligibility', seed: funds.seedEligibility },
  { name: 'criteria', seed: review.seedCriteria },
  ...content.contentSeeders,
];

/** Examples for demo mode, marked as such. Add yours in order. */
export const demoSeeders: readonly NamedSeeder[] = [
  { name: 'accounts', seed: identity.seedAccounts },
  { name: 'applications', seed: applications.seedApplications },
  { name: 'contact-messages', seed: support.seedContactMessages },
  { name: 'interests', seed: support.seedInterests },
];

// What a domain needs of a later one.
fileUses.connect(() => [
  funds.fundFiles,
  content.contentFiles,
  applications.applicationFiles,
  support.supportFiles,
]);
ownerForMail.connect(identity.findAccount);
editedText.connect(content.findEditedText);
identity.ports.countryNames.connect(funds.countryNames);
identity.ports.needsSecondAdmin.connect(funds.hasSecondPersonLimit);
identity.ports.addressConfirmed.connect(applications.attachEntries);
identity.ports.unassignMessages.connect(support.unassignMessages);
identity.ports.messageAdmins.connect(support.insertContactMessage);
funds.ports.countDrafts.connect(applications.forFunds.countDrafts);
funds.ports.isApproved.connect(applications.forFunds.isApproved);
funds.ports.barredFrom.connect(review.barredFrom);
funds.ports.applicationNumber.connect(applications.forFunds.applicationNumber);
funds.ports.completeReviews.connect(review.completeReviews);
applications.relationPort.connect(review.reviewerRelation);
applications.ports.declarationView.connect(review.declarationView);
applications.ports.staffView.connect(review.staffView);
applications.ports.lastPublicDecision.connect(review.lastPublicDecision);
applications.ports.mailWithdrawn.connect(review.mailNotNeeded);
applications.ports.reviewAgain.connect(review.reviewAgain);
applications.exampleReviews.connect(review.writeReviews);

/** Runs the seeders that have not run yet; those of a portal unless others are given. */
export const seed = (
  deps: Pick<Deps, 'config' | 'db' | 'hasher'>,
  seeders: readonly NamedSeeder[] = [...essentialSeeders, ...(deps.config.demo ? demoSeeders : [])],
): Promise<void> =>
  runSeeders(deps, seeders, { people: identity.demoPeople, password: identity.demoPassword });

const operationIds: ReadonlySet<string> = new Set(allRoutes.map(({ operation }) => operation.id));

/** The contract of every declared operation. */
export const currentContract = (): JsonObject => contractOfRoutes(allRoutes);
