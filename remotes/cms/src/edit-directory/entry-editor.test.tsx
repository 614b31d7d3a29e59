// @vitest-environment jsdom
import * as editing from '@portal/contracts/calls/content/editing';
import * as calls from '@portal/contracts/calls/content/faqs';
import type { ContentSchedule } from '@portal/contracts/content/editing';
import type { Faq } from '@portal/contracts/content/faqs';
import type { TextState } from '@portal/contracts/content/section.schemas';
import { useNotices } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { expect, test, vi } from 'vitest';
import { admin } from '../../test/admin.ts';
import { faq as exampleFaq } from '../../test/faq.ts';
import area from '../expose.ts';

const faq = (question: string, more: Partial<Faq> = {}) =>
  exampleFaq({
    question: { en: question },
    answer: { en: 'Yes.' },
    state: { status: 'PUBLISHED', scheduledFor: null },
    ...more,
  });

const inState = (status: TextState['status'], more: Partial<TextState> = {}): TextState => ({
  status,
  translationOf: null,
  isBehind: false,
  scheduledFor: null,
  ...more,
});

const changed = {
  state: { status: 'CHANGED', scheduledFor: null, languages: { en: inState('CHANGED') } },
} as const;

const schedule: ContentSchedule = {
  id: 'sch_a',
  kind: 'faqs',
  contentId: 'faq_a',
  publishAt: '2099-01-04T06:00:00Z',
  state: 'WAITING',
  createdBy: 'Nomvula Dlamini',
  createdAt: '2026-11-21T08:31:00.000Z',
  isBehindDraft: true,
  reason: null,
};

const open = async (
  row: Faq,
  at = '/faq_a',
  schedules: ContentSchedule[] = [],
  prepare?: (api: ReturnType<typeof fakeApi>) => void,
) => {
  const api = fakeApi();
  api.answer(editing.noteContentEditor, {
    data: { others: [], rowVersion: row.rowVersion ?? 0 },
    message: '',
  });
  api.answer(calls.listFaqs, { data: [row], message: '', total: 1, page: 1, pageSize: 1 });
  api.answer(calls.updateFaq, { data: { ...row, rowVersion: 4 }, message: 'Saved.' });
  api.answer(editing.listContentSchedules, { data: schedules, message: '' });
  api.answer(editing.listContentVersions, { data: [], message: '' });
  prepare?.(api);
  await renderArea(area, { at: `/workspace/content-management/faqs-list${at}`, user: admin });
  return api;
};

const facts = { publishedBy: null, publishedAt: '2026-10-01T09:00:00Z' };

/** Versions by their number, the newest public. */
const answerVersions = (api: ReturnType<typeof fakeApi>, words: Record<number, object>) => {
  const numbers = Object.keys(words).map(Number).toReversed();
  const data = numbers.map((version, place) => ({ ...facts, version, isPublic: place === 0 }));
  api.answer(editing.listContentVersions, { data, message: '' });
  api.reply(editing.getContentVersion, ({ url }) => {
    const version = Number(url.pathname.split('/').at(-1));
    return { data: { ...facts, version, data: { ...words[version] } }, message: '' };
  });
};

/** Public in English and French, with a draft over the French. */
const french: Partial<Faq> = {
  question: { en: 'Who?', fr: 'Qui donc ?' },
  state: {
    status: 'CHANGED',
    scheduledFor: null,
    languages: { en: inState('PUBLISHED'), fr: inState('CHANGED', { translationOf: 1, isBehind: true }) },
  },
};

test('somebody else at the same question is told by name, and so is a save of theirs', async () => {
  const others = [{ name: 'Josué Mutabazi', since: '2026-11-21T08:00:00Z', isYou: false }];
  const answerWith = (rowVersion: number) => (api: ReturnType<typeof fakeApi>) =>
    api.answer(editing.noteContentEditor, { data: { others, rowVersion }, message: '' });
  const api = await open(faq('First?'), '/faq_a', [], answerWith(3));
  expect(await screen.findByText('Josué Mutabazi has this text open too')).toBeDefined();
  expect(api.sent(editing.noteContentEditor)[0]).toMatchObject({ kind: 'faqs', id: 'faq_a' });
  await open(faq('First?'), '/faq_a', [], answerWith(4));
  expect(await screen.findByText('Somebody saved this text after you opened it')).toBeDefined();
});

