import type { Span } from '@portal/contracts/content/rich-text';
import { expect, test } from 'vitest';
import { markupToSpans, spansToMarkup } from './markup.ts';

const cases: [string, Span[]][] = [
  ['plain text', [{ text: 'plain text' }]],
  ['a **strong** word', [{ text: 'a ' }, { text: 'strong', strong: true }, { text: ' word' }]],
  ['an _emphasised_ word', [{ text: 'an ' }, { text: 'emphasised', emphasis: true }, { text: ' word' }]],
  ['**_both_**', [{ text: 'both', strong: true, emphasis: true }]],
  [
    'read [the rules](/faqs) first',
    [{ text: 'read ' }, { text: 'the rules', href: '/faqs' }, { text: ' first' }],
  ],
  [
    '[**strong link**](https://a.example)',
    [{ text: 'strong link', strong: true, href: 'https://a.example' }],
  ],
  ['2 \\* 3 \\[sic\\] a\\_b', [{ text: '2 * 3 [sic] a_b' }]],
];

test.each(cases)('%s', (markup, spans) => {
  expect(markupToSpans(markup)).toEqual(spans);
  expect(spansToMarkup(spans)).toBe(markup);
});

test('an unclosed mark and a lone closing bracket lose no text', () => {
  expect(markupToSpans('a **b')).toEqual([{ text: 'a ' }, { text: 'b', strong: true }]);
  expect(
    markupToSpans('see](x)')
      .map((span) => span.text)
      .join(''),
  ).toBe('see](x)');
});
