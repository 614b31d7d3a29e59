/** What a cell may hold. Amounts are decimal strings; dates and moments are serial days. */
export type Cell = string | number | null;

/** How the cells of a column are stored and shown. */
export type CellKind = 'text' | 'count' | 'plain' | 'amount' | 'moment' | 'day';

export interface Column<T> {
  header: string;
  kind: CellKind;
  cell: (row: T) => Cell;
  /** In characters; by kind when absent. */
  width?: number;
}

/** @param width in characters */
export const text = <T>(header: string, cell: (row: T) => string | null, width?: number): Column<T> => ({
  header,
  kind: 'text',
  cell,
  ...(width !== undefined && { width }),
});

/** Indexes of `cellXfs` in the style sheet below. */
const HEADING = 1;
const style: Readonly<Record<CellKind, number>> = {
  text: 2,
  count: 3,
  plain: 4,
  amount: 5,
  moment: 6,
  day: 7,
};

export const widths: Readonly<Record<CellKind, number>> = {
  text: 22,
  count: 12,
  plain: 10,
  amount: 18,
  moment: 17,
  day: 12,
};

const xf = (format: number, font = 0, fill = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1"` +
  `${font ? ' applyFont="1" applyFill="1"' : ''}/>`;

export const styleSheet =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/>' +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FF15543F"/></patternFill></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  // General, heading, text, 1,234, 1234, 1,234.00, moment, day
  `<cellXfs count="8">${xf(0)}${xf(49, 1, 2)}${xf(49)}${xf(3)}${xf(1)}${xf(4)}${xf(164)}${xf(165)}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

const phone = /^\+?\d{7,15}$/;
/** Also behind characters that XML cannot hold, which are left out of the file. */
const formula = /^[\p{Cc}\ufffe\uffff\p{Cs}]*[=+\-@＝＋－＠]|^[\t\r\n]/v;
const LONGEST = 32_767; // what a cell of the format can hold

/** A formula gets an apostrophe: it stays text when edited or saved as CSV. Phone numbers keep their plus. */
export const inertText = (text: string): string =>
  formula.test(text) && !phone.test(text) ? `'${text}` : text;

/** Letters that XML cannot carry, and halves of letters. */
const unwritable = /[\p{Cc}--[\t\n\r]]|[\ufffe\uffff]|\p{Cs}/gv;
/** Anything but the letters that stand as they are: tab, line break, and text without marks of XML. */
const special = /[^\t\n -!#-%'-;=?-\ud7ff\ue000-\ufffd]/;

export const escapeXml = (text: string): string =>
  special.test(text)
    ? text
        .replace(unwritable, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll('\r', '&#13;')
    : text;

const textCell = (ref: string, text: string, look: number): string =>
  `<c r="${ref}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(inertText(text).slice(0, LONGEST))}</t></is></c>`;

const decimal = /^-?\d{1,30}(?:\.\d{1,10})?$/;

const cellXml = (ref: string, kind: CellKind, value: Cell): string => {
  if (value === null || value === '') return '';
  if (kind === 'text') return textCell(ref, String(value), style.text);
  // An amount goes in digit by digit as it is stored; what is no number stays text.
  const isNumber = typeof value === 'number' ? Number.isFinite(value) : decimal.test(value);
  return isNumber
    ? `<c r="${ref}" s="${style[kind]}"><v>${value}</v></c>`
    : textCell(ref, String(value), style.text);
};

/** `A`, `Z`, `AA`. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

export const rowWriter = <T>(columns: readonly Column<T>[]) => {
  const names = columns.map((_, index) => columnName(index));
  return {
    lastColumn: names.at(-1) ?? 'A',

    heading: (): string => {
      const cells = columns.map(({ header }, i) => textCell(`${names[i]}1`, header, HEADING));
      return `<row r="1">${cells.join('')}</row>`;
    },

    /** @param n the row's number in its sheet, from 1. */
    row: (n: number, row: T): string => {
      let xml = `<row r="${n}">`;
      for (const [i, { kind, cell }] of columns.entries()) xml += cellXml(`${names[i]}${n}`, kind, cell(row));
      return `${xml}</row>`;
    },
  };
};
