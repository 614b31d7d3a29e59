// @vitest-environment jsdom
import * as calls from '@portal/contracts/calls/content/content';
import * as editing from '@portal/contracts/calls/content/editing';
import { listPublicFiles } from '@portal/contracts/calls/kernel/files';
import type { Section } from '@portal/contracts/content/section.schemas';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import area from '../expose.ts';

const post = (slug: string, title: string) => ({
  slug,
  title,
  date: '2026-11-01',
  summary: 'In short.',
  body: [],
  image: { drawing: 'NOTICE', alt: 'A notice', fileKey: '' },
});

const openNews = async () => {
  const api = fakeApi();
  const posts = [post('first-steps', 'First steps'), post('', 'Without an address')];
  api.answer(calls.getContent, {
    data: [
      {
        key: 'news',
        lang: 'en',
        data: { en: { title: 'News', lead: '', posts } },
        states: {},
      } as unknown as Section,
    ], // only what the page shows
    message: '',
  });
  api.answer(editing.listContentSchedules, { data: [], message: '' });
  api.answer(editing.noteContentEditor, { data: { others: [], rowVersion: 1 }, message: '' });
  api.answer(listPublicFiles, { data: [], message: '' });
  await renderArea(area, { at: '/workspace/content-management/news?text=en', user: admin });
  return { posts: within(await screen.findByRole('region', { name: 'Posts' })) };
};

test('the preview of the news shows the list, or the page of the post that is chosen', async () => {
  await openNews();
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  const shown = async () => (await screen.findByTitle('The public page with this text')).getAttribute('src');
  expect(await shown()).toBe('/news?preview=frame&lang=en');
  const choice = screen.getByRole('combobox', { name: 'Page of the preview' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'All posts',
    'First steps',
  ]);
  await userEvent.selectOptions(choice, 'First steps');
  await expect.poll(shown).toBe('/news/first-steps?preview=frame&lang=en');
  await userEvent.selectOptions(choice, 'All posts');
  await expect.poll(shown).toBe('/news?preview=frame&lang=en');
});

test('the form of the address of a post is said before and after it is wrong', async () => {
  const { posts } = await openNews();
  await userEvent.click(posts.getByText('First steps'));
  const address = posts.getByDisplayValue('first-steps');
  await userEvent.clear(address);
  await userEvent.type(address, 'Second Call!');
  await userEvent.click(posts.getByText('First steps'));
  expect(address.closest('details')?.open).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const form = /small letters without accents, digits and hyphens/;
  expect(await posts.findAllByText(form)).toHaveLength(3);
  expect(screen.getByRole('link', { name: /^Posts › 1 › Address: / })).toBeDefined();
  expect(address.closest('details')?.open).toBe(true);
});

test('a post is removed after a question, a new one without words at once', async () => {
  const { posts } = await openNews();
  await userEvent.click(posts.getByText('First steps'));
  await userEvent.click(posts.getByRole('button', { name: 'Remove First steps' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Remove “First steps”?')).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => posts.queryByText('First steps')).toBeNull();
  await userEvent.click(posts.getByRole('button', { name: 'Add a post' }));
  // It is open, to be written at once.
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('data.posts.1.title');
  expect(document.activeElement?.closest('details')?.open).toBe(true);
  await userEvent.click(posts.getByRole('button', { name: 'Remove 2' }));
  await expect.poll(() => posts.queryByRole('button', { name: 'Remove 2' })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
