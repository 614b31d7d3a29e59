import {
  type AnswerKind,
  answerFields,
  isRows,
  type WordGroup,
} from '@portal/application-form/answer-fields';
import { longestAnswer } from '@portal/application-form/longest';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import fc from 'fast-check';

/** One question of a form, or one cell of a line. */
export interface Place {
  section: Section;
  /** Within its section, such as `useOfFunds.0.amount`. */
  field: string;
  kind: AnswerKind | WordGroup | 'rows' | 'whole';
}

/** Questions whose numbers have no decimals. */
const whole = new Set(['baselineYear', 'year']);

/** Every question of a section, those of the first line of each list among them. */
export const placesIn = (fundType: FundType, section: Section, answers: Answers): Place[] =>
  answerFields(fundType, section, answers).flatMap((field): Place[] => {
    const kindOf = (name: string, kind: Place['kind']) => (whole.has(name) ? 'whole' : kind);
    if (!isRows(field)) return [{ section, field: field.name, kind: kindOf(field.name, field.kind) }];
    return [
      { section, field: field.name, kind: 'rows' },
      ...field.columns.map(({ name, kind }) => ({
        section,
        field: `${field.name}.0.${name}`,
        kind: kindOf(name, kind),
      })),
    ];
  });

const lengths = (longest: number) =>
  fc.constantFrom(
    'x'.repeat(longest),
    'x'.repeat(longest + 1),
    `${'x'.repeat(longest)} `,
    'é🙂'.repeat(longest),
  );

/** What a field of the page can hand on in place of the answer that is there, right or wrong. */
export const typedInto = ({ section, field, kind }: Place, given: unknown): fc.Arbitrary<unknown> => {
  switch (kind) {
    case 'rows': {
      const lines = Array.isArray(given) ? given : [];
      return fc.constantFrom([], lines.slice(0, 1), [...lines, ...lines].slice(0, 5));
    }
    case 'countries':
      return fc.uniqueArray(fc.constantFrom('GH', 'KE', 'UG'));
    case 'country':
      return fc.constantFrom(null, '', 'GH', 'TD');
    case 'yesNo':
      return fc.constantFrom(null, true, false);
    case 'money':
      return fc.constantFrom(
        ...[null, '0', '0.00', '1', '-1', '12,5', '1e3', '1.005', '999999999999.99', '1240500.00'],
        ...['50000', '49999.99', '1'.repeat(15), '1'.repeat(16), '1'.repeat(40)],
      );
    case 'day':
      return fc.constantFrom(null, '2024-02-29', '2019-01-31', '2031-01-31', '9999-12-31', '0001-01-01');
    case 'whole':
    case 'number':
      return fc.oneof(
        fc.constant(null),
        fc.integer({ min: 0, max: 700 }),
        fc.constantFrom(1999, 2101, 99_999_999),
      );
    case 'percent':
      return fc.constantFrom(null, 0, 0.01, 12.5, 33.333, 99.99, 100, 100.01, 1000, 1001);
    case 'text':
    case 'long':
    case 'link':
      return fc.oneof(
        fc.constantFrom(
          null,
          ' ',
          'x',
          'a@b',
          'a@demo.example',
          '+2547001',
          '+254700123456',
          '+254 (700) 123-456',
        ),
        fc.constantFrom('javascript:alert(1)', 'https://demo.example'),
        lengths(longestAnswer(section, field.replace('.0.', '.')) ?? 4),
      );
    default:
      // A list of words: nothing chosen yet, or what is chosen.
      return fc.constantFrom(null, '', given);
  }
};

type Path = readonly string[];

const withPart = (value: unknown, [key, ...rest]: Path, part: unknown): unknown => {
  if (key === undefined) return part;
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === key ? withPart(one, rest, part) : one));
  const inside = new Map(Object.entries(Object(value)));
  return Object.fromEntries(inside.set(key, withPart(inside.get(key), rest, part)));
};

export const withAnswer = (answers: unknown, { section, field }: Place, answer: unknown): unknown =>
  withPart(answers, [section, ...field.split('.')], answer);

/** Texts that are longer than their field takes, with a path such as `project.summary`. */
export const tooLong = (section: Section, value: unknown): string[] => {
  const inside = (part: unknown, path: string): string[] => {
    if (typeof part === 'string') {
      const longest = longestAnswer(section, path.replace(/\.\d+(?=\.)/g, ''));
      return longest !== undefined && [...part].length > longest ? [`${section}.${path}`] : [];
    }
    if (typeof part !== 'object' || part === null) return [];
    return Object.entries(part).flatMap(([key, one]) => inside(one, path === '' ? key : `${path}.${key}`));
  };
  return inside(value, '');
};
