import { expect, test } from 'vitest';
import { aboveOf, firstStyles } from '../src/gateway/page/first-styles.ts';

const markup =
  '<a class="css-a">Skip</a><header><svg><path d="M0"></path></svg><img src="x"/></header>' +
  '<main><div><div class="css-b"><section class="css-c">First</section></div>' +
  '<section class="css-d"><div class="css-a">Second</div></section></div></main>' +
  '<footer class="css-e"><section>Last</section></footer><button class="css-f">Chat</button>';

test('above is what stands before the second part of the page, and what comes after the footer', () => {
  const above = aboveOf(markup);
  for (const text of ['Skip', 'First', 'Chat']) expect(above).toContain(text);
  for (const text of ['Second', 'Last']) expect(above).not.toContain(text);
});

test('what only lower parts need is taken apart, whole and with its own mark', () => {
  const rule = (id: string) =>
    `.css-${id}{margin:0}@layer recipes{@media print{.css-${id}:hover{color:red}}}`;
  const all = { mark: 'css a b c d e f', css: ['a', 'b', 'c', 'd', 'e', 'f'].map(rule).join('') };
  const global = { mark: 'css-global g', css: '*{margin:0}' };
  expect(firstStyles([global, all], markup)).toEqual({
    first: [global, { mark: 'css a b c f', css: ['a', 'b', 'c', 'f'].map(rule).join('') }],
    rest: [{ mark: 'css d e', css: ['d', 'e'].map(rule).join('') }],
  });
  expect(firstStyles([global, all], markup.replace('css-f', 'css-d css-e css-f')).rest).toEqual([]);
});

test('a rule for elements above and below stays, and so does one of no element', () => {
  const css = '.css-a,.css-d{margin:0}@keyframes k{to{rotate:"}"}}.css-d{padding:0}';
  const { first, rest } = firstStyles([{ mark: 'css a d', css }], markup);
  expect(first.map((style) => style.css).join('')).toBe(
    '.css-a,.css-d{margin:0}@keyframes k{to{rotate:"}"}}',
  );
  expect(rest.map((style) => style.css).join('')).toBe('.css-d{padding:0}');
});
