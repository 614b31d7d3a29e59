import { type Static, Type } from 'typebox';
import { operation, result } from '../operation.ts';
import { closed, Id, Instant, localisedText, Nullable, pick } from '../schema-parts.ts';
import { allEligibilityRules } from './eligibility-rules.ts';
import { fundTypes } from './enums.ts';
import { FundParams } from './fund.schemas.ts';

export const Rule = Type.Enum(allEligibilityRules as [...typeof allEligibilityRules]);

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
export const SaveEligibilityBody = closed({
  rulesVersion: Type.Integer({ minimum: 1 }),
  rules: Type.Array(
    closed({
      ...pick(EligibilityRuleSchema.properties, 'rule', 'isAsked', 'question', 'advice'),
      /** For `yearsOfAccounts` only. Absent: stays. */
      years: Type.Optional(Years),
      yearsSme: Type.Optional(Years),
    }),
    { minItems: 1, maxItems: 20 },
  ),
});
export type SaveEligibility = Static<typeof SaveEligibilityBody>;

export const getEligibility = operation('getEligibility', 'GET /fund/eligibility/:id', {
  permission: 'public',
  summary: 'The eligibility rules of a fund that are in force, with their versions',
  description:
    'The rules of a fund, for anybody, in the order in which they are asked. A question may name the numbers of its `thresholds` in braces. Every rule carries the version with which it came; a result is kept with `rulesVersion`.',
  params: FundParams,
  response: EligibilityResult,
  example: { params: { id: 'fund_credit' } },
});

export const saveEligibility = operation('saveEligibility', 'PUT /fund/eligibility/:id', {
  permission: 'fund.rules',
  summary: 'Changes eligibility rules of a fund, as its next version',
  description:
    'For the super user. Rules that differ are written as the next version of the fund’s rules; earlier versions stay. `rulesVersion` is the version that was read: another one in between answers `stale_version` with the rules as they are. At least one rule stays asked. The own contribution’s percentage is a setting of the fund (`updateFund`) and moves this rule by itself.',
  params: FundParams,
  body: SaveEligibilityBody,
  response: EligibilityResult,
  errors: ['stale_version'],
  example: {
    params: { id: 'fund_credit' },
    body: {
      rulesVersion: 1,
      rules: [
        {
          rule: 'ownContribution',
          isAsked: true,
          question: { en: 'Can you pay at least {percent}% of the project cost yourself?' },
          advice: {
            en: 'Look for a partner, or make the project smaller: the contribution is a share of its cost.',
          },
        },
      ],
    },
  },
});
