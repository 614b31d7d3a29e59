import type { Block, RichText } from '@portal/contracts/content/rich-text';
import { markupToSpans, spansToMarkup } from './markup.ts';

/** What an editor picks for a block. */
export const blockKinds = ['paragraph', 'heading-2', 'heading-3', 'bullets', 'numbers', 'quote'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A block as a form holds it; the lines of a list are its items. */
export interface BlockValue {
  kind: BlockKind;
  text: string;
}

const kindOf = (block: Block): BlockKind => {
  if (block.type === 'heading') return block.level === 2 ? 'heading-2' : 'heading-3';
  if (block.type === 'list') return block.ordered ? 'numbers' : 'bullets';
  return block.type;
};

export const toBlockValues = (blocks: RichText): BlockValue[] =>
  blocks.map((block) => ({
    kind: kindOf(block),
    text: block.type === 'list' ? block.items.map(spansToMarkup).join('\n') : spansToMarkup(block.spans),
  }));

const toBlock = ({ kind, text }: BlockValue): Block => {
  if (kind === 'bullets' || kind === 'numbers') {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return { type: 'list', ordered: kind === 'numbers', items: lines.map(markupToSpans) };
  }
  const spans = markupToSpans(text);
  if (kind === 'heading-2') return { type: 'heading', level: 2, spans };
  if (kind === 'heading-3') return { type: 'heading', level: 3, spans };
  return { type: kind, spans };
};

/** Empty blocks are left out: a person who clears a paragraph means it to go. */
export const fromBlockValues = (values: readonly BlockValue[]): RichText =>
  values.filter(({ text }) => text.trim() !== '').map(toBlock);
