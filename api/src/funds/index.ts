/** Funds with their ledger, eligibility rules, countries and cities. The only file that others import. */
export { ledgerDifferences } from './check-ledger.ts';
export { eligibilityRoutes } from './eligibility/eligibility.route.ts';
export { seedEligibility } from './eligibility/eligibility.seed.ts';
export { fundJobs } from './funds.job.ts';
export { fundRoutes } from './funds.route.ts';
export * as ports from './ports/ports.ts';
export { auditFund } from './record/audit-fund.ts';
export { fundFiles } from './record/file-uses.db.ts';
export { addHistoryRow, type NewHistoryRow } from './record/fund-history.db.ts';
export { fundView, moneyOrNull } from './record/fund-view.ts';
export {
  type FundRecord,
  findFund,
  hasSecondPersonLimit,
  holdFund,
  listFunds,
  lockFund,
} from './record/funds.db.ts';
export { countryNames } from './reference/countries.db.ts';
export { referenceRoutes } from './reference/reference.route.ts';
export { seedReference } from './reference/reference.seed.ts';
export { requireCountry } from './reference/require-country.ts';
export { seedFunds } from './seed/funds.seed.ts';
