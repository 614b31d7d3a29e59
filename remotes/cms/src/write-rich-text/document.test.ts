import type { RichText } from '@portal/contracts/content/rich-text';
import { expect, test } from 'vitest';
import { fromDocument, toDocument } from './document.ts';

const text: RichText = [
  { type: 'heading', level: 2, spans: [{ text: 'Purpose' }] },
  {
    type: 'paragraph',
    spans: [
      { text: 'Read ' },
      { text: 'the rules', strong: true, href: '/faqs' },
      { text: ' first', emphasis: true },
    ],
  },
  { type: 'list', ordered: true, items: [[{ text: 'one' }], [{ text: 'two', strong: true }]] },
  {
    type: 'list',
    ordered: false,
    items: [[{ text: 'three' }], [{ text: 'below' }], [{ text: 'four' }]],
    levels: [0, 1, 0],
  },
  { type: 'quote', spans: [{ text: 'said' }] },
  { type: 'heading', level: 3, spans: [{ text: 'النص' }] },
];

test('a text that nobody touched comes back as it was, to the letter', () => {
  expect(fromDocument(toDocument(text))).toEqual(text);
});

test('what holds no words is left out', () => {
  const document = toDocument(text);
  document.content?.push(
    { type: 'paragraph' },
    { type: 'paragraph', content: [{ type: 'text', text: '  ' }] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
  );
  expect(fromDocument(document)).toEqual(text);
  expect(fromDocument(toDocument([]))).toEqual([]);
});

test('a paragraph that is longer than a stored run goes on in the next, with the same marks', () => {
  const long: RichText = [{ type: 'paragraph', spans: [{ text: 'é'.repeat(4500), strong: true }] }];
  const [block] = fromDocument(toDocument(long));
  const spans = block?.type === 'paragraph' ? block.spans : [];
  expect(spans.map(({ text, strong }) => [text.length, strong])).toEqual([
    [2000, true],
    [2000, true],
    [500, true],
  ]);
});
