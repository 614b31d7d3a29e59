import { BENEFICIARY } from '@portal/contracts';
import { listContacts } from '@portal/contracts/calls/content/contacts';
import { getContent } from '@portal/contracts/calls/content/content';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import { getFormToken } from '@portal/contracts/calls/kernel/form-token';
import { sendContactMessage } from '@portal/contracts/calls/support/contact-messages';
import type { Contact } from '@portal/contracts/content/contacts';
import { type User, useSession } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { act, cleanup, screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { published, section } from '../../test/example-content.ts';
import { office } from '../../test/example-office.ts';
import area from '../expose.ts';

const head = { title: 'Head', lead: '' };

const open = async (offices: Contact[] = []) => {
  const api = fakeApi();
  api.answer(
    getContent,
    published(
      section('contact-us', { title: 'Contact us', lead: 'Write.', officesHead: head, formHead: head }),
    ),
  );
  api.answer(listContacts, { data: offices, message: '', total: offices.length, page: 1, pageSize: 10 });
  api.answer(listCountries, { data: [], message: '' });
  api.answer(getFormToken, { data: { token: 'one', expiresIn: 60 }, message: '' });
  await renderArea(area, { at: '/contact-us' });
  await screen.findByRole('button', { name: 'Send message' });
  return api;
};

const applicant: User = {
  id: 'usr_1',
  email: 'ama@example.org',
  firstName: 'Ama',
  lastName: 'Owusu',
  countryCode: 'GH',
  phone: '',
  language: 'en',
  authorities: [BENEFICIARY],
  role: BENEFICIARY,
  isChatAgent: 0,
  mfaEnabled: false,
};

const fillIn = async () => {
  await userEvent.type(screen.getByLabelText('First name'), 'Ama');
  await userEvent.type(screen.getByLabelText('Last name'), 'Owusu');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ama@example.org');
  await userEvent.selectOptions(screen.getByLabelText('Topic'), 'Complaint');
  await userEvent.type(screen.getByLabelText('Subject'), 'A late answer');
  await userEvent.type(screen.getByLabelText('Message'), 'I have waited for three weeks.');
};

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

test('the topics begin with what to do', async () => {
  await open();
  const [first] = within(screen.getByLabelText('Topic')).getAllByRole('option');
  expect(first?.textContent).toBe('Choose a topic');
});

test('who turns out to be signed in finds their own details, and what they typed meanwhile', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('First name'), 'Amina');
  act(() => useSession.setState({ status: 'signed-in', user: applicant }, true));
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ama@example.org');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Amina');
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Owusu');
});

test('an empty form names every missing field, sends nothing and leads to the first', async () => {
  const api = await open();
  await send();
  const summary = await screen.findByRole('alert');
  const lines = within(summary).getAllByRole('link');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Fill in “First name”.',
    'Fill in “Last name”.',
    'Fill in “E-mail”.',
    'Fill in “Topic”.',
    'Fill in “Subject”.',
    'Fill in “Message”.',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(api.sent(sendContactMessage)).toEqual([]);
});

test('a message is sent with what was filled in, and the ticket number is shown', async () => {
  const api = await open();
  api.answer(sendContactMessage, { data: { ticketNumber: 'CM-2025-000012' }, message: '' });
  await fillIn();
  await send();
  await screen.findByText('CM-2025-000012');
  expect(api.sent(sendContactMessage)).toEqual([
    {
      firstName: 'Ama',
      lastName: 'Owusu',
      email: 'ama@example.org',
      topic: 'COMPLAINT',
      subject: 'A late answer',
      message: 'I have waited for three weeks.',
      language: 'en',
    },
  ]);
});

test('a field that the server refuses says why, and everything typed stays', async () => {
  const api = await open();
  api.refuse(sendContactMessage, 400, {
    error: 'invalid_request',
    message: 'Check the fields.',
    fields: [{ field: 'email', code: 'email', message: 'This domain takes no mail.' }],
  });
  await fillIn();
  await send();
  expect(await screen.findAllByText('This domain takes no mail.')).not.toHaveLength(0);
  screen.getByRole('textbox', { name: 'E-mail', description: /This domain takes no mail/ });
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('I have waited for three weeks.');
});

test('without a connection the form says so and keeps the message, which can then be sent', async () => {
  const api = await open();
  await fillIn();
  api.setOffline(true);
  await send();
  await screen.findByText('There is no connection. Check it and try again.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('I have waited for three weeks.');

  api.setOffline(false);
  api.answer(sendContactMessage, { data: { ticketNumber: 'CM-2025-000013' }, message: '' });
  await send();
  await screen.findByText('CM-2025-000013');
});

test('a message that must wait says how long, keeps what was typed and offers the e-mail address', async () => {
  const api = await open([{ ...office, emails: ['fund@example.org'] }]);
  api.refuse(sendContactMessage, 429, {
    error: 'too_many_requests',
    message: 'Too many attempts. Please try again in about 32 minutes.',
  });
  await fillIn();
  await send();
  await screen.findByText('Too many attempts. Please try again in about 32 minutes.');
  const mail = within(await screen.findByRole('status')).getByRole('link');
  const { protocol, pathname, searchParams } = new URL(mail.getAttribute('href') ?? '');
  expect(`${protocol}${pathname}`).toBe('mailto:fund@example.org');
  expect([...searchParams]).toEqual([
    ['subject', 'A late answer'],
    ['body', 'I have waited for three weeks.'],
  ]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('I have waited for three weeks.');
});

test('a message goes with the token that was asked for when the form was shown', async () => {
  const api = await open();
  api.answer(sendContactMessage, { data: { ticketNumber: 'CM-2025-000014' }, message: '' });
  await fillIn();
  await send();
  await screen.findByText('CM-2025-000014');
  const sent = api.requests.find(({ call }) => call === sendContactMessage.id);
  expect(sent?.headers.get('form-token')).toBe('one');
});

test('nobody who uses the keyboard or a screen reader meets the field for robots', async () => {
  await open();
  const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
  expect(names).not.toContain('website');
  expect(document.querySelector<HTMLInputElement>('input[name=website]')?.tabIndex).toBe(-1);
});

test('what was typed is there again after the page was left or loaded anew, until it is sent', async () => {
  await open();
  await fillIn();
  cleanup();
  const api = await open();
  await screen.findByDisplayValue('I have waited for three weeks.');
  expect(screen.getByLabelText('Topic')).toHaveProperty('value', 'COMPLAINT');
  api.answer(sendContactMessage, { data: { ticketNumber: 'CM-2025-000013' }, message: '' });
  await send();
  await screen.findByText('CM-2025-000013');
  cleanup();
  await open();
  expect(await screen.findByLabelText('Message')).toHaveProperty('value', '');
  expect(sessionStorage.getItem('portal_words:visitor:contact')).toBeNull();
});

test('a field that a tab stored before the form lost it is not sent', async () => {
  const stored = { subject: 'A late answer', fax: '+254 20' };
  sessionStorage.setItem('portal_words:visitor:contact', JSON.stringify(stored));
  const api = await open();
  expect(await screen.findByDisplayValue('A late answer')).toBeTruthy();
  await fillIn();
  api.answer(sendContactMessage, { data: { ticketNumber: 'CM-2025-000014' }, message: '' });
  await send();
  await screen.findByText('CM-2025-000014');
  expect(api.sent(sendContactMessage)[0]).not.toHaveProperty('fax');
});
