import type { WorksheetProblem } from '@portal/contracts/applications/loss-worksheet';
import { isAmount } from '@portal/contracts/rules/values';
import type { SheetCell } from './sheet-rows.ts';

/** What a cell says as an answer of the form, or the code of what is wrong with it. */
export type CellValue<T> = { value: T } | Pick<WorksheetProblem, 'code' | 'limit'>;

const CHAPTERS = 99;
const HIGHEST_RATE = 1000;

/** `01` to `99`; a spreadsheet makes a number of it. */
export const chapterIn = (cell: SheetCell): CellValue<string> => {
  const text = 'text' in cell ? cell.text : String(cell.number);
  const chapter = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return chapter >= 1 && chapter <= CHAPTERS ? { value: text.padStart(2, '0') } : { code: 'format' };
};

const spaces = /[\s'’]/g;
const withCommas = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const withPoints = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
const withDecimalComma = /^\d+,\d{1,2}$/;

/** `1,234.50`, `1.234,50` and `1 234,50` are the same amount. */
const plainAmount = (written: string): string => {
  const text = written.replace(spaces, '');
  if (withCommas.test(text)) return text.replaceAll(',', '');
  if (withPoints.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return withDecimalComma.test(text) ? text.replace(',', '.') : text;
};

/** Decimal string with two decimals at most. */
export const amountIn = (cell: SheetCell): CellValue<string> => {
  const text = 'text' in cell ? plainAmount(cell.text) : cell.number.toFixed(2);
  return isAmount(text) ? { value: text } : { code: 'money' };
};

const writtenRate = /^(\d{1,4}(?:[.,]\d{1,4})?)\s*%?$/;

/** Percent with two decimals at most: 12.5 for `12,5 %`, for 12.5 and for 0.125 shown as a percentage. */
export const rateIn = (cell: SheetCell): CellValue<number> => {
  const percent =
    'text' in cell
      ? Number(writtenRate.exec(cell.text)?.[1]?.replace(',', '.') ?? Number.NaN)
      : cell.number * (cell.isPercent ? 100 : 1);
  const rate = Math.round(percent * 100) / 100;
  if (!Number.isFinite(rate)) return { code: 'type' };
  if (rate < 0) return { code: 'too_small', limit: '0' };
  return rate > HIGHEST_RATE ? { code: 'too_big', limit: String(HIGHEST_RATE) } : { value: rate };
};
