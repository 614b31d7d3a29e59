import { getContent } from '@portal/contracts/calls/content/content';
import type { RichText } from '@portal/contracts/content/rich-text';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

const show = async (body: RichText) => {
  const api = fakeApi();
  api.answer(
    getContent,
    published(
      section('privacy-policy', { title: 'Privacy policy', lead: '', updatedOn: '2025-11-01', body }),
    ),
  );
  await renderArea(area, { at: '/privacy-policy' });
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
};

test('headings, lists and quotes are what they look like', async () => {
  await show([
    { type: 'heading', level: 2, spans: [{ text: 'What we store' }] },
    { type: 'list', ordered: true, items: [[{ text: 'Account' }], [{ text: 'Messages' }]] },
    { type: 'quote', spans: [{ text: 'A quote' }] },
  ]);
  screen.getByRole('heading', { level: 2, name: 'What we store' });
  const lists = screen.getAllByRole('list').filter((list) => within(list).queryByText('Messages'));
  expect(lists.map(({ tagName }) => tagName)).toEqual(['OL']);
  expect(screen.getByRole('blockquote').textContent).toBe('A quote');
});

test('items of a list have their own below them', async () => {
  const items = ['Account', 'Name', 'E-mail', 'Messages'].map((text) => [{ text }]);
  await show([{ type: 'list', ordered: false, items, levels: [0, 1, 1, 0] }]);
  const inner = screen.getByText('Name').closest('ul');
  expect(inner?.textContent).toBe('NameE-mail');
  expect(inner?.parentElement?.closest('ul')?.childElementCount).toBe(2);
});

test('marks stay together with their words', async () => {
  await show([
    { type: 'paragraph', spans: [{ text: 'Read ' }, { text: 'this', strong: true, emphasis: true }] },
  ]);
  expect(screen.getByRole('strong').textContent).toBe('this');
  expect(screen.getByRole('emphasis').textContent).toBe('this');
});

test('a link inside the site and one out of it both work', async () => {
  await show([
    {
      type: 'paragraph',
      spans: [
        { text: 'contact page', href: '/contact-us' },
        { text: 'elsewhere', href: 'https://example.org/a' },
      ],
    },
  ]);
  expect(screen.getByRole('link', { name: 'contact page' }).getAttribute('href')).toBe('/contact-us');
  expect(screen.getByRole('link', { name: 'elsewhere' }).getAttribute('rel')).toBe('noopener noreferrer');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://user@evil.example/'])(
  'a link to %s is shown as plain text',
  async (href) => {
    await show([{ type: 'paragraph', spans: [{ text: 'press me', href }] }]);
    screen.getByText('press me');
    expect(screen.queryByRole('link', { name: 'press me' })).toBeNull();
  },
);

test('text that looks like HTML is text', async () => {
  await show([{ type: 'paragraph', spans: [{ text: '<img src=x onerror=alert(1)>' }] }]);
  screen.getByText('<img src=x onerror=alert(1)>');
});
