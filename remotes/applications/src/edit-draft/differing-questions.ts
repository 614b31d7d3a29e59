import { answerAt, answerFields, isRows, type PlainField } from '@portal/application-view';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { sameAnswer } from './same-answer.ts';

/** The questions of a section that two versions answer differently; of rows line by line, such as `useOfFunds.0.amount`. */
export const differingQuestions = (
  fundType: FundType,
  section: Section,
  mine: Answers,
  theirs: Answers,
): PlainField[] => {
  const lines = (name: string) =>
    Math.max(
      ...[mine, theirs].map((answers) => {
        const rows = answerAt(answers[section], name);
        return Array.isArray(rows) ? rows.length : 0;
      }),
    );
  return [mine, theirs]
    .flatMap((answers) => answerFields(fundType, section, answers))
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
    .flatMap((field): PlainField[] =>
      isRows(field)
        ? Array.from({ length: lines(field.name) }, (_, index) =>
            field.columns.map((column) => ({ ...column, name: `${field.name}.${index}.${column.name}` })),
          ).flat()
        : [field],
    )
    .filter(({ name }) => !sameAnswer(answerAt(mine[section], name), answerAt(theirs[section], name)));
};
