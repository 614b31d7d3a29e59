import { cpus, loadavg, totalmem } from 'node:os';
import { watchHost } from './machine.ts';
import type { Row } from './row.ts';

const columns = ['what', 'size', 'ours', 'limit', 'ratio', 'cpu', 'verdict'] as const;

/** Prints rows as a Markdown table, ready for docs/performance.md. */
export const printTable = (rows: readonly Row[]): void => {
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  const widths = columns.map((column, i) =>
    Math.max(column.length, ...cells.map((line) => line[i]?.length ?? 0)),
  );
  const line = (values: readonly string[]): string =>
    `| ${values.map((value, i) => value.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  console.log(line(columns));
  console.log(`| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  for (const values of cells) console.log(line(values));
};

/** From the beginning of the run. */
const stolen = watchHost();

/** Processors, memory and how busy the machine was, without which no figure means anything. */
export const describeMachine = (): string => {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const load = loadavg().map((one) => one.toFixed(1));
  return `${cpus().length} x ${first?.model.trim() ?? 'unknown processor'}, ${gigabytes} GB, load ${load.join(' ')}, ${stolen().toFixed(0)} % taken by the host, Node ${process.versions.node}`;
};

/** `10k`, `1M`. */
export const sizeName = (size: number): string =>
  size >= 1_000_000 ? `${size / 1_000_000}M` : size >= 1000 ? `${size / 1000}k` : String(size);

export const percentile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * share)] ?? Number.NaN;

/** Of an odd number of figures the middle one, otherwise the upper of the two middle ones. */
export const median = (figures: readonly number[]): number => percentile(figures, 0.5);
