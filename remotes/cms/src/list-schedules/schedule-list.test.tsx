// @vitest-environment jsdom
import * as calls from '@portal/contracts/calls/content/content';
import * as editing from '@portal/contracts/calls/content/editing';
import { listFaqs } from '@portal/contracts/calls/content/faqs';
import type { Section } from '@portal/contracts/content/section.schemas';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import { faq } from '../../test/faq.ts';
import area from '../expose.ts';

test('what goes public by itself is in one list: sections, and entries of the lists, but not what is open', async () => {
  const api = fakeApi();
  const section = { key: 'about-us', lang: 'en', data: { en: { title: 'About', lead: 'Us' } }, states: {} };
  api.answer(calls.getContent, { data: [section as unknown as Section], message: '' }); // only what the page shows
  api.answer(editing.noteContentEditor, { data: { others: [], rowVersion: 1 }, message: '' });
  const schedule = {
    publishAt: '2099-01-04T06:00:00Z',
    createdBy: null,
    createdAt: '2026-11-21T08:31:00.000Z',
    isBehindDraft: false,
    reason: null,
  };
  const about = { ...schedule, id: 'sch_a', kind: 'sections', contentId: 'about-us', lang: 'fr' } as const;
  const here = { ...about, id: 'sch_c', lang: 'en' } as const;
  const question = { ...schedule, id: 'sch_b', kind: 'faqs', contentId: 'faq_a', lang: 'sw' } as const;
  api.answer(editing.listContentSchedules, {
    data: [
      { ...about, state: 'WAITING' },
      { ...here, state: 'WAITING' },
      { ...question, state: 'FAILED' },
    ],
    message: '',
  });
  const named = faq({ question: { en: 'Who may apply?' } });
  api.answer(listFaqs, { data: [named], message: '', total: 1, page: 1, pageSize: 1 });
  await renderArea(area, { at: '/workspace/content-management/about-us?text=en', user: admin });
  const list = within(await screen.findByRole('list', { name: 'Planned publications' }));
  expect(await list.findByRole('link', { name: 'About us, Français' })).toBeDefined();
  const link = await list.findByRole('link', { name: 'Questions, Who may apply?, Kiswahili' });
  expect(link.getAttribute('href')).toBe('/workspace/content-management/faqs-list/faq_a?text=sw');
  expect(list.getByText(/^Could not be published on/)).toBeDefined();
  // Beside its form, with the way to call it off.
  await screen.findByRole('button', { name: 'Cancel' });
  expect(list.queryByRole('link', { name: 'About us, English' })).toBeNull();
});

test('a plan that somebody else cancelled first is off the list, and cancelling is asked for once', async () => {
  const api = fakeApi();
  const section = { key: 'about-us', lang: 'en', data: { en: { title: 'About', lead: 'Us' } }, states: {} };
  api.answer(calls.getContent, { data: [section as unknown as Section], message: '' }); // only what the page shows
  api.answer(editing.noteContentEditor, { data: { others: [], rowVersion: 1 }, message: '' });
  api.answer(editing.listContentSchedules, {
    data: [
      {
        id: 'sch_a',
        kind: 'sections',
        contentId: 'about-us',
        lang: 'en',
        publishAt: '2099-01-04T06:00:00Z',
        createdBy: null,
        createdAt: '2026-11-21T08:31:00.000Z',
        isBehindDraft: false,
        reason: null,
        state: 'WAITING',
      },
    ],
    message: '',
  });
  const release = api.hold(editing.cancelContentSchedule, { data: null, message: '' });
  await renderArea(area, { at: '/workspace/content-management/about-us?text=en', user: admin });
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await userEvent.click(cancel);
  await userEvent.click(cancel);
  expect(api.sent(editing.cancelContentSchedule)).toHaveLength(1);
  release();
  await expect.poll(() => cancel.getAttribute('aria-disabled')).toBeNull();
  api.refuse(editing.cancelContentSchedule, 404, { error: 'not_found', message: 'It is not there.' });
  api.answer(editing.listContentSchedules, { data: [], message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});
