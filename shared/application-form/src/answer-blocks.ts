import type { Answers } from '@portal/contracts/applications/answers.schema';
import { answerAt, type Section } from '@portal/contracts/applications/sections';
import { type AnswerField, isRows, type PlainField, type RowsField } from './answer-fields.ts';
import { computedLineLoss } from './base-fund.ts';

/** Questions in one list, under the name of their group where they have one. */
interface FieldList {
  group: string | undefined;
  fields: PlainField[];
}

/** Questions in a row share a list; a named group (`focalPoint.`) and repeatable rows stand apart. */
export const blocksOf = (fields: readonly AnswerField[]): (FieldList | RowsField)[] => {
  const blocks: (FieldList | RowsField)[] = [];
  for (const field of fields) {
    if (isRows(field)) {
      blocks.push(field);
      continue;
    }
    const group = field.name.includes('.') ? field.name.split('.')[0] : undefined;
    const last = blocks.at(-1);
    if (last && 'fields' in last && last.group === group) last.fields.push(field);
    else blocks.push({ group, fields: [field] });
  }
  return blocks;
};

/** Repeatable rows of a section. The loss of a line is worked out unless the applicant claims less. */
export const rowsOf = (given: Answers[Section], name: string): readonly unknown[] => {
  const rows = answerAt(given, name);
  if (!Array.isArray(rows)) return [];
  if (name !== 'lossLines' || given === undefined || !('lossLines' in given)) return rows;
  return (given.lossLines ?? []).map((line) => ({ ...line, loss: line.loss || computedLineLoss(line) }));
};
