import { type AnswerField, isRows } from '@portal/application-form/answer-fields';
import { allFields } from '@portal/application-form/questions';
import { allSections, type Section } from '@portal/contracts/applications/sections';
import { type FundType, fundTypes } from '@portal/contracts/funds/enums';

/** What a form holds of a section: texts as typed, booleans for boxes, lists for rows and choices. */
export type SectionValues = { [name: string]: FormValue };
export type FormValue = string | boolean | FormValue[] | SectionValues;

const unanswered = (field: AnswerField): FormValue => {
  if (isRows(field) || field.kind === 'countries' || field.kind === 'file') return [];
  return field.kind === 'yesNo' ? false : '';
};

/** What a form holds of questions before they are answered; those of a group, such as `focalPoint.name`, in its object. */
const blank = (fields: readonly AnswerField[]): SectionValues => {
  const values: SectionValues = {};
  for (const field of fields) {
    const [name = '', inner] = field.name.split('.');
    const value = unanswered(field);
    values[name] = inner === undefined ? value : { ...Object(values[name]), [inner]: value };
  }
  return values;
};

/** Every question of a section, unanswered. */
export const blankSection = (fundType: FundType, section: Section): SectionValues =>
  blank(allFields(fundType, section));

const everyField = fundTypes.flatMap((fundType) =>
  allSections.flatMap((section) => allFields(fundType, section)),
);

/** By the name of rows, a line of them before anything is typed into it. */
export const blankRows = new Map(
  everyField.filter(isRows).map(({ name, columns }) => [name, blank(columns)]),
);

/** Questions that travel as numbers, by their names within a group or a line. A year reads as a text. */
export const numbers: ReadonlySet<string> = new Set([
  'year',
  'baselineYear',
  ...everyField
    .flatMap((field) => (isRows(field) ? field.columns : [field]))
    .filter(({ kind }) => kind === 'number' || kind === 'percent')
    .map(({ name }) => name.split('.').at(-1) ?? name),
]);
