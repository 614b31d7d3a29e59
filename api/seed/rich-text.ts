import type { Block, RichText, Span } from '@portal/contracts/content/rich-text';

const marked = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g;

const spans = (line: string): Span[] => {
  const found: Span[] = [];
  let from = 0;
  for (const match of line.matchAll(marked)) {
    const [whole, strong, emphasis, label, href] = match;
    if (match.index > from) found.push({ text: line.slice(from, match.index) });
    if (strong) found.push({ text: strong, strong: true });
    else if (emphasis) found.push({ text: emphasis, emphasis: true });
    else if (label && href) found.push({ text: label, href });
    from = match.index + whole.length;
  }
  if (from < line.length) found.push({ text: line.slice(from) });
  return found;
};

const block = (source: string): Block => {
  const lines = source.split('\n').map((line) => line.trim());
  const first = lines[0] ?? '';
  if (first.startsWith('### ')) return { type: 'heading', level: 3, spans: spans(first.slice(4)) };
  if (first.startsWith('## ')) return { type: 'heading', level: 2, spans: spans(first.slice(3)) };
  if (first.startsWith('- ')) {
    return { type: 'list', ordered: false, items: lines.map((line) => spans(line.slice(2))) };
  }
  if (/^\d+\. /.test(first)) {
    return { type: 'list', ordered: true, items: lines.map((line) => spans(line.replace(/^\d+\. /, ''))) };
  }
  if (first.startsWith('> ')) return { type: 'quote', spans: spans(lines.join(' ').slice(2)) };
  return { type: 'paragraph', spans: spans(lines.join(' ')) };
};

/**
 * Turns the seed's shorthand into blocks: an empty line parts blocks, `##`, `###`, `- `, `1. ` and
 * `> ` open them, `**strong**`, `*emphasis*` and `[text](address)` mark spans.
 */
export const rich = (source: string): RichText =>
  source
    .trim()
    .split(/\n\s*\n/)
    .map(block);
