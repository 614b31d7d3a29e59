import type { Answers } from '@portal/contracts/applications/answers.schema';
import { documentRules } from '@portal/contracts/applications/documents';
import type { AnswerChange } from '@portal/contracts/applications/requests.schema';
import { answerAt, type Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { type AnswerField, answerFields, isRows } from './answer-fields.ts';

/** An answer after which every other question is asked. */
const allAsked: Answers = { loss: { supportType: 'TARIFF_REVENUE_LOSS' } };

/** Every question of a section, also those that are asked only after some other answer. */
export const allFields = (fundType: FundType, section: Section): readonly AnswerField[] =>
  answerFields(fundType, section, allAsked);

export const fieldNamed = (fundType: FundType, section: Section, name: string): AnswerField | undefined =>
  allFields(fundType, section).find((field) => field.name === name);

/** What a return can ask for in a section: its questions, or its documents by their kind. */
export const questionNames = (fundType: FundType, section: Section, answers: Answers): readonly string[] =>
  section === 'documents'
    ? documentRules[fundType].map(({ docType }) => docType)
    : answerFields(fundType, section, answers).map(({ name }) => name);

/** The same of any answers: what can be the evidence for a criterion. */
export const everyQuestion = (fundType: FundType, section: Section): readonly string[] =>
  questionNames(fundType, section, allAsked);

/** Where the words of the application have the name of a question, a kind of document, or a section. */
export const questionKey = (fundType: FundType, section: Section, name: string | null): string => {
  if (name === null) return `section.${section}`;
  if (section === 'documents') return `docType.${name}`;
  const field = fieldNamed(fundType, section, name);
  return field && isRows(field) ? `group.${name}` : `field.${section}.${name}`;
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const ofKind = (files: unknown, docType: string): unknown[] =>
  Array.isArray(files) ? files.filter((file) => answerAt(file, 'docType') === docType) : [];

/** Changes question by question: a group such as the contact person, and the documents, in their parts. */
export const questionChanges = (fundType: FundType, changes: readonly AnswerChange[]): AnswerChange[] =>
  changes.flatMap((change) => {
    const { section, field } = change;
    const names =
      section === 'documents'
        ? questionNames(fundType, section, {})
        : allFields(fundType, section).flatMap(({ name }) => (name.startsWith(`${field}.`) ? [name] : []));
    if (names.length === 0) return [change];
    const partOf = (value: unknown, name: string): unknown =>
      section === 'documents' ? ofKind(value, name) : answerAt(value, name.slice(field.length + 1));
    return names
      .map((name) => ({
        section,
        field: name,
        old: partOf(change.old, name),
        new: partOf(change.new, name),
      }))
      .filter((part) => !isSame(part.old, part.new));
  });

/** Of changes question by question, those that answer one request. */
export const answersTo = (
  request: { section: Section; field: string | null },
  changes: readonly AnswerChange[],
): AnswerChange[] =>
  changes.filter(
    ({ section, field }) =>
      section === request.section && (request.field === null || field === request.field),
  );
