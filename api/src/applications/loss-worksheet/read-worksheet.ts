import { buffer } from 'node:stream/consumers';
import { type LossLine, lossLineAsked } from '@portal/application-form/base-fund';
import { MAX_LOSS_LINES } from '@portal/contracts/applications/answers.schema';
import {
  type WorksheetColumn,
  type WorksheetProblem,
  type WorksheetReading,
  worksheetColumns,
  worksheetIssues,
} from '@portal/contracts/applications/loss-worksheet';
import type { Deps } from '../../kernel/deps.ts';
import { findFile } from '../../kernel/files/files.db.ts';
import type { Actor } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { amountIn, type CellValue, chapterIn, rateIn } from './cell-values.ts';
import { findHeadings, type Headings } from './headings.ts';
import { sheetReader } from './sheet-reader.ts';
import type { SheetCell } from './sheet-rows.ts';

const valueIn: Record<WorksheetColumn, (cell: SheetCell) => CellValue<string | number>> = {
  hsChapter: chapterIn,
  importsValue: amountIn,
  rateBefore: rateIn,
  rateAfter: rateIn,
  loss: amountIn,
};

type Cells = ReadonlyMap<WorksheetColumn, SheetCell>;

/** The template names every chapter: one that has nothing but its name was left out on purpose. */
const isFilledIn = (cells: Cells): boolean => cells.size > 0 && !(cells.size === 1 && cells.has('hsChapter'));

const cellsOf = (row: readonly (SheetCell | undefined)[], { columns }: Headings): Cells =>
  new Map(
    [...columns].flatMap(([column, index]) => {
      const cell = row[index];
      return cell ? [[column, cell] as const] : [];
    }),
  );

const codeOf = (issue: string) => worksheetIssues.find((known) => known === issue) ?? 'format';
const columnOf = (field: string) => worksheetColumns.find((column) => field.endsWith(`.${column}`));

/** What the form would say of a line, but for cells that are known to be wrong already. */
const askedOf = (line: LossLine, row: number, wrong: ReadonlySet<WorksheetColumn>): WorksheetProblem[] =>
  lossLineAsked(line, 0).flatMap(({ field, issue, limit }) => {
    const column = columnOf(field);
    if (issue === undefined || column === undefined || wrong.has(column)) return [];
    return [{ row, field: column, code: codeOf(issue), ...(limit !== undefined && { limit }) }];
  });

const readLine = (cells: Cells, row: number): { line: LossLine; problems: WorksheetProblem[] } => {
  const problems: WorksheetProblem[] = [];
  const line: Record<string, string | number> = {};
  for (const [field, cell] of cells) {
    const read = valueIn[field](cell);
    if ('code' in read) problems.push({ row, field, ...read });
    else line[field] = read.value;
  }
  const wrong = new Set(problems.map(({ field }) => field));
  return { line, problems: [...problems, ...askedOf(line, row, wrong)] };
};

/** The filled-in rows below the headings as lines of the form, and every cell that it would not take. */
const readLines = (headings: Headings): WorksheetReading => {
  const filled = headings.rows
    .map((row, index) => ({ cells: cellsOf(row, headings), row: index + 1 }))
    .slice(headings.at + 1)
    .filter(({ cells }) => isFilledIn(cells));
  const read = filled.slice(0, MAX_LOSS_LINES).map(({ cells, row }) => readLine(cells, row));
  return {
    lines: read.map(({ line }) => line),
    problems: read.flatMap(({ problems }) => problems),
    rowsLeftOut: filled.length - read.length,
  };
};

/**
 * The lines of a spreadsheet that the caller uploaded.
 * @throws not_found for a file of somebody else; file_not_clean; worksheet_unreadable for what is no
 * spreadsheet; worksheet_headings_missing.
 */
export const readWorksheet = async (deps: Deps, actor: Actor, fileKey: string): Promise<WorksheetReading> => {
  const { db, files } = deps;
  const file = await findFile(db, fileKey);
  if (file?.ownerId !== actor.id) throw problem('not_found');
  if (file.scanStatus === 'INFECTED') throw problem('file_not_clean');
  if (file.kind !== 'spreadsheet') throw problem('worksheet_unreadable');
  const headings = findHeadings(await sheetReader(deps).read(await buffer(await files.open(file.sha256))));
  if (!headings) throw problem('worksheet_headings_missing');
  return readLines(headings);
};
