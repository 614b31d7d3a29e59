import type { Span } from '@portal/contracts/content/rich-text';

const spanToMarkup = (span: Span): string => {
  let { text } = span;
  if (span.emphasis) text = `_${text}_`;
  if (span.strong) text = `**${text}**`;
  return span.href === undefined ? text : `[${text}](${span.href})`;
};

/** Runs of text as one line to read: `**strong**`, `_emphasis_`, `[text](address)`. */
export const spansToMarkup = (spans: readonly Span[]): string => spans.map(spanToMarkup).join('');
