// @vitest-environment jsdom
import * as calls from '@portal/contracts/calls/content/content';
import * as editing from '@portal/contracts/calls/content/editing';
import * as faqs from '@portal/contracts/calls/content/faqs';
import type {
  ContentSave,
  LanguageState,
  SavedContent,
  Section,
} from '@portal/contracts/content/section.schemas';
import { endSession, useLeaveQuestion } from '@portal/platform';
import { type FakeApi, fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { cleanup, screen, userEvent, within } from '@portal/testing/screen';
import { expect, test, vi } from 'vitest';
import { admin } from '../../test/admin.ts';
import { faq } from '../../test/faq.ts';
import area from '../expose.ts';

const state = (rowVersion: number): LanguageState => ({
  status: 'PUBLISHED',
  version: 1,
  publishedVersion: 1,
  translationOf: null,
  isBehind: false,
  scheduledFor: null,
  rowVersion,
  updatedBy: null,
  updatedAt: '2026-11-01T09:00:00Z',
});

const section = (title: string, rowVersion = 1): Section => ({
  key: 'about-us',
  lang: 'en',
  data: { en: { title: 'About', lead: '' }, fr: { title, lead: '' } },
  states: { en: state(1), fr: state(rowVersion) },
});

const about = '/workspace/content-management/about-us';

const apiOf = (shown: Section): FakeApi => {
  const api = fakeApi();
  api.answer(calls.getContent, { data: [shown], message: '' });
  api.answer(editing.listContentSchedules, { data: [], message: '' });
  api.answer(editing.noteContentEditor, { data: { others: [], rowVersion: 1 }, message: '' });
  return api;
};

const open = async () => {
  await renderArea(area, { at: `${about}?text=fr`, user: admin });
  return screen.findByRole('textbox', { name: /^Title/ });
};

const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('portal_draft:'));

const answerSaving = (api: FakeApi) =>
  api.reply(calls.saveContent, ({ body }) => {
    const { key, lang, data } = body as ContentSave; // what the page sent
    return { data: { key, lang, data, state: state(2) } as SavedContent, message: 'Saved.' };
  });

/** As a closed browser or an ended session leaves it. */
const typeAndVanish = async (words: string) => {
  const title = await open();
  await userEvent.clear(title);
  await userEvent.type(title, words);
  await expect.poll(() => localStorage.getItem(kept()[0] ?? '')).toContain(words);
  cleanup();
};

test('what was typed and not saved is back in the form, until it is discarded', async () => {
  apiOf(section('À propos'));
  await typeAndVanish('Presque écrit');
  expect(await open()).toHaveProperty('value', 'Presque écrit');
  expect(await screen.findByText(/^What you typed on .* is back in the form$/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Keep what I typed' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'Presque écrit');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  const again = within(await screen.findByRole('alertdialog'));
  await userEvent.click(again.getByRole('button', { name: 'Discard changes' }));
  await expect
    .poll(() => screen.getByRole('textbox', { name: /^Title/ }))
    .toHaveProperty('value', 'À propos');
  expect(screen.queryByText(/is back in the form/)).toBeNull();
  await expect.poll(kept).toEqual([]);
});

test('a session that ends in the middle of a word takes no letter of it', async () => {
  apiOf(section('À propos'));
  const title = await open();
  await userEvent.clear(title);
  await userEvent.type(title, 'Sans pau');
  endSession('expired');
  cleanup();
  expect(await open()).toHaveProperty('value', 'Sans pau');
});

test('what was saved is no longer kept', async () => {
  const api = apiOf(section('À propos'));
  await typeAndVanish('Enregistré');
  answerSaving(api);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
  await expect.poll(() => api.sent(calls.saveContent)).toMatchObject([{ data: { title: 'Enregistré' } }]);
  await expect.poll(kept).toEqual([]);
});

test('words that come back over what somebody else saved meanwhile do not overwrite it', async () => {
  apiOf(section('À propos'));
  await typeAndVanish('Le mien');
  const api = apiOf(section('Le leur', 7));
  expect(await open()).toHaveProperty('value', 'Le mien');
  api.refuse(calls.saveContent, 409, { error: 'stale_version', message: 'Somebody saved before you.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Somebody else saved this text while you were editing')).toBeDefined();
  expect(api.sent(calls.saveContent)).toMatchObject([{ data: { title: 'Le mien' }, rowVersion: 1 }]);
});

test('another language is one press away: what is typed in this one is saved as a draft first', async () => {
  const api = apiOf(section('À propos'));
  const title = await open();
  await userEvent.type(title, ' et plus');
  await expect.poll(kept).toHaveLength(1);
  api.refuse(calls.saveContent, 409, { error: 'stale_version', message: 'Somebody saved before you.' });
  api.answer(calls.getContent, { data: [section('Leur titre', 5)], message: '' });
  await userEvent.click(screen.getByRole('link', { name: /^Español/ }));
  await screen.findByText('Somebody else saved this text while you were editing');
  expect(window.location.search).toBe('?text=fr');
  expect(title).toHaveProperty('value', 'À propos et plus');
  answerSaving(api);
  await userEvent.click(screen.getByRole('link', { name: /^Español/ }));
  await expect.poll(() => window.location.search).toBe('?text=es');
  expect(api.sent(calls.saveContent).at(-1)).toMatchObject({
    lang: 'fr',
    data: { title: 'À propos et plus' },
    draft: true,
  });
  expect(useLeaveQuestion.getState().question).toBeNull();
  await expect.poll(kept).toEqual([]);
});

test('another section is shown only once the unsaved words of this one are saved or given up', async () => {
  apiOf(section('À propos'));
  const title = await open();
  await userEvent.type(title, ' et plus');
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
  await expect.poll(() => useLeaveQuestion.getState().question).not.toBeNull();
  expect(title).toHaveProperty('value', 'À propos et plus');
  expect(window.location.pathname).toBe(about);
  useLeaveQuestion.getState().question?.leave();
  await expect.poll(() => window.location.pathname).not.toBe(about);
  await expect.poll(kept).toEqual([]);
});

test('a question that was being written is back, and the one that is added takes nothing with it', async () => {
  const api = fakeApi();
  api.answer(faqs.listFaqs, { data: [faq()], message: '', total: 1, page: 1, pageSize: 1 });
  api.answer(editing.noteContentEditor, { data: { others: [], rowVersion: 1 }, message: '' });
  const write = async () => {
    await renderArea(area, { at: '/workspace/content-management/faqs-list/new', user: admin });
    return screen.findByRole('textbox', { name: /^Question/ });
  };
  await userEvent.type(await write(), 'Who may apply?');
  await expect.poll(() => localStorage.getItem(kept()[0] ?? '')).toContain('Who may apply?');
  cleanup();
  expect(await write()).toHaveProperty('value', 'Who may apply?');
  api.answer(faqs.addFaq, { data: faq({ id: 'faq_c' }), message: 'Saved.' });
  await userEvent.type(screen.getByRole('textbox', { name: /^Answer/ }), 'You.');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await expect.poll(() => window.location.pathname).toMatch(/faq_c$/);
  await expect.poll(kept).toEqual([]);
});

test('a browser that refuses storage opens the editor all the same', async () => {
  const refuse = () => {
    throw new DOMException('No storage here.', 'SecurityError');
  };
  const refused = [
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  ];
  const api = apiOf(section('À propos'));
  await open();
  await expect.poll(() => api.sent(editing.noteContentEditor)).toMatchObject([{ id: 'about-us' }]);
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'À propos');
  for (const one of refused) one.mockRestore();
});
