import type { Eligibility, FundRule, SaveEligibility } from '@portal/contracts/funds/eligibility';
import { texts, written } from '../publish-version/localised-values.ts';

/** The form's values, by the names of the rules. */
type RulesValues = Record<string, ReturnType<typeof valuesOfRule>>;

const valuesOfRule = ({ isAsked, question, advice, thresholds }: FundRule) => ({
  isAsked,
  question: texts(question),
  advice: texts(advice),
  // As typed; empty where the rule counts no years.
  years: thresholds.years?.toString() ?? '',
  yearsSme: thresholds.yearsSme?.toString() ?? '',
});

export const valuesOf = ({ rules }: Eligibility): RulesValues =>
  Object.fromEntries(rules.map((rule) => [rule.rule, valuesOfRule(rule)]));

/** Only the rules that differ from what the person read; null when none does. */
export const toSave = (values: RulesValues, before: Eligibility): SaveEligibility | null => {
  const old = valuesOf(before);
  const rules = before.rules.flatMap(({ rule }) => {
    const now = values[rule];
    if (now === undefined || JSON.stringify(now) === JSON.stringify(old[rule])) return [];
    const { isAsked, question, advice, years, yearsSme } = now;
    return [
      {
        rule,
        isAsked,
        question: written(question),
        advice: written(advice),
        ...(years !== '' && { years: Number(years) }),
        ...(yearsSme !== '' && { yearsSme: Number(yearsSme) }),
      },
    ];
  });
  return rules.length === 0 ? null : { rulesVersion: before.rulesVersion, rules };
};
