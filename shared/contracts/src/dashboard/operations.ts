import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

const common = { query: s.DashboardQuery, errors: ['invalid_request'] } as const;

export const popularCountryOperation = operation(calls.popularCountry, {
  ...common,
  summary: 'The countries with the most applications',
  response: s.PopularCountryResult,
});

export const totalFBUOperation = operation(calls.totalFBU, {
  ...common,
  summary: 'Registered beneficiaries',
  response: s.BeneficiaryTotalResult,
});

export const fundsStatOperation = operation(calls.fundsStat, {
  ...common,
  summary: 'Money per fund, applications received, days to a decision, and what waits',
  response: s.FundsStatResult,
});

export const approvedApplicationStatsOperation = operation(calls.approvedApplicationStats, {
  ...common,
  summary: 'Approved applications over time',
  response: s.DecisionStatsResult,
});

export const rejectedApplicationStatsOperation = operation(calls.rejectedApplicationStats, {
  ...common,
  summary: 'Applications that were not approved, over time',
  response: s.DecisionStatsResult,
});

export const countriesFundCountsOperation = operation(calls.countriesFundCounts, {
  ...common,
  summary: 'Applications and amounts per country',
  response: s.CountryFundCountsResult,
});
