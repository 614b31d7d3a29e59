// @vitest-environment jsdom
import * as entries from '@portal/contracts/directory-entries/calls';
import type { EntrySchedule } from '@portal/contracts/directory-entries/schemas';
import * as calls from '@portal/contracts/faqs/calls';
import type { Faq } from '@portal/contracts/faqs/schemas';
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

const changed = { state: { status: 'CHANGED', scheduledFor: null } } as const;

const plan: EntrySchedule = {
  id: 'sch_a',
  list: 'faqs',
  entryId: 'faq_a',
  publishAt: '2099-01-04T06:00:00Z',
  state: 'WAITING',
  createdBy: 'Nomvula Dlamini',
  createdAt: '2026-11-21T08:31:00.000Z',
  isBehindDraft: true,
  reason: null,
};

const open = async (row: Faq, at = '/faq_a', plans: EntrySchedule[] = []) => {
  const api = fakeApi();
  api.answer(calls.listFaqs, { data: [row], message: '', total: 1, page: 1, pageSize: 1 });
  api.answer(calls.updateFaq, { data: { ...row, rowVersion: 4 }, message: 'Saved.' });
  api.answer(entries.listEntrySchedules, { data: plans, message: '' });
  await renderArea(area, { at: `/workspace/content-management/faqs-list${at}`, user: admin });
  return api;
};

test('of a public question a draft is saved beside what is public, or it is published', async () => {
  const api = await open(faq('Who?'));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Question/ }), ' When?');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await expect
    .poll(() => api.sent(calls.updateFaq))
    .toMatchObject([{ question: { en: 'Who? When?' }, draft: true, rowVersion: 3 }]);
});

test('a question that nobody sees needs no draft: saving it shows it to nobody', async () => {
  const api = await open(faq('Who?', { isPublished: false, state: { status: 'DRAFT', scheduledFor: null } }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Question/ }), ' When?');
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save the question' }));
  await expect.poll(() => api.sent(calls.updateFaq)).toMatchObject([{ isPublished: false }]);
  expect(api.sent(calls.updateFaq)[0]).not.toHaveProperty('draft');
});

test('a preview saves a draft and shows the public page', async () => {
  const api = await open(faq('Who?'));
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Question/ }), ' When?');
  await userEvent.click(screen.getByRole('button', { name: 'Preview in a new tab' }));
  await expect.poll(() => opened.mock.calls).toEqual([['/faqs?preview', 'portal-preview']]);
  expect(api.sent(calls.updateFaq)).toMatchObject([{ draft: true }]);
});

test('a draft is dropped after a question, and planned for a moment', async () => {
  const api = await open(faq('Who?', changed));
  api.answer(entries.discardEntryDraft, { data: null, message: 'Discarded.' });
  api.answer(entries.scheduleEntry, { data: plan, message: 'Planned.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Publish later' }));
  await userEvent.type(await screen.findByLabelText(/^Date and time/), '2099-01-04T09:00');
  await userEvent.click(screen.getByRole('button', { name: 'Publish at this time' }));
  await expect
    .poll(() => api.sent(entries.scheduleEntry))
    .toMatchObject([{ list: 'faqs', id: 'faq_a', rowVersion: 3 }]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
  expect(api.sent(entries.discardEntryDraft)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard the draft' }));
  await expect.poll(() => api.sent(entries.discardEntryDraft).length).toBe(1);
});

test('a plan says that later words are not part of it, and is called off', async () => {
  const api = await open(faq('Who?', changed), '/faq_a', [plan]);
  api.answer(entries.cancelEntrySchedule, { data: null, message: 'Called off.' });
  expect(await screen.findByText('Later changes of the draft are not part of it.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => api.sent(entries.cancelEntrySchedule).length).toBe(1);
});

test('an old version is compared with what the question says now, and comes back', async () => {
  const api = fakeApi();
  const words = { category: 'GENERAL', question: { en: 'Whom?' }, answer: { en: 'Yes.' } };
  const version = {
    version: 1,
    publishedBy: null,
    publishedAt: '2026-10-01T09:00:00Z',
    isPublic: false,
    words,
  };
  api.answer(calls.listFaqs, { data: [faq('Who?')], message: '', total: 1, page: 1, pageSize: 1 });
  api.answer(entries.listEntrySchedules, { data: [], message: '' });
  api.answer(entries.listEntryVersions, { data: [version], message: '' });
  api.answer(entries.restoreEntryVersion, { data: null, message: 'Restored.' });
  const at = '/workspace/content-management/faqs-list/faq_a/history';
  await renderArea(area, { at, user: admin });
  const list = await screen.findByRole('list', { name: 'Differences' });
  expect(list.textContent).toContain('Whom');
  expect(list.textContent).toContain('Who');
  await userEvent.click(screen.getByRole('button', { name: 'Restore as a draft' }));
  await expect.poll(() => api.sent(entries.restoreEntryVersion)).toEqual([{ rowVersion: 3 }]);
  await expect.poll(() => window.location.pathname).toBe('/workspace/content-management/faqs-list/faq_a');
});
