import { type CellObject, read } from '@e965/xlsx';
import { serveTasks } from '../../kernel/process/serve-tasks.ts';
import { MAX_COLUMNS, MAX_ROWS, MAX_SHEETS, MAX_TEXT, type SheetCell, type SheetRows } from './sheet-rows.ts';

/** A percentage is kept as a fraction; only its format shows it. */
const isPercent = ({ z }: CellObject): boolean => typeof z === 'string' && z.includes('%');

const toCell = (cell: CellObject | undefined): SheetCell | undefined => {
  if (cell?.v === undefined || cell.t === 'z') return undefined;
  if (cell.t === 'n') return { number: Number(cell.v), isPercent: isPercent(cell) };
  const text = String(cell.w ?? cell.v)
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
  const { Sheets, SheetNames } = read(bytes, options);
  return SheetNames.slice(0, MAX_SHEETS).map((name) => {
    const rows: (CellObject | undefined)[][] = Sheets[name]?.['!data'] ?? [];
    return Array.from(rows.slice(0, MAX_ROWS), (row) =>
      Array.from((row ?? []).slice(0, MAX_COLUMNS), toCell),
    );
  });
});
