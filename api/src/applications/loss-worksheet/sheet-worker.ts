import { type CellObject, read, SSF } from '@e965/xlsx';
import { latinDigits } from '@portal/contracts/rules/values';
import { serveTasks } from '../../kernel/process/serve-tasks.ts';
import { MAX_COLUMNS, MAX_ROWS, MAX_SHEETS, MAX_TEXT, type SheetCell, type SheetRows } from './sheet-rows.ts';

/** Literal text in a number format. */
const quoted = /"[^"]*"|\\./g;

/** A percentage is kept as a fraction; only its format shows it. */
const isPercent = ({ z }: CellObject): boolean =>
  typeof z === 'string' && z.replace(quoted, '').includes('%');

/** Separators and percent sign of Arabic keyboards. */
const signs: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '٪': '%' };

/** A date is kept as a number of days, an error as one of a list: neither is a number of the sheet. */
const isNumber = ({ t, z }: CellObject): boolean => t === 'n' && !(typeof z === 'string' && SSF.is_date(z));

const toCell = (cell: CellObject | undefined): SheetCell | undefined => {
  if (cell?.v === undefined || cell.t === 'z') return undefined;
  if (isNumber(cell)) return { number: Number(cell.v), isPercent: isPercent(cell) };
  if (cell.t === 'n' || cell.t === 'e') return { text: '#' };
  const text = latinDigits(String(cell.w ?? cell.v))
    .replace(/[٫٬٪]/g, (sign) => signs[sign] ?? sign)
    .trim()
    .slice(0, MAX_TEXT);
  return text === '' ? undefined : { text };
};

const options = {
  type: 'array',
  dense: true,
  sheetRows: MAX_ROWS,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
} as const;

serveTasks((bytes: Uint8Array): SheetRows[] => {
  const { Sheets, SheetNames, Workbook } = read(bytes, options);
  // Hidden sheets come last.
  const hidden = new Set(SheetNames.filter((_, index) => Workbook?.Sheets?.[index]?.Hidden));
  const seenFirst = [...SheetNames.filter((name) => !hidden.has(name)), ...hidden];
  return seenFirst.slice(0, MAX_SHEETS).map((name) => {
    const rows: (CellObject | undefined)[][] = Sheets[name]?.['!data'] ?? [];
    return Array.from(rows.slice(0, MAX_ROWS), (row) =>
      Array.from((row ?? []).slice(0, MAX_COLUMNS), toCell),
    );
  });
});
