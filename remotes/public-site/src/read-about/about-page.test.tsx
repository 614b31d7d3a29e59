import { getContent } from '@portal/contracts/calls/content/content';
import { listPartners } from '@portal/contracts/calls/content/partners';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

const article = (title: string) => ({
  title,
  body: [{ type: 'paragraph' as const, spans: [{ text: `About ${title}.` }] }],
});

const articles = [
  section('background', article('Background')),
  section('overview', article('Overview')),
  section('mandate', article('Mandate')),
  section('base-fund-mandate', article('Base Fund Mandate')),
  section('credit-fund-mandate', article('Credit Fund Mandate')),
];

const bank = {
  id: 'partner_bank',
  name: { en: 'The Bank' },
  type: 'FUND_MANAGER' as const,
  role: { en: 'Lender' },
  logoFileKey: null,
  logoAlt: { en: '' },
  website: null,
  description: { en: '' },
  order: 1,
  isPublished: true,
};

const open = async (sections = articles) => {
  const api = fakeApi();
  api.answer(
    getContent,
    published(
      section('about-us', { title: 'About the Fund', lead: '' }),
      ...sections,
      section('partners', { title: 'Our Partners', lead: '' }),
    ),
  );
  api.answer(listPartners, { data: [bank], message: '', total: 1, page: 1, pageSize: 10 });
  await renderArea(area, { at: '/about-us' });
  await screen.findByRole('heading', { level: 1, name: 'About the Fund' });
};

const anchors = async () =>
  within(await screen.findByRole('navigation', { name: 'On this page' }))
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '', location.href).hash.slice(1));

test('every anchor of the header is a section of the page, with its text', async () => {
  await open();
  const named = await anchors();
  expect(named).toEqual([
    'background',
    'overview',
    'mandate',
    'base-fund-mandate',
    'credit-fund-mandate',
    'partners',
  ]);
  for (const anchor of named) expect(document.getElementById(anchor)?.tagName).toBe('SECTION');
  expect(await screen.findByText('About Credit Fund Mandate.')).toBeDefined();
  const partners = screen.getByRole('region', { name: 'Our Partners' });
  expect(await within(partners).findByText('The Bank')).toBeDefined();
});

test('an article that nobody has written is left out of page and contents', async () => {
  await open(articles.slice(0, 2));
  expect(await anchors()).toEqual(['background', 'overview', 'partners']);
  expect(document.getElementById('mandate')).toBeNull();
});
