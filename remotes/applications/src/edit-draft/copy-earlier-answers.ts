import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { type Section, sectionsOf } from '@portal/contracts/applications/sections';
import { sameAnswer } from './same-answer.ts';

/** Said of one moment or shown by papers of one: given anew with each application. */
const givenAnew: ReadonlySet<Section> = new Set(['applicant', 'eligibility', 'documents', 'declarations']);

/** Answers with those of an earlier application in the sections where nothing is answered yet. */
export const withEarlierAnswers = (
  answers: Answers,
  earlier: Pick<OwnerApplication, 'fundType' | 'answers'> | undefined,
): Answers => {
  if (earlier === undefined) return answers;
  const copied = sectionsOf(earlier.fundType)
    .filter((section) => !givenAnew.has(section) && sameAnswer(answers[section], undefined))
    .map((section) => [section, earlier.answers[section]]);
  return { ...answers, ...Object.fromEntries(copied) };
};
