import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Section } from '@portal/contracts/applications/sections';
import { eligibilityRules } from '@portal/contracts/funds/eligibility-rules';
import type { FundType } from '@portal/contracts/funds/enums';
import { blankRows, blankSection, type FormValue, numbers, type SectionValues } from './blank-sections.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toValue = (name: string, given: unknown, blank: FormValue): FormValue => {
  if (Array.isArray(blank)) {
    const row = blankRows.get(name);
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

/** The values a form starts from: stored answers over every question unanswered. */
export const toSectionValues = (fundType: FundType, section: Section, answers: Answers): SectionValues => {
  if (section !== 'eligibility') return fill(blankSection(fundType, section), answers[section]);
  // A question with two answers is asked as two tiles.
  const tileOf = (answer: boolean | null | undefined) =>
    typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : '';
  const rules = eligibilityRules[fundType];
  return Object.fromEntries(rules.map((rule) => [rule, tileOf(answers.eligibility?.[rule])]));
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
