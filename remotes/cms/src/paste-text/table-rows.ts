import type { DefaultTreeAdapterMap } from 'parse5';
import { isHidden, type PastedElement } from './marks-of.ts';

export type PastedNode = DefaultTreeAdapterMap['childNode'];

/** One row of a table, with what the row of heads calls each cell. */
export interface Row {
  cells: PastedElement[];
  labels: string[];
}

const isElement = (node: PastedNode): node is PastedElement => 'tagName' in node;
const inside = (element: PastedElement, ...tags: string[]): PastedElement[] =>
  element.childNodes.filter(isElement).filter((one) => tags.includes(one.tagName) && !isHidden(one));

/** The text of a node, with `between` from one part of it to the next. */
export const wordsIn = (node: PastedNode, between: string): string => {
  if (node.nodeName === '#text') return 'value' in node ? node.value : '';
  return 'childNodes' in node ? node.childNodes.map((one) => wordsIn(one, between)).join(between) : '';
};

export const labelOf = (cell: PastedElement): string =>
  wordsIn(cell, ' ').replace(/\s+/g, ' ').trim().replace(/:$/, '');

const structure = /^(h[1-6]|ul|ol|table|blockquote)$/;

const holds = (element: PastedElement): boolean =>
  element.childNodes.filter(isElement).some((one) => structure.test(one.tagName) || holds(one));

/** Whether a table only arranges a page, as in mails: its cells are texts of their own. */
export const isLayout = (table: PastedElement): boolean =>
  holds(table) || rowsOf(table).rows.every(({ cells }) => cells.length < 2);

/** The rows of a table; a first row of heads names the cells of the others, unless cells span columns. */
export const rowsOf = (table: PastedElement): { caption: PastedElement | undefined; rows: Row[] } => {
  const parts = [table, ...inside(table, 'thead'), ...inside(table, 'tbody'), ...inside(table, 'tfoot')];
  const rows = parts.flatMap((part) => inside(part, 'tr')).map((row) => inside(row, 'td', 'th'));
  const [caption] = inside(table, 'caption');
  const [first = [], ...others] = rows;
  const isHead =
    others.length > 0 &&
    first.every(({ tagName }) => tagName === 'th') &&
    others.every(({ length }) => length === first.length);
  if (!isHead) return { caption, rows: rows.map((cells) => ({ cells, labels: [] })) };
  const labels = first.map(labelOf);
  return { caption, rows: others.map((cells) => ({ cells, labels })) };
};
