import type { Span } from '@portal/contracts/content/rich-text';

/**
 * Runs of text as one editable line: `**strong**`, `_emphasis_`, `[text](address)`.
 * A backslash keeps the next character as it is.
 */
const escaped = (text: string) => text.replace(/([\\*_[\]])/g, '\\$1');

const spanToMarkup = (span: Span): string => {
  let text = escaped(span.text);
  if (span.emphasis) text = `_${text}_`;
  if (span.strong) text = `**${text}**`;
  return span.href === undefined ? text : `[${text}](${span.href.replaceAll(')', '%29')})`;
};

export const spansToMarkup = (spans: readonly Span[]): string => spans.map(spanToMarkup).join('');

interface Marks {
  strong: boolean;
  emphasis: boolean;
  href: string | undefined;
}

const token = /\\(?<kept>[\s\S])|(?<strong>\*\*)|(?<emphasis>_)|(?<open>\[)|\]\((?<href>[^)\s]*)\)/g;

const spanOf = (text: string, marks: Marks): Span => ({
  text,
  ...(marks.strong && { strong: true }),
  ...(marks.emphasis && { emphasis: true }),
  ...(marks.href !== undefined && { href: marks.href }),
});

/** The inverse of `spansToMarkup`. An unclosed mark runs to the end; a lone bracket stays text. */
export const markupToSpans = (markup: string): Span[] => {
  const spans: Span[] = [];
  const marks: Marks = { strong: false, emphasis: false, href: undefined };
  let text = '';
  let linkFrom: number | undefined;
  let from = 0;
  const flush = () => {
    if (text) spans.push(spanOf(text, marks));
    text = '';
  };
  for (const match of markup.matchAll(token)) {
    text += markup.slice(from, match.index);
    from = match.index + match[0].length;
    const { kept, strong, emphasis, open, href } = match.groups ?? {};
    if (kept !== undefined) text += kept;
    else if (strong) {
      flush();
      marks.strong = !marks.strong;
    } else if (emphasis) {
      flush();
      marks.emphasis = !marks.emphasis;
    } else if (open) {
      flush();
      linkFrom = spans.length;
    } else if (linkFrom !== undefined && href !== undefined) {
      flush();
      for (const span of spans.slice(linkFrom)) span.href = href;
      linkFrom = undefined;
    } else text += match[0];
  }
  text += markup.slice(from);
  flush();
  return spans;
};
