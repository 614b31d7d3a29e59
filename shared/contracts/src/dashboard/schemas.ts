import { type Static, Type } from 'typebox';
import { sectors, statuses } from '../applications/enums.ts';
import { result } from '../envelopes.ts';
import { countryCode, dayText } from '../fields.ts';
import { fundTypes } from '../funds/enums.ts';
import { Id, Instant, MoneySchema, Nullable } from '../funds/schema-parts.ts';
import { localisedText } from '../localised.ts';

export const granularities = ['DAY', 'MONTH', 'YEAR'] as const;
export type Granularity = (typeof granularities)[number];

/** The same filters for all six calls. Without dates: the last twelve months. */
export const DashboardQuery = Type.Object(
  {
    fundType: Type.Optional(Type.Enum(fundTypes)),
    fundId: Type.Optional(Id),
    countryCode: Type.Optional(countryCode()),
    from: Type.Optional(dayText()),
    to: Type.Optional(dayText()),
    granularity: Type.Optional(Type.Enum(granularities)),
    sector: Type.Optional(Type.Enum(sectors)),
    status: Type.Optional(Type.Enum(statuses)),
    top: Type.Optional(Type.Integer({ minimum: 1, maximum: 55 })),
  },
  { additionalProperties: false },
);
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
export const PopularCountryResult = result(Type.Array(PopularCountrySchema));

export const BeneficiaryTotalSchema = Type.Object({
  total: Type.Integer(),
  inPeriod: Type.Integer(),
  previous: Type.Integer(),
  comparedToPrevious,
  series: Type.Array(Type.Object({ period: Type.String(), count: Type.Integer() })),
});
export type BeneficiaryTotal = Static<typeof BeneficiaryTotalSchema>;
export const BeneficiaryTotalResult = result(BeneficiaryTotalSchema);

const Waiting = Type.Object({ count: Type.Integer(), oldestAt: Nullable(Instant) });

export const FundsStatSchema = Type.Object({
  funds: Type.Array(
    Type.Object({
      fundId: Id,
      fundType: Type.Enum(fundTypes),
      title: localisedText(150),
      balance: MoneySchema,
      committed: MoneySchema,
      available: MoneySchema,
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
export const FundsStatResult = result(FundsStatSchema);

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
  countryCode: Type.String(),
  countryName: Type.String(),
  baseFund: Type.Integer(),
  creditFund: Type.Integer(),
  /** Null for a reviewer where fewer than three applications would tell too much. */
  approved: Nullable(Type.Array(MoneySchema)),
  requested: Nullable(Type.Array(MoneySchema)),
});
export type CountryFundCounts = Static<typeof CountryFundCountsSchema>;
export const CountryFundCountsResult = result(Type.Array(CountryFundCountsSchema));
