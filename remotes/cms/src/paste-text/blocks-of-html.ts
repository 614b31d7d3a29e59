import type { RichText } from '@portal/contracts/content/rich-text';
import { parse } from 'parse5';
import { blockWriter, type Place } from './block-writer.ts';
import {
  attribute,
  isHidden,
  isInnerWordItem,
  isWordItem,
  type Marks,
  marksOf,
  type PastedElement,
} from './marks-of.ts';
import { isLayout, labelOf, type PastedNode, type Row, rowsOf, wordsIn } from './table-rows.ts';

const DEEPEST = 150;

const names = (list: string) => new Set(list.split(' '));

const dropped = names(
  'head script style title template noscript iframe object embed svg math audio video canvas textarea select button datalist',
);
const blocks = names(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody thead tfoot tr caption ul',
);
const cells = names('td th');
const lists = names('ul ol');

const headingLevel = (element: PastedElement): number | undefined => {
  const byTag = /^h([1-6])$/.exec(element.tagName)?.[1];
  if (byTag !== undefined) return Number(byTag);
  return attribute(element, 'role') === 'heading' ? Number(attribute(element, 'aria-level')) || 2 : undefined;
};

/** What stays in one piece whatever it is made of. */
const isOnePiece = (place: Place): boolean =>
  place.type === 'item' || (place.type === 'paragraph' && place.isRow === true);

/** Word writes the number of an item into its text; a bullet is a sign of its own. */
const isNumbered = (item: PastedElement) => /^[\s\u00a0]*(?:\d+|[a-z]{1,4})[.)]/i.test(wordsIn(item, ''));

/** What the words of an element belong to, in what they stand in. */
const placeOf = (element: PastedElement, around: Place): Place => {
  if (element.tagName === 'li') return around;
  if (isWordItem(element))
    return { type: 'item', ordered: isNumbered(element), isInner: isInnerWordItem(element) };
  if (isOnePiece(around)) return around;
  const level = headingLevel(element);
  if (level !== undefined) return { type: 'heading', level: level > 2 ? 3 : 2 };
  if (element.tagName === 'blockquote') return { type: 'quote' };
  return around;
};

/**
 * Pasted HTML as blocks of the stored shape: headings, lists, quotations, bold, italic and links that
 * may be followed. Everything else is left out or becomes plain words. The HTML is read by a parser
 * that makes no elements, so nothing of it is ever loaded or run.
 */
export const blocksOfHtml = (html: string): RichText => {
  const writer = blockWriter();

  const readList = (list: PastedElement, marks: Marks, around: Place, depth: number) => {
    writer.end(around);
    // Stored lists are two deep: what is deeper follows in the inner list.
    const place: Place =
      around.type === 'item'
        ? { ...around, isInner: true }
        : { type: 'item', ordered: list.tagName === 'ol' };
    if (around.type !== 'item') writer.closeList();
    for (const node of list.childNodes) {
      read(node, marks, place, depth);
      writer.end(place);
    }
    if (around.type !== 'item') writer.closeList();
  };

  const readRow = ({ cells: row, labels }: Row, marks: Marks, depth: number) => {
    const place: Place = { type: 'paragraph', isRow: true };
    const named = row.map((cell, index) => ({ cell, label: labels[index] }));
    named
      .filter(({ cell }) => labelOf(cell) !== '')
      .forEach(({ cell, label }, index) => {
        if (index > 0) writer.part();
        if (label) writer.write(`${label}: `, marks);
        for (const node of cell.childNodes) read(node, marksOf(cell, marks), place, depth + 1);
      });
    writer.end(place);
  };

  /** Stored texts have no tables: each row becomes a sentence of its cells, named by the row of heads. */
  const readTable = (table: PastedElement, marks: Marks, around: Place, depth: number) => {
    writer.end(around);
    const { caption, rows } = rowsOf(table);
    for (const node of caption?.childNodes ?? []) read(node, marks, { type: 'paragraph' }, depth + 1);
    writer.end({ type: 'paragraph' });
    for (const row of rows) readRow(row, marks, depth);
  };

  const readElement = (element: PastedElement, marks: Marks, around: Place, depth: number) => {
    const { tagName } = element;
    if (dropped.has(tagName) || isHidden(element)) return;
    const place = placeOf(element, around);
    const own = marksOf(element, marks);
    if (lists.has(tagName)) return readList(element, own, around, depth);
    if (tagName === 'table' && !isOnePiece(around) && !isLayout(element))
      return readTable(element, own, around, depth);
    // Inside an item or a row, paragraphs and line breaks only part words.
    const isItemPart = isOnePiece(around) && tagName !== 'li';
    if (tagName === 'br')
      return place.type === 'paragraph' && !place.isRow ? writer.end(place) : writer.write(' ', marks);
    const isBlock = blocks.has(tagName);
    if (isBlock) isItemPart ? writer.write(' ', marks) : writer.end(around);
    if (cells.has(tagName)) writer.write(' ', marks);
    for (const node of element.childNodes) read(node, own, place, depth + 1);
    if (isBlock) isItemPart ? writer.write(' ', marks) : writer.end(place);
  };

  const read = (node: PastedNode, marks: Marks, place: Place, depth: number): void => {
    if (depth > DEEPEST) return;
    if (node.nodeName === '#text' && 'value' in node) writer.write(node.value, marks);
    else if ('tagName' in node) readElement(node, marks, place, depth);
  };

  for (const node of parse(html).childNodes) read(node, {}, { type: 'paragraph' }, 0);
  return writer.written();
};
