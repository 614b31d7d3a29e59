import type { FundRule } from '@portal/contracts/funds/eligibility';
import { wordRule } from '@portal/contracts/funds/rules';
import { localParts } from '../content-page/text-in-language.tsx';

/** The question or the advice of a rule with its numbers, in the reader's language or marked as English. */
export const RuleText = ({ rule, part }: { rule: FundRule; part: 'question' | 'advice' }) => {
  const { text, mark } = localParts(rule[part]);
  const words = wordRule(text, rule.thresholds);
  return mark.lang === undefined ? words : <span {...mark}>{words}</span>;
};
