import { answerAt, answerFields, isRows, type PlainField } from '@portal/application-view';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { sameAnswer } from './same-answer.ts';

interface DifferingQuestion extends PlainField {
  /** From 1, of a question that stands in lines. */
  line: number | undefined;
}

/** The questions of a section that two versions answer differently; rows are compared line by line. */
export const differingQuestions = (
  fundType: FundType,
  section: Section,
  mine: Answers,
  theirs: Answers,
): DifferingQuestion[] => {
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
    .flatMap((field): DifferingQuestion[] =>
      isRows(field)
        ? Array.from({ length: lines(field.name) }, (_, index) =>
            field.columns.map((column) => ({
              ...column,
              name: `${field.name}.${index}.${column.name}`,
              line: index + 1,
            })),
          ).flat()
        : [{ ...field, line: undefined }],
    )
    .filter(({ name }) => !sameAnswer(answerAt(mine[section], name), answerAt(theirs[section], name)));
};