test('of a public question a draft is saved beside what is public', async () => {
  const api = await open(faq('Who?'));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Question/ }), ' When?');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await expect
    .poll(() => api.sent(calls.updateFaq))
    .toMatchObject([{ question: { en: 'Who? When?' }, draft: true, rowVersion: 3 }]);
});

test('one language is published alone; what is typed in another is kept as a draft first', async () => {
  const api = await open(faq('Who?', french), '/faq_a?text=fr');
  expect(await screen.findByRole('button', { name: /^Français/, pressed: true })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Publish French' }));
  await expect
    .poll(() => api.sent(calls.updateFaq))
    .toMatchObject([{ question: { fr: 'Qui donc ?' }, isPublished: true, lang: 'fr', rowVersion: 3 }]);
  expect(api.sent(calls.updateFaq)[0]).not.toHaveProperty('draft');
  await userEvent.click(screen.getByRole('button', { name: /^English/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Question/ }), ' When?');
  await userEvent.click(screen.getByRole('button', { name: /^Français/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish French' }));
  await expect
    .poll(() => api.sent(calls.updateFaq).slice(1))
    .toMatchObject([
      { question: { en: 'Who? When?' }, draft: true },
      { isPublished: true, lang: 'fr', rowVersion: 4 },
    ]);
});

test('says that the English changed since, and in which words', async () => {
  const api = fakeApi();
  const words = (en: string) => ({
    category: 'GENERAL',
    question: { en, fr: 'Qui ?' },
    answer: { en: 'Yes.' },
  });
  answerVersions(api, { 1: words('Whom?'), 2: words('Who?') });
  api.answer(calls.listFaqs, { data: [faq('Who?', french)], message: '', total: 1, page: 1, pageSize: 1 });
  api.answer(editing.listContentSchedules, { data: [], message: '' });
  await renderArea(area, { at: '/workspace/content-management/faqs-list/faq_a?text=fr', user: admin });
  expect(await screen.findByText('English changed since this translation')).toBeDefined();
  await userEvent.click(await screen.findByText('Compare'));
  const list = await screen.findByRole('list', { name: 'Differences' });
  expect(list.textContent).toContain('Whom');
});

test('a question that nobody sees is published in English first', async () => {
  const state = { status: 'DRAFT', scheduledFor: null, languages: { en: inState('DRAFT') } } as const;
  const api = await open(faq('Who?', { isPublished: false, state }));
  // On a wide screen, where the buttons stand beside the title.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  await userEvent.click(await screen.findByRole('button', { name: /^Français/ }));
  expect(await screen.findByRole('button', { name: 'Publish French' })).toHaveProperty('disabled', true);
  expect(screen.getByText('The English text is published first.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^English/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish English' }));
  await expect
    .poll(() => api.sent(calls.updateFaq))
    .toMatchObject([{ isPublished: true, lang: 'en', rowVersion: 3 }]);
});

test('a public question is taken off the site, all of its languages at once', async () => {
  const api = await open(faq('Who?', french));
  await userEvent.click(await screen.findByRole('button', { name: 'Take off the public site' }));
  await expect.poll(() => api.sent(calls.updateFaq)).toMatchObject([{ isPublished: false }]);
  expect(api.sent(calls.updateFaq)[0]).not.toHaveProperty('lang');
});

test('the public page beside the form is told what is written, in the language that is shown', async () => {
  await open(faq('Who?'));
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>('The public page with this text');
  expect(frame.getAttribute('src')).toBe('/faqs?preview=frame&lang=en');
  const told = vi.fn();
  const source = frame.contentWindow;
  vi.spyOn(source ?? window, 'postMessage').mockImplementation(told);
  const data = { portalPreview: 'ready' };
  window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source }));
  await expect
    .poll(() => told.mock.calls[0]?.[0])
    .toMatchObject({
      portalPreview: 'entry',
      list: 'faqs',
      entry: { id: 'faq_a', question: { en: 'Who?' }, isPublished: true },
      anchor: 'faq_a',
    });
});

