import { expect, test } from 'vitest';
import { spansToMarkup } from './readable-content.ts';

test('marks and links show in the line that is compared', () => {
  const spans = [
    { text: 'read ' },
    { text: 'the rules', strong: true, href: '/faqs' },
    { text: ' now', emphasis: true },
  ];
  expect(spansToMarkup(spans)).toBe('read [**the rules**](/faqs)_ now_');
});
