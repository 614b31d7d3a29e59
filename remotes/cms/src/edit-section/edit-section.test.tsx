// @vitest-environment jsdom
import * as calls from '@portal/contracts/calls/content/content';
import * as editing from '@portal/contracts/calls/content/editing';
import { listPublicFiles } from '@portal/contracts/calls/kernel/files';
import type {
  ContentSave,
  LanguageState,
  SavedContent,
  Section,
} from '@portal/contracts/content/section.schemas';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import area from '../expose.ts';

const state = (more: Partial<LanguageState> = {}): LanguageState => ({
  status: 'PUBLISHED',
  version: 1,
  publishedVersion: 1,
  translationOf: null,
  isBehind: false,
  scheduledFor: null,
  rowVersion: 1,
  updatedBy: null,
  updatedAt: '2026-11-01T09:00:00Z',
  ...more,
});

const section = (title: string, more: Partial<LanguageState> = {}): Section => ({
  key: 'about-us',
  lang: 'en',
  data: { en: { title: 'About', lead: 'English lead' }, fr: { title, lead: 'Une phrase' } },
  states: { en: state(), fr: state({ translationOf: 1, ...more }) },
});

const open = async (shown = section('À propos'), api = fakeApi()) => {
  api.answer(calls.getContent, { data: [shown], message: '' });
  api.answer(editing.listContentSchedules, { data: [], message: '' });
  api.answer(editing.noteContentEditor, { data: { others: [], rowVersion: 1 }, message: '' });
  api.reply(calls.saveContent, ({ body }) => {
    const { key, lang, data, draft } = body as ContentSave; // what the page sent
    const status = draft ? 'CHANGED' : 'PUBLISHED';
    return {
      data: { key, lang, data, state: state({ status, rowVersion: 2 }) } as SavedContent,
      message: 'Saved.',
    };
  });
  await renderArea(area, { at: '/workspace/content-management/about-us?text=fr', user: admin });
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  return { api, title };
};

test('what goes public meanwhile is taken up while nothing is typed', async () => {
  const planned = { status: 'CHANGED', scheduledFor: '2026-11-28T09:00:00Z' } as const;
  const { api } = await open(section('Plus tard', planned));
  expect(screen.getByRole('link', { name: /^Français.*Changed/ })).toBeDefined();
  // The server is asked every few seconds, and whenever a text is opened.
  api.answer(calls.getContent, { data: [section('Plus tard', { rowVersion: 2 })], message: '' });
  api.answer(editing.noteContentEditor, { data: { others: [], rowVersion: 2 }, message: '' });
  await userEvent.click(screen.getByRole('link', { name: /^English/ }));
  await userEvent.click(screen.getByRole('link', { name: /^Français/ }));
  expect(await screen.findByRole('link', { name: /^Français.*Published/ })).toBeDefined();
  await expect.poll(() => screen.queryByText('Somebody saved this text after you opened it')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), ' encore');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await expect.poll(() => api.sent(calls.saveContent)).toMatchObject([{ rowVersion: 2 }]);
});

