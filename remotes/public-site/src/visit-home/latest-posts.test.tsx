import { getContent } from '@portal/contracts/calls/content/content';
import type { NewsPost } from '@portal/contracts/content/sections';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { home, published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

const post = (slug: string, date: string): NewsPost => ({
  slug,
  kind: 'NEWS',
  title: `About ${slug}`,
  date,
  image: { drawing: 'CALENDAR', strip: 'BOTH', alt: '' },
  summary: 'What it says.',
  body: [{ type: 'paragraph', spans: [{ text: 'All of it.' }] }],
});

/** As editors add them: the newest last. */
const posts = [
  post('opening', '2025-09-30'),
  post('days', '2025-11-12'),
  post('criteria', '2025-10-21'),
  post('results', '2025-12-01'),
];

const postsHead = { ...home.postsHead, title: 'Latest posts' };

const titles = async (latestPosts: string[]) => {
  const news = { title: 'News', lead: '', posts };
  fakeApi().answer(
    getContent,
    published(section('home', { ...home, latestPosts, postsHead }), section('news', news)),
  );
  await renderArea(area, { at: '/' });
  const shown = within(await screen.findByRole('region', { name: postsHead.title }));
  return (await shown.findAllByRole('heading', { level: 3 })).map(({ textContent }) =>
    textContent?.replace('About ', ''),
  );
};

test('a new post is on the home page without being named there', async () => {
  expect(await titles([])).toEqual(['results', 'days', 'criteria']);
});

test('named posts stand first, those that are gone are left out', async () => {
  expect(await titles(['opening', 'gone'])).toEqual(['opening', 'results', 'days']);
});
