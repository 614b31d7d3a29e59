import { getContent } from '@portal/contracts/calls/content/content';
import type { Section } from '@portal/contracts/content/section.schemas';
import { changeLanguage } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { act, screen, userEvent, waitFor } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

const terms = (lang: 'en' | 'ar') =>
  section(
    'terms-of-use',
    {
      title: 'Terms of use',
      lead: '',
      updatedOn: '2025-11-01',
      body: [{ type: 'paragraph', spans: [{ text: 'What this portal is.' }] }],
    },
    lang,
  );

const open = async (sections: Section[], language: 'en' | 'ar' = 'en') => {
  const api = fakeApi();
  api.answer(getContent, published(...sections));
  await renderArea(area, { at: '/terms-of-use', language });
  return api;
};

test('a failure says so, and Retry shows the page once the content is back', async () => {
  const api = fakeApi();
  api.refuse(getContent, 500, { error: 'internal_error', message: 'Something broke' });
  await renderArea(area, { at: '/terms-of-use' });
  await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' });
  screen.getByText('Something broke');
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');

  api.answer(getContent, published(terms('en')));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { level: 1, name: 'Terms of use' });
});

test('without a connection the state is the same', async () => {
  const api = fakeApi();
  api.setOffline(true);
  await renderArea(area, { at: '/terms-of-use' });
  await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' });
});

test('a section that nobody has written is an empty page, not a failure', async () => {
  await open([]);
  await screen.findByRole('heading', { level: 1, name: 'This page has no text yet' });
});

test('English that stands in is marked as English', async () => {
  await open([terms('en')], 'ar');
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(title.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
});

test("text in the reader's language carries no mark of its own", async () => {
  await open([terms('ar')], 'ar');
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.closest('[lang]')).toBe(document.documentElement);
});

test('a change of language keeps the old text, marked, until the new one is there', async () => {
  const api = await open([terms('en')]);
  await screen.findByRole('heading', { level: 1, name: 'Terms of use' });
  const release = api.hold(getContent, published(terms('ar')));
  await act(() => changeLanguage('ar'));
  const before = screen.getByRole('heading', { level: 1, name: 'Terms of use' });
  expect(before.closest('[lang]')?.getAttribute('lang')).toBe('en');
  release();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toBe(document.documentElement),
  );
});
