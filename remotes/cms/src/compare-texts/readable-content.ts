import type { Block, Span } from '@portal/contracts/content/rich-text';
import { isRichText } from '../form-values/content-values.ts';

const spanToMarkup = (span: Span): string => {
  let { text } = span;
  if (span.emphasis) text = `_${text}_`;
  if (span.strong) text = `**${text}**`;
  return span.href === undefined ? text : `[${text}](${span.href})`;
};

/** Runs of text as one line to read: `**strong**`, `_emphasis_`, `[text](address)`. */
export const spansToMarkup = (spans: readonly Span[]): string => spans.map(spanToMarkup).join('');

const lineOf = (block: Block): string => {
  if (block.type === 'list')
    return block.items
      .map((spans, place) => `${block.levels?.[place] ? '– ' : ''}${spansToMarkup(spans)}`)
      .join('\n');
  return spansToMarkup(block.spans);
};

/** Content with each block of a rich text as one line with light marks, to be compared word by word. */
export const readable = (content: unknown): unknown => {
  if (isRichText(content)) return content.map(lineOf);
  if (Array.isArray(content)) return content.map(readable);
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, readable(value)]));
};
