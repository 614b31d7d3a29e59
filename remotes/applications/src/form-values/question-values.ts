import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { blankRows, blankSection, type FormValue, type SectionValues } from './blank-sections.ts';

/** Questions that travel as numbers; a form holds what was typed. */
const numbers = new Set([
  'durationMonths',
  'jobsCreated',
  'jobsForWomen',
  'jobsForYouth',
  'baselineYear',
  'rateBefore',
  'rateAfter',
  'percent',
  'womenOwnedPercent',
  'youthOwnedPercent',
  'employees',
  'year',
  'tenorMonths',
  'graceMonths',
]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowOf = (name: string): SectionValues | undefined => new Map(Object.entries(blankRows)).get(name);

const toValue = (name: string, given: unknown, blank: FormValue): FormValue => {
  if (Array.isArray(blank)) {
    const row = rowOf(name);
    const list: unknown[] = Array.isArray(given) ? given : [];
    return list.map((one) => (row === undefined ? String(one) : fill(row, one)));
  }
  if (typeof blank === 'object') return fill(blank, given);
  if (typeof blank === 'boolean') return given === true;
  return given === null || given === undefined ? '' : String(given);
};

const fill = (blank: SectionValues, given: unknown): SectionValues => {
  const answers: Record<string, unknown> = isObject(given) ? given : {};
  return Object.fromEntries(
    Object.entries(blank).map(([name, empty]) => [name, toValue(name, answers[name], empty)]),
  );
};

const yesNo = { true: 'yes', false: 'no' } as const;

/** The values a form starts from: stored answers over every question unanswered. */
export const toSectionValues = (fundType: FundType, section: Section, answers: Answers): SectionValues => {
  const values = fill(blankSection(fundType, section), answers[section]);
  if (section !== 'eligibility') return values;
  // A question with two answers is asked as two tiles.
  return Object.fromEntries(
    Object.entries(values).map(([rule, answer]) => [
      rule,
      answer === 'true' || answer === 'false' ? yesNo[answer] : '',
    ]),
  );
};

const toAnswer = (name: string, value: FormValue): unknown => {
  if (Array.isArray(value)) return value.map((one) => toAnswer(name, one));
  if (isObject(value)) return toAnswers(value);
  if (typeof value === 'boolean') return value;
  const typed = value.trim();
  if (typed === '') return null;
  if (!numbers.has(name)) return value;
  // What is no number yet stays with the form, which says so.
  return Number.isFinite(Number(typed)) ? Number(typed) : null;
};

const toAnswers = (values: SectionValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toAnswer(name, value)]));

/** A box that is not ticked is a question not answered. */
const ticked = (answer: FormValue): FormValue | null => (answer === false ? null : answer);

const isYes = (answer: FormValue): boolean | null => (answer === '' ? null : answer === 'yes');

/** What the server keeps of a form's values; half an answer is kept, too. */
export const toSectionAnswers = <S extends Section>(section: S, values: SectionValues): Answers[S] => {
  const each = (read: (value: FormValue, name: string) => unknown) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value, name)]));
  const answers =
    section === 'eligibility'
      ? each(isYes)
      : section === 'declarations'
        ? each((value, name) => (typeof value === 'boolean' ? ticked(value) : toAnswer(name, value)))
        : toAnswers(values);
  // The names come from `blankSection`, which lists those of the answers; a test compares them.
  return answers as Answers[S];
};
