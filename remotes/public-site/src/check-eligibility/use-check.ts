import type { Eligibility, FundRule } from '@portal/contracts/funds/eligibility';
import { checkEligibility, type EligibilityRule } from '@portal/contracts/funds/eligibility-rules';
import { type StoredCheck, storeCheck, useStoredCheck } from '@portal/eligibility-check';

export interface Check {
  /** The questions that the fund asks, in order. */
  asked: FundRule[];
  /** true: yes; null: not known yet; absent: not answered. */
  answers: StoredCheck['answers'];
  outcome: ReturnType<typeof checkEligibility>;
  storedCheck: StoredCheck | null;
  /** Every question has an answer. */
  isFinished: boolean;
  /** Some of what was answered before is asked anew, because its rule has changed. */
  hasChanged: boolean;
  answer: (rule: EligibilityRule, answer: boolean | null) => void;
}

/** The answers on this device that still stand: those to rules that have not changed since. */
const standing = ({ rules }: Eligibility, storedCheck: StoredCheck | null): StoredCheck['answers'] =>
  Object.fromEntries(
    rules.flatMap(({ rule, version }) => {
      const answer = storedCheck?.answers[rule];
      return storedCheck === null || answer === undefined || version > storedCheck.rulesVersion
        ? []
        : [[rule, answer]];
    }),
  );

/** The check of one fund: its questions, what was answered on this device, and what follows. */
export const useCheck = (eligibility: Eligibility): Check => {
  const { fundId, fundType, rulesVersion, rules } = eligibility;
  const latest = useStoredCheck(fundType);
  const storedCheck = latest?.fundId === fundId ? latest : null;
  const asked = rules.filter(({ isAsked }) => isAsked);
  const answers = standing(eligibility, storedCheck);
  return {
    asked,
    answers,
    outcome: checkEligibility(
      asked.map(({ rule }) => rule),
      answers,
    ),
    storedCheck,
    isFinished: asked.every(({ rule }) => answers[rule] !== undefined),
    hasChanged: asked.some(
      ({ rule }) => storedCheck?.answers[rule] !== undefined && answers[rule] === undefined,
    ),
    answer: (rule, answer) =>
      storeCheck(fundType, {
        fundId,
        rulesVersion,
        answers: { ...answers, [rule]: answer },
        checkedAt: new Date().toISOString(),
      }),
  };
};
