import type { StaffApplication } from '@portal/contracts/review/calls';
import { type CriterionId, criteria, MIN_JUSTIFICATION } from '@portal/contracts/review/criteria';
import { type Score, scoreProblems, weightedScore } from '@portal/contracts/review/score';
import { useSignedInUser } from '@portal/platform';
import { useEffect, useMemo, useState } from 'react';

/** One criterion as it stands on the desk; no score yet is `null`. */
export interface Mark {
  score: number | null;
  justification: string;
}

export type Marks = Partial<Record<CriterionId, Mark>>;

const blank: Mark = { score: null, justification: '' };

const read = (key: string): Marks => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Marks;
  } catch {
    return {};
  }
};

const keep = (key: string, marks: Marks) => {
  try {
    localStorage.setItem(key, JSON.stringify(marks));
  } catch {
    // A browser without storage keeps the marks for as long as the page is open.
  }
};

/** The marks as scores, those without a number left out. */
export const scoresOf = (marks: Marks): Score[] =>
  Object.entries(marks).flatMap(([criterionId, { score, justification }]) =>
    score === null
      ? []
      : [{ criterionId: criterionId as CriterionId, score, justification: justification.trim() }],
  );

/**
 * Marks of the signed-in reviewer for this version of an application, kept on the device until they
 * are sent, so that a closed tab or an expired session loses none.
 */
export const useScoreDraft = ({ id, version, fundType }: StaffApplication) => {
  const user = useSignedInUser();
  const key = `review-marks:${user.id}:${id}:${version}`;
  const [marks, setMarks] = useState<Marks>(() => read(key));
  useEffect(() => keep(key, marks), [key, marks]);
  const scores = useMemo(() => scoresOf(marks), [marks]);
  const problems = scoreProblems(fundType, scores);
  const change = (criterion: CriterionId, part: Partial<Mark>) =>
    setMarks((before) => ({ ...before, [criterion]: { ...(before[criterion] ?? blank), ...part } }));
  return {
    criteria: criteria[fundType],
    markOf: (criterion: CriterionId) => marks[criterion] ?? blank,
    change,
    scores,
    weighted: weightedScore(fundType, scores),
    done: criteria[fundType].filter(({ id: one }) => {
      const mark = marks[one];
      return mark && mark.score !== null && mark.justification.trim().length >= MIN_JUSTIFICATION;
    }).length,
    isComplete: problems.length === 0,
    forget: () => {
      localStorage.removeItem(key);
    },
  };
};

export type ScoreDraft = ReturnType<typeof useScoreDraft>;
