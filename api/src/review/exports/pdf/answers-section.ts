import { blocksOf, rowsOf } from '@portal/application-form/answer-blocks';
import { answerFields, type PlainField, type RowsField } from '@portal/application-form/answer-fields';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import { answerAt, type Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import type { PdfBlock, PdfColumn } from '../../../kernel/documents/pdf/document-model.ts';
import type { Reader } from './reader.ts';

interface Given {
  fundType: FundType;
  answers: Answers;
  currency: string;
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** One answer as it reads; a half answer as it was typed. */
const shown = (
  { say, formats, countryName }: Reader,
  kind: PlainField['kind'],
  value: unknown,
  currency?: string,
): string => {
  if (isNothing(value)) return say('notAnswered');
  if (Array.isArray(value)) return value.map((code) => countryName(String(code))).join(say('comma'));
  const text = String(value);
  switch (kind) {
    case 'text':
    case 'long':
    case 'link':
      return text;
    case 'money':
      return currency === undefined ? formats.amount(text) : formats.money({ amount: text, currency });
    case 'number':
      return formats.amount(text);
    case 'percent':
      return `${text}%`;
    case 'day':
      return formats.day(text);
    case 'yesNo':
      return say(value === true ? 'yes' : 'no');
    case 'country':
    case 'countries':
      return countryName(text);
    case 'file':
      return say('storedFile');
    default:
      return say(`${kind}.${text}`);
  }
};

const shares: Partial<Record<PlainField['kind'], number>> = { text: 2, money: 1.6, percent: 1, yesNo: 1.1 };

const columnOf = ({ say }: Reader, prefix: string, { name, kind }: PlainField): PdfColumn => ({
  title: say(`${prefix}.${name}`),
  share: name === 'year' || name === 'hsChapter' ? 0.8 : (shares[kind] ?? 1.5),
  atEnd: kind === 'money' || kind === 'percent',
});

const tableOf = (reader: Reader, given: Given, section: Section, field: RowsField): PdfBlock => {
  const { say } = reader;
  const hasMoney = field.columns.some(({ kind }) => kind === 'money');
  const heading = say(`group.${field.name}`) + (hasMoney ? ` (${given.currency})` : '');
  const rows = rowsOf(given.answers[section], field.name);
  if (rows.length === 0) return { kind: 'entries', entries: [{ label: heading, value: say('notAnswered') }] };
  return {
    kind: 'table',
    heading,
    columns: field.columns.map((column) => columnOf(reader, `field.${section}.${field.name}`, column)),
    rows: rows.map((row) => field.columns.map(({ name, kind }) => shown(reader, kind, answerAt(row, name)))),
  };
};

/** The answers of one section in the order in which they read, all of them, given or not. */
export const answerBlocks = (reader: Reader, given: Given, section: Section): PdfBlock[] =>
  blocksOf(answerFields(given.fundType, section, given.answers)).map((block): PdfBlock => {
    if ('columns' in block) return tableOf(reader, given, section, block);
    return {
      kind: 'entries',
      ...(block.group === undefined ? {} : { heading: reader.say(`group.${block.group}`) }),
      entries: block.fields.map(({ name, kind }) => ({
        label: reader.say(`field.${section}.${name}`),
        value: shown(reader, kind, answerAt(given.answers[section], name), given.currency),
      })),
    };
  });
