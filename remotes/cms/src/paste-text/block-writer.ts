import type { Block, RichText, Span } from '@portal/contracts/content/rich-text';
import type { Marks } from './marks-of.ts';

/** What the words that are being read belong to. */
export type Place =
  /** A row of a table is one paragraph, whatever its cells are made of. */
  | { type: 'paragraph'; isRow?: boolean }
  | { type: 'quote' }
  | { type: 'heading'; level: 2 | 3 }
  | { type: 'item'; ordered: boolean; isInner?: boolean };

// The server refuses both: controls, and marks that make a text read otherwise than it is stored.
const unwanted = /[^\P{Cc}\t\n\r\f]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;
// A space that does not break belongs to the text, as before a French colon.
const gaps = /[ \t\n\r\f]+/g;

const isAlike = (one: Span, other: Marks) =>
  one.strong === other.strong && one.emphasis === other.emphasis && one.href === other.href;

/** No spaces before the first word, which `write` sees to, nor behind the last. */
const trimmed = (spans: readonly Span[]): Span[] => {
  const words = [...spans];
  while (words.at(-1)?.text.trimEnd() === '') words.pop();
  const last = words.pop();
  return last ? [...words, { ...last, text: last.text.trimEnd() }] : [];
};

/** Collects runs of text into blocks of the stored shape. */
export const blockWriter = () => {
  const blocks: Block[] = [];
  let spans: Span[] = [];
  let isListOpen = false;

  const addItem = (ordered: boolean, isInner: boolean, item: Span[]) => {
    const open = isListOpen ? blocks.at(-1) : undefined;
    isListOpen = true;
    if (open?.type !== 'list' || (!isInner && open.ordered !== ordered)) {
      blocks.push({ type: 'list', ordered, items: [item] });
      return;
    }
    if (isInner) open.levels ??= open.items.map(() => 0);
    open.items.push(item);
    open.levels?.push(isInner ? 1 : 0);
  };

  const write = (text: string, marks: Marks) => {
    const before = spans.at(-1);
    const spaced = text.replace(unwanted, '').replace(gaps, ' ');
    const words = before === undefined || before.text.endsWith(' ') ? spaced.replace(/^ /, '') : spaced;
    if (words === '') return;
    if (before && isAlike(before, marks)) before.text += words;
    else spans.push({ text: words, ...marks });
  };

  /** Parts what follows from the words so far, in the same block. */
  const part = () => {
    spans = trimmed(spans);
    if (spans.length > 0) write('; ', {});
  };

  /** Ends the block that the words so far belong to. */
  const end = (place: Place) => {
    const words = trimmed(spans);
    spans = [];
    if (words.length === 0) return;
    if (place.type === 'item') return addItem(place.ordered, place.isInner === true, words);
    isListOpen = false;
    if (place.type !== 'heading') blocks.push({ type: place.type, spans: words });
    // A heading is bold as it is.
    else blocks.push({ ...place, spans: words.map(({ strong: _, ...span }) => span) });
  };

  /** The next item begins another list. */
  const closeList = () => {
    isListOpen = false;
  };

  return { write, part, end, closeList, written: (): RichText => blocks };
};
