import { RichText } from '@portal/contracts/content/rich-text';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { rich } from '../../../seed/rich-text.ts';

test('the shorthand of the seed becomes blocks that fit the contract', () => {
  const blocks = rich(`
## Title

A **strong** word, an *odd* one and a [link](/faqs).
Still the same paragraph.

- one
- **two**

1. first
2. second

> said`);
  expect(blocks).toEqual([
    { type: 'heading', level: 2, spans: [{ text: 'Title' }] },
    {
      type: 'paragraph',
      spans: [
        { text: 'A ' },
        { text: 'strong', strong: true },
        { text: ' word, an ' },
        { text: 'odd', emphasis: true },
        { text: ' one and a ' },
        { text: 'link', href: '/faqs' },
        { text: '. Still the same paragraph.' },
      ],
    },
    { type: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two', strong: true }]] },
    { type: 'list', ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
    { type: 'quote', spans: [{ text: 'said' }] },
  ]);
  expect(Compile(RichText).Check(blocks)).toBe(true);
});

test('items of a list stand one below another, two deep and no deeper', () => {
  const list = { type: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'below' }]] };
  const check = (levels: number[]) => Compile(RichText).Check([{ ...list, levels }]);
  expect([check([0, 1]), check([0, 2]), check([0, 0.5])]).toEqual([true, false, false]);
});
