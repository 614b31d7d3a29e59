import { getContent } from '@portal/contracts/calls/content/content';
import type { Section } from '@portal/contracts/content/section.schemas';
import { changeLanguage } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { act, screen, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { published } from '../../test/example-content.ts';
import area from '../expose.ts';

const open = async (at: string) => {
  const post = {
    slug: 'opening',
    kind: 'NEWS' as const,
    title: 'The doors are open',
    date: '2025-11-12',
    image: { drawing: 'CALENDAR' as const, strip: 'BOTH' as const, alt: 'A calendar' },
    summary: 'What it says.',
    body: [{ type: 'paragraph' as const, spans: [{ text: 'All of it.' }] }],
  };
  const news = { title: 'News', lead: '', posts: [post] };
  const data = { en: news, fr: { ...news, posts: [] } };
  fakeApi().reply(getContent, ({ url }) => {
    const lang = url.searchParams.get('lang') === 'fr' ? 'fr' : 'en';
    const shown = url.searchParams.has('lang') ? { [lang]: data[lang] } : data;
    return published({ key: 'news', lang, data: shown } as Section);
  });
  await renderArea(area, { at });
};

test('a post has a page of its own: title, day, text, and the way back to all of them', async () => {
  await open('/news/opening');
  const article = await screen.findByRole('article');
  expect(within(article).getByRole('heading', { level: 1 }).textContent).toBe('The doors are open');
  expect(within(article).getByText('12 November 2025').getAttribute('datetime')).toBe('2025-11-12');
  expect(within(article).getByText('All of it.')).toBeDefined();
  const links = within(article)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links.at(-1)).toBe('/news');
});

test('a post that is not there is told so, with ways on', async () => {
  await open('/news/closing');
  await screen.findByRole('heading', { level: 1, name: 'This page does not exist' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/contact-us']);
});

test('in a language without the post the way leads to those that have it', async () => {
  await open('/news/opening');
  await screen.findByRole('article');
  await act(() => changeLanguage('fr'));
  await screen.findByRole('heading', { level: 1, name: 'Cet article n’est pas disponible en français' });
  const link = screen.getByRole('link', { name: 'English' });
  expect(link.getAttribute('href')).toBe('?lang=en');
  expect(screen.getAllByRole('link')).toEqual([link]);
});