test('a draft is dropped after a question, and scheduled for a moment', async () => {
  const api = await open(faq('Who?', changed));
  api.answer(editing.discardDraft, { data: null, message: 'Discarded.' });
  api.answer(editing.scheduleContent, { data: schedule, message: 'Planned.' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Group' }), 'CREDIT_FUND');
  await userEvent.click(screen.getByRole('button', { name: 'Publish later' }));
  const notices = () => useNotices.getState().shown.map(({ description }) => description);
  await expect.poll(notices).toContain('Save the draft first.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'GENERAL');
  await userEvent.click(screen.getByRole('button', { name: 'Publish later' }));
  await userEvent.type(await screen.findByLabelText(/^Date and time/), '2099-01-04T09:00');
  await userEvent.click(screen.getByRole('button', { name: 'Publish at this time' }));
  await expect
    .poll(() => api.sent(editing.scheduleContent))
    .toMatchObject([{ kind: 'faqs', id: 'faq_a', rowVersion: 3, lang: 'en' }]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
  expect(api.sent(editing.discardDraft)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard the draft' }));
  await expect.poll(() => api.sent(editing.discardDraft).length).toBe(1);
});

test('Enter in a field saves a draft: it neither hides what is public nor publishes it', async () => {
  const api = await open(faq('Who?', changed));
  const question = await screen.findByDisplayValue('Who?');
  // Safari presses the first that is laid out.
  const [first] = document.querySelectorAll('form button[type=submit]');
  expect(first && getComputedStyle(first).display).not.toBe('none');
  await userEvent.type(question, '!{Enter}');
  await expect.poll(() => api.sent(calls.updateFaq)).toMatchObject([{ isPublished: true, draft: true }]);
});

test('a schedule says that later words are not part of it, and is called off', async () => {
  const api = await open(faq('Who?', changed), '/faq_a', [schedule]);
  api.answer(editing.cancelContentSchedule, { data: null, message: 'Called off.' });
  expect(await screen.findByText('Later changes of the draft are not part of it.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => api.sent(editing.cancelContentSchedule).length).toBe(1);
});

test('a schedule is moved from the moment that it has', async () => {
  const api = await open(faq('Who?', changed), '/faq_a', [schedule]);
  api.answer(editing.scheduleContent, { data: schedule, message: 'Planned.' });
  await screen.findByText('Later changes of the draft are not part of it.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish later' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish at this time' }));
  const publishAt = new Date(schedule.publishAt).toISOString();
  await expect.poll(() => api.sent(editing.scheduleContent)).toMatchObject([{ publishAt }]);
});

test('an old version is compared with what the question says now, and comes back', async () => {
  const api = fakeApi();
  const words = { category: 'GENERAL', answer: { en: 'Yes.' } };
  answerVersions(api, {
    1: { ...words, question: { en: 'Whom?' } },
    2: { ...words, question: { en: 'Who?' } },
  });
  api.answer(calls.listFaqs, { data: [faq('Who?')], message: '', total: 1, page: 1, pageSize: 1 });
  api.answer(editing.listContentSchedules, { data: [], message: '' });
  api.answer(editing.restoreContentVersion, { data: null, message: 'Restored.' });
  const at = '/workspace/content-management/faqs-list/faq_a/history';
  await renderArea(area, { at, user: admin });
  // The public version is there already.
  const newest = await screen.findByRole('link', { name: /^Version 2\b/ });
  expect(screen.queryByRole('button', { name: 'Restore as a draft' })).toBeNull();
  expect(newest.getAttribute('aria-current')).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: /^Version 1/ }));
  const list = await screen.findByRole('list', { name: 'Differences' });
  expect(list.textContent).toContain('Whom');
  expect(list.textContent).toContain('Who');
  await userEvent.click(screen.getByRole('button', { name: 'Restore as a draft' }));
  await expect.poll(() => api.sent(editing.restoreContentVersion)).toEqual([{ rowVersion: 3 }]);
  await expect.poll(() => window.location.pathname).toBe('/workspace/content-management/faqs-list/faq_a');
});

test('before publishing one language it is said which facts change in all of them', async () => {
  const draft = { ...french, category: 'CREDIT_FUND' as const };
  await open(faq('Who?', draft), '/faq_a?text=fr', [], (api) =>
    answerVersions(api, { 3: { ...faq('Who?', french), category: 'GENERAL' } }),
  );
  expect(await screen.findByText('Changes in every language: Group')).toBeDefined();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'General');
  await expect.poll(() => screen.queryByText(/^Changes in every language/)).toBeNull();
});

test('the history of a question that is no longer there says so, and one that cannot be read why', async () => {
  const api = fakeApi();
  answerVersions(api, {});
  api.refuse(calls.listFaqs, 503, { error: 'unavailable', message: 'Not now.' });
  await renderArea(area, { at: '/workspace/content-management/faqs-list/faq_z/history', user: admin });
  await screen.findByText('Not now.');
  api.answer(calls.listFaqs, { data: [], message: '', total: 0, page: 1, pageSize: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('This question is no longer there.');
});
