import { textLimits } from '@portal/contracts/content/limits';
import { itemsOf } from '@portal/contracts/content/read';
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
  const type = block.ordered ? 'orderedList' : 'bulletList';
  const item = (spans: readonly Span[], inner: JSONContent[] = []): JSONContent => ({
    type: 'listItem',
    content: [paragraph(spans), ...(inner.length > 0 ? [{ type, content: inner }] : [])],
  });
  return {
    type,
    content: itemsOf(block).map(({ spans, inner }) =>
      item(
        spans,
        inner.map((one) => item(one)),
      ),
    ),
  };
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
const spansOf = (node: JSONContent): Span[] =>
  node.type === 'text' && node.text ? runsOf(node) : (node.content ?? []).flatMap(spansOf);

const hasText = (spans: readonly Span[]) => spans.some(({ text }) => text.trim() !== '');

const isList = ({ type }: JSONContent): boolean => type === 'bulletList' || type === 'orderedList';

interface Written {
  spans: Span[];
  level: 0 | 1;
}

/** The items of a list in reading order; what is deeper than its first inner list stands in that. */
const itemsIn = ({ content = [] }: JSONContent, level: 0 | 1 = 0): Written[] =>
  content.flatMap(({ content: parts = [] }) => [
    ...parts.filter((part) => !isList(part)).map((part) => ({ spans: spansOf(part), level })),
    ...parts.filter(isList).flatMap((part) => itemsIn(part, 1)),
  ]);

const listOf = (node: JSONContent): Block | undefined => {
  const written = itemsIn(node).filter(({ spans }) => hasText(spans));
  if (written.length === 0) return undefined;
  // Where nothing stands above it, an item belongs to none.
  const levels = written.map(({ level }, place) => (place === 0 ? 0 : level));
  return {
    type: 'list',
    ordered: node.type === 'orderedList',
    items: written.map(({ spans }) => spans),
    ...(levels.includes(1) && { levels }),
  };
};

const blockOf = (node: JSONContent): Block | undefined => {
  if (isList(node)) return listOf(node);
  const spans = spansOf(node);
  if (!hasText(spans)) return undefined;
  if (node.type === 'heading') return { type: 'heading', level: node.attrs?.level === 3 ? 3 : 2, spans };
  return { type: node.type === 'blockquote' ? 'quote' : 'paragraph', spans };
};

/** Empty paragraphs are left out: a person who clears one means it to go. */
export const fromDocument = (document: JSONContent): RichText =>
  (document.content ?? []).flatMap((node) => blockOf(node) ?? []);
