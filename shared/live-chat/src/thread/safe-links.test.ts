import { expect, test } from 'vitest';
import { pieces } from './safe-links.ts';

const links = (text: string) => pieces(text).flatMap((piece) => ('href' in piece ? [piece.href] : []));

test('addresses of the web become links, the sentence around them does not', () => {
  expect(pieces('See https://portal.test/faqs?x=1, or (http://example.org/a).')).toEqual([
    { text: 'See ' },
    { text: 'https://portal.test/faqs?x=1', href: 'https://portal.test/faqs?x=1' },
    { text: ', or (' },
    { text: 'http://example.org/a', href: 'http://example.org/a' },
    { text: ').' },
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'jhttp//x',
  '<img src=x onerror=alert(1)>',
  'https://bank.example@evil.test/',
  'vbscript:x file:///etc/passwd //evil.test',
])('%s stays text', (text) => {
  expect(links(text)).toEqual([]);
  expect(
    pieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('letters that look like others show as what they are', () => {
  expect(links('https://аpple.com')).toEqual(['https://xn--pple-43d.com/']);
});

test('a hundred thousand characters take no time', () => {
  expect(pieces('https://'.repeat(12_500)).length).toBeGreaterThan(0);
  expect(pieces('.'.repeat(100_000))).toHaveLength(1);
});
