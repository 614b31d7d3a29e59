import type { FundRule } from '@portal/contracts/funds/eligibility';
import { ruleText } from '@portal/contracts/funds/rules';
import { localParts } from '../content-page/text-in-language.tsx';

/** The question or the advice of a rule with its numbers, in the reader's language or marked as English. */
export const RuleText = ({ rule, part }: { rule: FundRule; part: 'question' | 'advice' }) => {
  const { text, mark } = localParts(rule[part]);
  const worded = ruleText(text, rule.thresholds);
  return mark.lang === undefined ? worded : <span {...mark}>{worded}</span>;
};
