import { formatDate, formatDateTime, formatTime } from '@portal/platform';
import type { ShownSheet } from './sheets.ts';

type Rows = ShownSheet['rows'];

/** Rows that are drawn together. */
export const BLOCK = 10;

/** About as many letters as stand in one line of the widest column. */
const MAX_LETTERS = 48;

const DAY = 86_400_000;
/** A time of day without a date is kept as one of the first days that a spreadsheet has. */
const FIRST_YEAR = 1900;

/** A spreadsheet has no time zone: its dates are read as of UTC and shown so. */
const dateText = (date: Date): string => {
  if (date.getUTCFullYear() <= FIRST_YEAR) return formatTime(date, 'UTC');
  return date.getTime() % DAY === 0 ? formatDate(date, 'UTC') : formatDateTime(date, 'UTC');
};

export const cellText = (value: Rows[number][number]): string => {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value);
  // No more digits than a spreadsheet itself has: 0.3 for the sum of 0.1 and 0.2.
  return String(typeof value === 'number' ? Number(value.toPrecision(15)) : value);
};

/** How wide each column is, as a CSS length, by its longest text: rows that are drawn later change no width. */
export const columnWidths = (texts: readonly string[][]): string[] =>
  (texts[0] ?? []).map((_, column) => {
    const longest = texts.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 2);
    return `min(24rem, ${Math.ceil(longest * 1.1)}ch + 1rem + 1px)`;
  });

/** How high rows will be, as a CSS length: a line is 1.25rem, around it are half of one and a border. */
export const heightOf = (texts: readonly string[][]): string => {
  const lines = texts.map((row) => Math.max(1, ...row.map(({ length }) => Math.ceil(length / MAX_LETTERS))));
  return `calc(${1.25 * lines.reduce((sum, count) => sum + count, 0)}rem + ${texts.length} * (0.5rem + 1px))`;
};
