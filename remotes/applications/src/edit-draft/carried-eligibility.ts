import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import type { Eligibility } from '@portal/contracts/funds/eligibility';
import { readStoredCheck } from '@portal/eligibility-check';

type EligibilityAnswers = NonNullable<Answers['eligibility']>;

/** Of the check on this device what still answers the fund's rules; null when there is nothing to carry. */
const checkedAnswers = (
  eligibility: Eligibility | undefined,
): { answers: EligibilityAnswers; checkedAt: string } | null => {
  if (eligibility === undefined) return null;
  const stored = readStoredCheck(eligibility.fundType);
  if (stored === null || stored.fundId !== eligibility.fundId) return null;
  const given = eligibility.rules.flatMap(({ rule, version, isAsked }) => {
    const answer = stored.answers[rule];
    return isAsked && version <= stored.rulesVersion && typeof answer === 'boolean' ? [[rule, answer]] : [];
  });
  return given.length === 0 ? null : { answers: Object.fromEntries(given), checkedAt: stored.checkedAt };
};

const isBlank = (answers: Answers['eligibility']): boolean =>
  Object.values(answers ?? {}).every((answer) => answer === null);

/** Answers with those of the check, where nobody answered the section yet. */
export const withCarried = (
  answers: Answers,
  draft: Draft | null,
  eligibility: Eligibility | undefined,
): Answers => {
  // What somebody else applies for is not about whoever sits at this device.
  if (draft !== null && (draft.isOnBehalf || draft.role !== 'OWNER' || draft.status !== 'DRAFT'))
    return answers;
  const checked = checkedAnswers(eligibility);
  return checked !== null && isBlank(answers.eligibility)
    ? { ...answers, eligibility: checked.answers }
    : answers;
};

/** Whether answers are still those of the check; then the section says where they come from. */
export const carriedAt = (
  answers: Answers['eligibility'],
  eligibility: Eligibility | undefined,
): string | null => {
  const checked = checkedAnswers(eligibility);
  if (checked === null || answers === undefined) return null;
  const same = Object.entries(checked.answers).every(
    ([rule, answer]) => new Map<string, unknown>(Object.entries(answers)).get(rule) === answer,
  );
  return same ? checked.checkedAt : null;
};
