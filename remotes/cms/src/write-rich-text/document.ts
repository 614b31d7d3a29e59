import { textLimits } from '@portal/contracts/content/limits';
import type { Block, RichText, Span } from '@portal/contracts/content/rich-text';
import type { JSONContent } from '@tiptap/core';

/** Stored blocks as a document of the editor, and back. Neither way goes through HTML. */
const textNode = ({ text, strong, emphasis, href }: Span): JSONContent => ({
  type: 'text',
  text,
  marks: [
    ...(strong ? [{ type: 'bold' }] : []),
    ...(emphasis ? [{ type: 'italic' }] : []),
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
  ],
});

const paragraph = (spans: readonly Span[]): JSONContent => ({
  type: 'paragraph',
  content: spans.map(textNode),
});

const nodeOf = (block: Block): JSONContent => {
  if (block.type === 'heading')
    return { type: 'heading', attrs: { level: block.level }, content: block.spans.map(textNode) };
  if (block.type === 'quote') return { type: 'blockquote', content: [paragraph(block.spans)] };
  if (block.type === 'paragraph') return paragraph(block.spans);
  const content = block.items.map((spans) => ({ type: 'listItem', content: [paragraph(spans)] }));
  return { type: block.ordered ? 'orderedList' : 'bulletList', content };
};

export const toDocument = (blocks: RichText): JSONContent => ({
  type: 'doc',
  content: blocks.length > 0 ? blocks.map(nodeOf) : [{ type: 'paragraph' }],
});

/** A run as long as a stored one may be; a longer one goes on in the next. */
const inRuns = (text: string): string[] =>
  text.match(new RegExp(`[^]{1,${textLimits.span}}`, 'gu'))?.map(String) ?? [];

const runsOf = ({ text = '', marks = [] }: JSONContent): Span[] => {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  const href: unknown = marks.find((mark) => mark.type === 'link')?.attrs?.href;
  return inRuns(text).map((run) => ({
    text: run,
    ...(has('bold') && { strong: true }),
    ...(has('italic') && { emphasis: true }),
    ...(typeof href === 'string' && { href }),
  }));
};

/** The runs of text in a node, however deep; a node that has no words gives none. */
const spansOf = ({ type, text, content = [] }: JSONContent, node: JSONContent): Span[] => {
  if (type === 'text' && text) return runsOf(node);
  return content.flatMap((inner) => spansOf(inner, inner));
};

const hasWords = (spans: readonly Span[]) => spans.some(({ text }) => text.trim() !== '');

const blockOf = (node: JSONContent): Block | undefined => {
  if (node.type === 'bulletList' || node.type === 'orderedList') {
    const items = (node.content ?? []).map((item) => spansOf(item, item)).filter(hasWords);
    return items.length > 0 ? { type: 'list', ordered: node.type === 'orderedList', items } : undefined;
  }
  const spans = spansOf(node, node);
  if (!hasWords(spans)) return undefined;
  if (node.type === 'heading') return { type: 'heading', level: node.attrs?.level === 3 ? 3 : 2, spans };
  return { type: node.type === 'blockquote' ? 'quote' : 'paragraph', spans };
};

/** Empty paragraphs are left out: a person who clears one means it to go. */
export const fromDocument = (document: JSONContent): RichText =>
  (document.content ?? []).flatMap((node) => blockOf(node) ?? []);
