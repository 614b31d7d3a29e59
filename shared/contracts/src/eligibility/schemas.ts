import { type Static, Type } from 'typebox';
import { allEligibilityRules } from '../applications/eligibility.ts';
import { result } from '../envelopes.ts';
import { fundTypes } from '../funds/enums.ts';
import { Id, Instant, Nullable } from '../funds/schema-parts.ts';
import { localisedText } from '../localised.ts';

const closed = { additionalProperties: false } as const;
const Rule = Type.Enum(allEligibilityRules as [...typeof allEligibilityRules]);

/** The numbers that a question names in braces, such as `{percent}`. */
export const ThresholdsSchema = Type.Object({
  /** The least own contribution, as a percentage of the project cost: a setting of the fund. */
  percent: Type.Optional(Type.Number()),
  /** Years of accounts, and those of a small or medium enterprise. */
  years: Type.Optional(Type.Integer()),
  yearsSme: Type.Optional(Type.Integer()),
});

export const EligibilityRuleSchema = Type.Object({
  rule: Rule,
  /** The version of the fund's rules with which this one came. */
  version: Type.Integer(),
  isAsked: Type.Boolean(),
  question: localisedText(300),
  /** What to do when the answer is No. */
  advice: localisedText(1000),
  thresholds: ThresholdsSchema,
});
export type FundRule = Static<typeof EligibilityRuleSchema>;

export const EligibilitySchema = Type.Object({
  fundId: Id,
  fundType: Type.Enum(fundTypes),
  /** The highest version among the rules. */
  rulesVersion: Type.Integer(),
  /** In the order in which they are asked. */
  rules: Type.Array(EligibilityRuleSchema),
  changedAt: Nullable(Instant),
});
export type Eligibility = Static<typeof EligibilitySchema>;
export const EligibilityResult = result(EligibilitySchema);

/** The form takes at most five. */
const Years = Type.Integer({ minimum: 1, maximum: 5 });

/** The rules that change; the others stay. */
export const SaveEligibilityBody = Type.Object(
  {
    rulesVersion: Type.Integer({ minimum: 1 }),
    rules: Type.Array(
      Type.Object(
        {
          rule: Rule,
          isAsked: Type.Boolean(),
          question: localisedText(300),
          advice: localisedText(1000),
          /** For `yearsOfAccounts` only. Absent: stays. */
          years: Type.Optional(Years),
          yearsSme: Type.Optional(Years),
        },
        closed,
      ),
      { minItems: 1, maxItems: 20 },
    ),
  },
  closed,
);
export type SaveEligibility = Static<typeof SaveEligibilityBody>;