test('a draft is sent as one, a publication is not, and each sends its language alone', async () => {
  const { api, title } = await open();
  await userEvent.clear(title);
  await userEvent.type(title, 'Le Fonds');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const data = { title: 'Le Fonds', lead: 'Une phrase' };
  await expect
    .poll(() => api.sent(calls.saveContent))
    .toEqual([{ key: 'about-us', lang: 'fr', data, rowVersion: 1, draft: true }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Publish French' }));
  await expect
    .poll(() => api.sent(calls.saveContent).at(-1))
    .toEqual({ key: 'about-us', lang: 'fr', data, rowVersion: 2 });
});

test('what somebody else saved is shown beside what was typed, and neither is lost', async () => {
  const { api, title } = await open();
  await userEvent.clear(title);
  await userEvent.type(title, 'Mon titre');
  api.refuse(calls.saveContent, 409, { error: 'stale_version', message: 'Somebody saved before you.' });
  api.answer(calls.getContent, { data: [section('Leur titre', { rowVersion: 5 })], message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const list = await screen.findByRole('list', { name: 'Differences' });
  expect(list.textContent).toContain('Leur');
  expect(list.textContent).toContain('Mon');
  expect(title).toHaveProperty('value', 'Mon titre');
  await userEvent.click(screen.getByRole('button', { name: 'Take their text' }));
  await expect.poll(() => title).toHaveProperty('value', 'Leur titre');
});

test('a text that went public with the same words asks for no choice', async () => {
  const { api, title } = await open();
  await userEvent.type(title, ' !');
  api.refuse(calls.saveContent, 409, { error: 'stale_version', message: 'Somebody saved before you.' });
  api.answer(calls.getContent, { data: [section('À propos', { rowVersion: 5 })], message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await expect
    .poll(() => api.sent(calls.saveContent).at(-1))
    .toMatchObject({ data: { title: 'À propos !' }, rowVersion: 5 });
  expect(screen.queryByRole('list', { name: 'Differences' })).toBeNull();
});

test('a field whose text is not the public one says so while it is written', async () => {
  const { title } = await open();
  expect(screen.queryByText('Changed')).toBeNull();
  await userEvent.type(title, ' !');
  expect(await screen.findByText('Changed')).toBeDefined();
  await userEvent.type(title, '{Backspace}{Backspace}');
  await expect.poll(() => screen.queryByText('Changed')).toBeNull();
});

test('of two texts one chooses field by field, and what one did not touch is theirs', async () => {
  const { api, title } = await open();
  await userEvent.clear(title);
  await userEvent.type(title, 'Mon titre');
  api.refuse(calls.saveContent, 409, { error: 'stale_version', message: 'Somebody saved before you.' });
  const theirs = section('Leur titre', { rowVersion: 5 });
  const data = { ...theirs.data, fr: { title: 'Leur titre', lead: 'Leur phrase' } };
  api.answer(calls.getContent, { data: [{ ...theirs, data } as Section], message: '' }); // of the same key
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const ofTitle = await screen.findByRole('group', { name: 'What stays of “Title”' });
  const ofLead = screen.getByRole('group', { name: 'What stays of “Lead”' });
  const pressed = (group: HTMLElement) => group.querySelector('[aria-pressed=true]')?.textContent;
  expect([pressed(ofTitle), pressed(ofLead)]).toEqual(['Mine', 'Theirs']);
  await userEvent.click(screen.getByRole('button', { name: 'Go on with what is chosen' }));
  await expect.poll(() => title).toHaveProperty('value', 'Mon titre');
  expect(screen.getByRole('textbox', { name: /^Lead/ })).toHaveProperty('value', 'Leur phrase');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await expect
    .poll(() => api.sent(calls.saveContent).at(-1))
    .toMatchObject({ data: { title: 'Mon titre', lead: 'Leur phrase' }, rowVersion: 5 });
});

const openBeside = async (name: string, isYou: boolean) => {
  const api = fakeApi();
  const others = [{ name, since: '2026-11-21T08:00:00Z', isYou }];
  api.answer(calls.getContent, { data: [section('À propos')], message: '' });
  api.answer(editing.listContentSchedules, { data: [], message: '' });
  api.answer(editing.noteContentEditor, { data: { others, rowVersion: 1 }, message: '' });
  await renderArea(area, { at: '/workspace/content-management/about-us?text=fr', user: admin });
  return api;
};

test('somebody else at the same text is told by name', async () => {
  const api = await openBeside('Josué Mutabazi', false);
  expect(await screen.findByText('Josué Mutabazi has this text open too')).toBeDefined();
  expect(api.sent(editing.noteContentEditor)[0]).toMatchObject({
    kind: 'sections',
    id: 'about-us',
    lang: 'fr',
  });
});

test('whoever has the same text open in another window is not told of somebody else', async () => {
  await openBeside('Nomvula Dlamini', true);
  expect(await screen.findByText('You have this text open in another window too')).toBeDefined();
});

test('the English text below a field keeps its own direction', async () => {
  await open();
  const hint = screen.getByText('English lead');
  expect(hint.getAttribute('lang')).toBe('en');
  expect(hint.getAttribute('dir')).toBe('ltr');
  expect(hint.parentElement?.textContent).toBe('English: English lead');
});

test('a draft may have blanks, which are named; publishing it says what is missing beside the field', async () => {
  const { api, title } = await open();
  api.reply(calls.saveContent, ({ body }) => {
    const { key, lang, data } = body as ContentSave; // what the page sent
    const missing = ['data.title'];
    return {
      data: { key, lang, data, state: state({ status: 'CHANGED', rowVersion: 2, missing }) } as SavedContent,
      message: 'Saved.',
    };
  });
  await userEvent.clear(title);
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const list = await screen.findByRole('list', { name: /^To be filled in before/ });
  expect(list.textContent).toBe('Title');
  expect(api.sent(calls.saveContent).at(-1)).toMatchObject({ draft: true, data: { title: '' } });
  expect(await screen.findByRole('button', { name: 'Publish later' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Publish French' }));
  await expect.poll(() => title.getAttribute('aria-invalid')).toBe('true');
  expect(api.sent(calls.saveContent)).toHaveLength(1);
});

const atTitle = (message: string) => ({
  error: 'invalid_request' as const,
  message: 'Please check the marked fields.',
  fields: [{ field: 'data.title', code: 'any', message }],
});

test.each([
  ['a text that is too long', 400, atTitle('At most 160 characters.'), 'At most 160 characters.'],
  [
    'a script',
    400,
    atTitle('Write plain text here: remove the HTML.'),
    'Write plain text here: remove the HTML.',
  ],
  [
    'too much in one section',
    413,
    { error: 'payload_too_large', message: 'This is too large.' },
    'This is too large.',
  ],
] as const)('%s is refused with its reason, and what was typed stays', async (_, status, body, reason) => {
  const { api, title } = await open();
  await userEvent.clear(title);
  await userEvent.type(title, 'Mon long titre');
  api.refuse(calls.saveContent, status, body);
  await userEvent.click(screen.getByRole('button', { name: 'Publish French' }));
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  await expect.poll(() => title.getAttribute('aria-invalid') === 'true').toBe(status === 400);
  expect(title).toHaveProperty('value', 'Mon long titre');
});

test('a translation that English has moved on from says since when, and in which words', async () => {
  const moved = section('À propos', { isBehind: true });
  const api = fakeApi();
  const facts = { publishedBy: null, publishedAt: '2026-11-01T09:00:00Z' };
  const versions = [3, 2, 1].map((version) => ({ ...facts, version, isPublic: version === 3 }));
  api.answer(editing.listContentVersions, { data: versions, message: '' });
  api.reply(editing.getContentVersion, ({ url }) => {
    const version = Number(url.pathname.split('/').at(-1));
    const data = { title: 'About', lead: version === 1 ? 'English lead' : 'A longer lead' };
    return { data: { version, data, ...facts }, message: '' };
  });
  await open(moved, api);
  expect(await screen.findByText('English changed since this translation')).toBeDefined();
  expect(await screen.findByText(/The English text was edited on/)).toBeDefined();
  await userEvent.click(await screen.findByText('Compare'));
  const list = await screen.findByRole('list', { name: 'Differences' });
  expect(list.textContent).toContain('longer');
});

test('a translation of the English that is public says nothing, nor does English itself', async () => {
  await open();
  expect(screen.queryByText('English changed since this translation')).toBeNull();
});

test('on a small screen the page takes the place of the form, which keeps what was typed', async () => {
  const { title } = await open();
  await userEvent.type(title, ', demain');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const page = await screen.findByTitle('The public page with this text');
  expect(page.getAttribute('src')).toBe('/about-us?preview=frame&lang=fr');
  expect(page.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'À propos, demain');
  expect(screen.queryByTitle('The public page with this text')).toBeNull();
});

test('what is typed is told to the page beside it, once that is ready and from then on', async () => {
  const { title } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const frame = await screen.findByTitle('The public page with this text');
  const page = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
  if (!page) throw new Error('The frame has no window.');
  const heard: unknown[] = [];
  page.postMessage = (message: unknown) => void heard.push(message);
  const says = (source: Window | null) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { portalPreview: 'ready' },
        origin: window.location.origin,
        source,
      }),
    );
  says(window);
  says(page);
  const text = (words: string) => ({
    portalPreview: 'text',
    key: 'about-us',
    lang: 'fr',
    data: { title: words, lead: 'Une phrase' },
  });
  await expect.poll(() => heard).toEqual([text('À propos')]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.type(title, ' !');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText(/^Draft of version 2, seen only by administrators/)).toBeDefined();
});

test('a draft is dropped once, however often the button is pressed', async () => {
  const { api } = await open(section('À propos', { status: 'CHANGED', version: 2, rowVersion: 2 }));
  api.answer(editing.listContentVersions, { data: [], message: '' });
  const release = api.hold(editing.discardDraft, { data: null, message: 'Dropped.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', {
    name: 'Discard the draft',
  });
  await userEvent.click(confirm);
  await userEvent.click(confirm);
  const asked = () => api.requests.filter(({ call }) => call === editing.discardDraft.id);
  expect(asked()).toHaveLength(1);
  release();
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
});

test('an unfinished web address in a folded entry is named and opened, and what is typed stays', async () => {
  const network = { name: 'LinkedIn', link: 'https://linkedin.example', icon: 'linkedin.svg' };
  const data = { en: { title: 'Home', SocialMedia: [network] } };
  const api = fakeApi();
  api.answer(listPublicFiles, { data: [], message: '' });
  await open({ ...section(''), data } as unknown as Section, api); // only what is edited
  const link = screen.getByDisplayValue('https://linkedin.example');
  const entry = link.closest('details');
  await userEvent.clear(link);
  await userEvent.type(link, 'https://');
  if (entry) entry.open = false;
  const fields = [{ field: 'data.SocialMedia.0.link', code: 'url', message: 'Enter a complete address.' }];
  api.refuse(calls.saveContent, 400, { error: 'invalid_request', message: 'Not valid.', fields });
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByRole('link', { name: 'Social media › 1 › Link: Enter a complete address.' });
  expect(entry?.open).toBe(true);
  expect(document.activeElement).toBe(link);
  expect(link).toHaveProperty('value', 'https://');
});

test('the list of sections stays in use while another section is read', async () => {
  const { api } = await open();
  const answer = api.hold(calls.getContent, { data: [section('Mandat')], message: '' });
  const entry = screen.getByRole('link', { name: /^Overview/ });
  await userEvent.click(entry);
  await expect.poll(() => screen.queryByDisplayValue('À propos')).toBeNull();
  expect(document.activeElement).toBe(entry);
  answer();
  expect(await screen.findByDisplayValue('Mandat')).toBeDefined();
  expect(document.activeElement).toBe(entry);
});
