import { type Static, Type } from 'typebox';
import { sectors, statuses } from '../applications/enums.ts';
import { countryCode, days } from '../fields.ts';
import { fundTypes } from '../funds/enums.ts';
import { FundSchema } from '../funds/fund.schemas.ts';
import { operation, result } from '../operation.ts';
import { closed, Id, Instant, MoneySchema, Nullable, pick } from '../schema-parts.ts';

export const granularities = ['DAY', 'MONTH', 'YEAR'] as const;
export type Granularity = (typeof granularities)[number];

/** The same filters for all six calls. Without dates: the last twelve months. */
export const DashboardQuery = closed({
  fundType: Type.Optional(Type.Enum(fundTypes)),
  fundId: Type.Optional(Id),
  countryCode: Type.Optional(countryCode()),
  ...days(),
  granularity: Type.Optional(Type.Enum(granularities)),
  sector: Type.Optional(Type.Enum(sectors)),
  status: Type.Optional(Type.Enum(statuses)),
  top: Type.Optional(Type.Integer({ minimum: 1, maximum: 55 })),
});
export type DashboardFilters = Static<typeof DashboardQuery>;

/** Percent against the period of the same length before; null when that had nothing. */
const comparedToPrevious = Nullable(Type.Number());

export const PopularCountrySchema = Type.Object({
  countryCode: Type.String(),
  countryName: Type.String(),
  baseFund: Type.Integer(),
  creditFund: Type.Integer(),
  total: Type.Integer(),
});
export type PopularCountry = Static<typeof PopularCountrySchema>;

export const BeneficiaryTotalSchema = Type.Object({
  total: Type.Integer(),
  inPeriod: Type.Integer(),
  previous: Type.Integer(),
  comparedToPrevious,
  series: Type.Array(Type.Object({ period: Type.String(), count: Type.Integer() })),
});
export type BeneficiaryTotal = Static<typeof BeneficiaryTotalSchema>;

const Waiting = Type.Object({ count: Type.Integer(), oldestAt: Nullable(Instant) });

export const FundsStatSchema = Type.Object({
  funds: Type.Array(
    Type.Object({
      ...pick(FundSchema.properties, 'fundId', 'fundType', 'title', 'balance', 'committed', 'available'),
      paidOut: MoneySchema,
      received: Type.Integer(),
    }),
  ),
  /** Applications received in the period. */
  received: Type.Object({ total: Type.Integer(), previous: Type.Integer(), comparedToPrevious }),
  series: Type.Array(
    Type.Object({ period: Type.String(), baseFund: Type.Integer(), creditFund: Type.Integer() }),
  ),
  daysToDecision: Type.Object({
    median: Nullable(Type.Number()),
    previousMedian: Nullable(Type.Number()),
    series: Type.Array(Type.Object({ period: Type.String(), median: Nullable(Type.Number()) })),
  }),
  /** Now, whatever the period. */
  waiting: Type.Object({ toDecide: Waiting, withoutReviewer: Waiting, overdueReturns: Waiting }),
});
export type FundsStat = Static<typeof FundsStatSchema>;

export const DecisionStatsSchema = Type.Object({
  total: Type.Integer(),
  previous: Type.Integer(),
  comparedToPrevious,
  /** One per currency: approved, or asked for where not approved. Null where too few to show. */
  amounts: Nullable(Type.Array(MoneySchema)),
  series: Type.Array(
    Type.Object({
      period: Type.String(),
      count: Type.Integer(),
      baseFund: Type.Integer(),
      creditFund: Type.Integer(),
    }),
  ),
});
export type DecisionStats = Static<typeof DecisionStatsSchema>;
export const DecisionStatsResult = result(DecisionStatsSchema);

export const CountryFundCountsSchema = Type.Object({
  ...Type.Omit(PopularCountrySchema, ['total']).properties,
  /** Null for a reviewer where fewer than three applications, or approvals, would disclose too much. */
  approved: Nullable(Type.Array(MoneySchema)),
  requested: Nullable(Type.Array(MoneySchema)),
});
export type CountryFundCounts = Static<typeof CountryFundCountsSchema>;

const ofYear = {
  permission: 'dashboard.read',
  scope: 'dashboard:read',
  query: DashboardQuery,
  example: { query: { from: '2025-01-01', to: '2025-12-31', granularity: 'YEAR' } },
} as const;

export const popularCountry = operation('popularCountry', 'GET /dashboard/popularCountry', {
  summary: 'The countries with the most applications',
  description: 'At most `top`, five when absent.',
  ...ofYear,
  response: result(Type.Array(PopularCountrySchema)),
  example: { query: { from: '2025-01-01', to: '2025-12-31', granularity: 'YEAR', top: 5 } },
});

export const totalFBU = operation('totalFBU', 'GET /dashboard/totalFBU', {
  summary: 'Registered beneficiaries',
  description: 'All of them, those of the period, and the period before.',
  ...ofYear,
  response: result(BeneficiaryTotalSchema),
});

export const fundsStat = operation('fundsStat', 'GET /dashboard/fundsStat', {
  summary: 'Money per fund, applications received, days to a decision, and what waits',
  description: '`waiting` is what somebody has to act on now; it ignores the period.',
  ...ofYear,
  response: result(FundsStatSchema),
});

export const approvedApplicationStats = operation(
  'approvedApplicationStats',
  'GET /dashboard/approvedApplicationStats',
  {
    summary: 'Approved applications over time',
    description: 'By the day of the decision; empty periods are zeros.',
    ...ofYear,
    response: DecisionStatsResult,
  },
);

export const rejectedApplicationStats = operation(
  'rejectedApplicationStats',
  'GET /dashboard/rejectedApplicationStats',
  {
    summary: 'Applications that were not approved, over time',
    description: 'By the day of the decision; empty periods are zeros.',
    ...ofYear,
    response: DecisionStatsResult,
  },
);

export const countriesFundCounts = operation('countriesFundCounts', 'GET /dashboard/countries/fund-counts', {
  summary: 'Applications and amounts per country',
  description: 'A country with fewer than three applications shows no amounts to reviewers.',
  ...ofYear,
  response: result(Type.Array(CountryFundCountsSchema)),
});
