import type { Eligibility, FundRule } from '@portal/contracts/funds/eligibility';
import { checkEligibility, type EligibilityRule } from '@portal/contracts/funds/eligibility-rules';
import { type KeptCheck, keepCheck, useKeptCheck } from '@portal/eligibility-check';

export interface Check {
  /** The questions that the fund asks, in order. */
  asked: FundRule[];
  /** true: yes; null: not known yet; absent: not answered. */
  answers: KeptCheck['answers'];
  outcome: ReturnType<typeof checkEligibility>;
  kept: KeptCheck | null;
  /** Some of what was answered before is asked anew, because its rule has changed. */
  hasChanged: boolean;
  answer: (rule: EligibilityRule, answer: boolean | null) => void;
}

/** The answers on this device that still stand: those to rules that have not changed since. */
const standing = ({ rules }: Eligibility, kept: KeptCheck | null): KeptCheck['answers'] =>
  Object.fromEntries(
    rules.flatMap(({ rule, version }) => {
      const answer = kept?.answers[rule];
      return kept === null || answer === undefined || version > kept.rulesVersion ? [] : [[rule, answer]];
    }),
  );

/** The check of one fund: its questions, what was answered on this device, and what follows. */
export const useCheck = (eligibility: Eligibility): Check => {
  const { fundId, fundType, rulesVersion, rules } = eligibility;
  const stored = useKeptCheck(fundType);
  const kept = stored?.fundId === fundId ? stored : null;
  const asked = rules.filter(({ isAsked }) => isAsked);
  const answers = standing(eligibility, kept);
  return {
    asked,
    answers,
    outcome: checkEligibility(
      asked.map(({ rule }) => rule),
      answers,
    ),
    kept,
    hasChanged: asked.some(({ rule }) => kept?.answers[rule] !== undefined && answers[rule] === undefined),
    answer: (rule, answer) =>
      keepCheck(fundType, {
        fundId,
        rulesVersion,
        answers: { ...answers, [rule]: answer },
        checkedAt: new Date().toISOString(),
      }),
  };
};
