// @vitest-environment jsdom

import { orderDirectory } from '@portal/contracts/calls/content/content';
import * as calls from '@portal/contracts/calls/content/faqs';
import { getContactMessage } from '@portal/contracts/calls/support/contact-messages';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import { faq } from '../../test/faq.ts';
import area from '../expose.ts';

const open = async (at: string) => {
  const api = fakeApi();
  const data = [
    faq(),
    faq({
      id: 'faq_b',
      question: { en: 'Second?' },
      order: 20,
      isPublished: false,
      state: { status: 'DRAFT', scheduledFor: null },
    }),
  ];
  api.answer(calls.listFaqs, { data, message: '', total: 2, page: 1, pageSize: 2 });
  await renderArea(area, { at: `/workspace/content-management/faqs-list${at}`, user: admin });
  return api;
};

test('the list tells what is public, orders by a button and asks before it deletes', async () => {
  const api = await open('');
  api.answer(orderDirectory, { data: ['faq_b', 'faq_a'], message: 'Ordered.' });
  api.answer(calls.deleteFaq, { data: null, message: 'Deleted.' });
  const second = within((await screen.findByText('Second?')).closest('li') ?? document.body);
  expect(second.getByText('Draft')).toBeDefined();
  expect(second.getByText('1 of 6 languages complete')).toBeDefined();
  // Where the server answers no state yet, the list says so by itself.
  expect(screen.getByText('Published · 1 of 6 languages complete')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Move Second? up' }));
  await expect.poll(() => api.sent(orderDirectory)).toEqual([{ list: 'faqs', ids: ['faq_b', 'faq_a'] }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove First?' }));
  expect(api.sent(calls.deleteFaq)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete for good' }));
  await expect.poll(() => api.sent(calls.deleteFaq).length).toBe(1);
});

test('what moves a question is a button that says which keys do so, in no other language than the page', async () => {
  await open('');
  const handle = await screen.findByRole('button', { name: 'Move Second?' });
  const described = () => document.getElementById(handle.getAttribute('aria-describedby') ?? '')?.textContent;
  await expect.poll(described).toMatch(/^Press space to take an entry/);
  expect(handle.hasAttribute('aria-roledescription')).toBe(false);
});

test('a question that somebody asked begins with their words and the answer that was given', async () => {
  const api = fakeApi();
  api.answer(calls.listFaqs, { data: [faq()], message: '', total: 1, page: 1, pageSize: 1 });
  api.answer(getContactMessage, {
    data: {
      id: 'msg_1',
      ticketNumber: 'CM-2026-000008',
      firstName: 'Ama',
      lastName: 'Owusu',
      email: 'ama@example.org',
      phone: null,
      countryCode: null,
      topic: 'GENERAL',
      applicationNumber: null,
      subject: 'May we apply to both funds?',
      message: 'We are a small company.',
      language: 'en',
      status: 'ANSWERED',
      assignedTo: null,
      replies: [
        {
          id: 'rep_1',
          body: 'Yes, you may.',
          byUserId: 'usr_1',
          byName: 'Esi Boateng',
          sentAt: '2026-11-01T09:00:00Z',
          emailStatus: 'SENT',
        },
      ],
      files: [],
      createdAt: '2026-10-31T09:00:00Z',
      firstReplyAt: '2026-11-01T09:00:00Z',
      rowVersion: 2,
    },
    message: '',
  });
  api.answer(calls.addFaq, { data: faq({ id: 'faq_c' }), message: 'Saved.' });
  await renderArea(area, { at: '/workspace/content-management/faqs-list/new?message=msg_1', user: admin });
  expect(await screen.findByRole('textbox', { name: /^Question/ })).toHaveProperty(
    'value',
    'May we apply to both funds?',
  );
  expect(screen.getByText('Filled in from message CM-2026-000008')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await expect
    .poll(() => api.sent(calls.addFaq))
    .toMatchObject([
      {
        question: { en: 'May we apply to both funds?' },
        answer: { en: 'Yes, you may.' },
        isPublished: false,
      },
    ]);
});

test('a refused French text comes to the front, and what was typed is still there', async () => {
  const api = await open('/new');
  const message = 'Use plain text.';
  api.refuse(calls.addFaq, 400, {
    error: 'invalid_request',
    message,
    fields: [{ field: 'question.fr', code: 'markup', message }],
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Question/ }), 'Who?');
  await userEvent.type(screen.getByRole('textbox', { name: /^Answer/ }), 'You.');
  await userEvent.click(screen.getByRole('button', { name: /^Français/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Question/ }), 'Qui ?');
  await userEvent.click(screen.getByRole('button', { name: /^English/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await expect
    .poll(() => api.sent(calls.addFaq))
    .toMatchObject([{ question: { en: 'Who?', fr: 'Qui ?' }, answer: { en: 'You.' }, order: 30 }]);
  await expect
    .poll(() => screen.getByRole('textbox', { name: /^Question/ }))
    .toHaveProperty('value', 'Qui ?');
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
});

test('questions that could not be read say so, and show once they can', async () => {
  const api = fakeApi();
  api.refuse(calls.listFaqs, 400, { error: 'invalid_request', message: 'No.' });
  await renderArea(area, { at: '/workspace/content-management/faqs-list', user: admin });
  expect(await screen.findByText('Questions cannot be shown right now')).toBeDefined();
  api.answer(calls.listFaqs, { data: [faq()], message: '', total: 1, page: 1, pageSize: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'First?' })).toBeDefined();
});
