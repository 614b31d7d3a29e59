/** Who somebody is: accounts, sign-in, sessions and second factors, and other systems that call. The only file that others import. */

export { findAccount } from './account/account.db.ts';
export { adminProposalRoutes } from './admin-proposals/admin-proposals.route.ts';
export { adminProposalJob } from './admin-proposals/decide-admin.ts';
export { apiClientRoutes } from './api-clients/api-clients.route.ts';
export { authRoutes } from './auth/auth.route.ts';
export { mailRequestJob } from './auth/mail-requests.ts';
export { passwordHasher } from './auth/password-hasher.ts';
export { seedAccounts } from './demo/accounts.seed.ts';
export { demoRoutes } from './demo/demo.route.ts';
export { demoPassword, demoPeople } from './demo/people.ts';
export * as ports from './ports/ports.ts';
export { profileRoutes } from './profile/profile.route.ts';
export {
  decideProposal,
  expireProposals,
  type ProposalKind,
  proposalFacts,
} from './proposals/decide-proposal.ts';
export {
  findProposal,
  listProposals,
  PROPOSAL_DAYS,
  type Proposal,
  type ProposalTable,
} from './proposals/proposals.db.ts';
export { secondFactorRoutes } from './second-factor/second-factor.route.ts';
export { purgeJob } from './session/purge.job.ts';
export { requestAuthentication } from './session/request-authentication.ts';
export { inviteFirstAdmin } from './users/first-admin.ts';
export { clientEndsJob } from './users/notify-of-client-ends.ts';
export { otherSuperUsers } from './users/super-users.db.ts';
export { countActiveWithRole } from './users/users.db.ts';
export { userRoutes } from './users/users.route.ts';
