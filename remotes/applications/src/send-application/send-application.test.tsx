// @vitest-environment jsdom

import { completeCredit } from '@portal/application-form/complete-example';
import { getApplication, resubmit } from '@portal/contracts/calls/applications/applications';
import { getTimeline } from '@portal/contracts/calls/applications/conversation';
import { apply, applyOnBehalf, saveDraft, tickRequest } from '@portal/contracts/calls/applications/drafts';
import { getFund } from '@portal/contracts/calls/funds/funds';
import { changeLanguage } from '@portal/platform';
import { act, screen, userEvent, waitFor, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { done } from '../../test/done.ts';
import { draftOf, ownerApplication } from '../../test/example-draft.ts';
import { creditFund } from '../../test/example-fund.ts';
import { openForm } from '../../test/open-form.ts';

const sent = {
  id: 'app_1',
  applicationNumber: 'CF-2026-000016',
  status: 'SUBMITTED' as const,
  version: 1,
  submittedAt: '2026-11-20T11:05:00.000000Z',
  receipt: { sha256: 'ab12'.repeat(16), at: '2026-11-20T11:05:00.000000Z' },
  rowVersion: 5,
};
const timeline = {
  events: [],
  stages: [
    {
      stage: 'SENT' as const,
      state: 'DONE' as const,
      startedAt: sent.submittedAt,
      endedAt: null,
      dueAt: null,
    },
    { stage: 'DECISION' as const, state: 'UPCOMING' as const, startedAt: null, endedAt: null, dueAt: null },
  ],
  usualDays: { from: 30, to: 45 },
  turn: 'FUND' as const,
};
const button = (name: string) => screen.findByRole('button', { name });

test('a complete form is sent once, whatever is pressed, and leads to its receipt', async () => {
  const { api } = await openForm({ page: 'check', answers: completeCredit });
  const release = api.hold(apply, { data: sent, message: '' });
  api.answer(getApplication, { data: ownerApplication(), message: '' });
  api.answer(getTimeline, { data: timeline, message: '' });
  await userEvent.dblClick(await button('Send application'));
  release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your application is sent' })).toBeTruthy();
  // As right below “Your changes are sent”, in languages where a pronoun would have to agree.
  expect(screen.getByText('The Fund has received your application')).toBeTruthy();
  expect(api.sent(apply)).toEqual([{ draftId: 'app_1', rowVersion: 4, language: 'en' }]);
  expect(screen.getByText('CF-2026-000016')).toBeTruthy();
  expect(screen.getByText('ab12'.repeat(16))).toBeTruthy();
  expect(await screen.findByText('Usually 30 to 45 days')).toBeTruthy();
});

test('the mails are in the language that the page has when it is sent', async () => {
  const { api } = await openForm({ page: 'check', answers: completeCredit });
  api.answer(apply, { data: sent, message: '' });
  const send = await button('Send application');
  await act(() => changeLanguage('fr'));
  await userEvent.click(send);
  await expect.poll(() => api.sent(apply)).toMatchObject([{ language: 'fr' }]);
  await act(() => changeLanguage('en'));
});

test('who enters it for somebody else says in what language that person reads', async () => {
  const { api } = await openForm({
    page: 'check',
    answers: {
      ...completeCredit,
      applicant: {
        firstName: 'Kojo',
        lastName: 'Antwi',
        email: 'kojo@farm.example',
        phone: '+233201112222',
        channel: 'PHONE',
        authorityFileKey: 'f1',
      },
    },
    draft: { isOnBehalf: true },
  });
  api.answer(applyOnBehalf, { data: sent, message: '' });
  await userEvent.selectOptions(await screen.findByLabelText('Language of e-mails to the applicant'), 'sw');
  await userEvent.click(await button('Send application'));
  await expect.poll(() => api.sent(applyOnBehalf)).toMatchObject([{ draftId: 'app_1', language: 'sw' }]);
});

test('a form that is not complete cannot be sent, and says what is missing where', async () => {
  await openForm({ page: 'check', answers: { ...completeCredit, financing: {}, documents: {} } });
  expect(await button('Send application')).toHaveProperty('disabled', true);
  expect(screen.getByText('Sending opens when all sections are complete.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose a file for “Business plan”.' })).toBeTruthy();
  const line = screen.getByRole('link', { name: 'Fill in “Project cost”.' });
  await userEvent.click(line);
  const field = await screen.findByLabelText('Project cost');
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('where only scanned files are sent, the button waits and says for which', async () => {
  const file = {
    fileKey: 'f1',
    docType: 'BUSINESS_PLAN' as const,
    fileName: 'Plan.pdf',
    mime: 'application/pdf',
    size: 1024,
    sha256: 'ab'.repeat(32),
    scanStatus: 'CLEAN' as const,
    wasScanned: false,
  };
  const draft = { documents: [file, { ...file, fileKey: 'f2', fileName: 'Seen.pdf', wasScanned: true }] };
  await openForm({ page: 'check', answers: completeCredit, draft: { ...draft, requiresScan: true } });
  expect(await button('Send application')).toHaveProperty('disabled', true);
  expect(
    screen.getByText('Only files that were scanned for viruses can be sent. Not scanned yet: Plan.pdf.'),
  ).toBeTruthy();
});

test('a refusal names the answer that it is about, and nothing is lost', async () => {
  const { api } = await openForm({ page: 'check', answers: completeCredit });
  api.refuse(apply, 422, {
    error: 'application_incomplete',
    message: 'The application is not complete.',
    fields: [{ field: 'documents.AUDITED_ACCOUNTS', code: 'not_clean', message: 'This file was not safe.' }],
  });
  await userEvent.click(await button('Send application'));
  const line = await screen.findByRole('link', { name: 'This file was not safe.' });
  expect(line.getAttribute('href')).toBe('/application/fund_credit/documents');
  expect(await button('Send application')).toHaveProperty('disabled', false);
});

test('who hears nothing of what was sent is not told that it was not, and may send again', async () => {
  const { api } = await openForm({ page: 'check', answers: completeCredit });
  const send = await button('Send application');
  api.setOffline(true);
  await userEvent.click(send);
  const problem = (await screen.findByText('An error has occurred')).closest('[role=alert]');
  expect(problem?.textContent).toContain('it is not certain that the application was sent');
  expect(problem?.textContent).toContain('There is no connection. Check it and try again.');
  expect(send).toHaveProperty('disabled', false);
});

test('answers that a busy portal does not take yet hold up no section, and nothing is sent without them', async () => {
  const { api } = await openForm({ page: 'declarations', answers: completeCredit });
  api.refuse(saveDraft, 503, { error: 'unavailable', message: 'The service is busy.' });
  const name = await screen.findByLabelText('Signed by (full name)');
  await userEvent.type(name, ' Mensah');
  await screen.findByText('Not saved yet, kept on this device. Tried again by itself.');
  await userEvent.click(await button('Save and continue'));
  await userEvent.click(await button('Send application'));
  const problem = (await screen.findByText('An error has occurred')).closest('[role=alert]');
  expect(problem?.textContent).toContain('your last answers are on this device and not saved yet');
  expect(api.sent(apply)).toEqual([]);
});

const request = {
  id: 'req_1',
  section: 'financing' as const,
  field: 'otherFunding',
  text: 'Please state how it is secured.',
  doneAt: null,
};

const returnRequest = {
  sections: ['financing' as const],
  message: 'Please say more.',
  requests: [request],
  dueAt: '2026-12-04T23:59:59.000000Z',
  returnedAt: '2026-11-20T09:00:00.000000Z',
};

test('what the fund came to ask in a section that stays closed holds up nothing', async () => {
  const organisation = { ...completeCredit.organisation, registrationNumber: null };
  await openForm({
    page: 'check',
    answers: { ...completeCredit, organisation },
    draft: { status: 'RETURNED', returnRequest },
  });
  expect(await button('Send the changes')).toHaveProperty('disabled', false);
});

test('a returned application is sent again as such; unchanged it is refused', async () => {
  const { api } = await openForm({
    page: 'check',
    answers: completeCredit,
    draft: { status: 'RETURNED', returnRequest },
  });
  api.refuse(resubmit, 409, { error: 'nothing_changed', message: 'Nothing has been changed yet.' });
  await userEvent.click(await button('Send the changes'));
  expect(await screen.findByText('Nothing has been changed yet.')).toBeTruthy();
  expect(api.sent(resubmit)).toEqual([{ rowVersion: 4 }]);
  api.refuse(resubmit, 500, { error: 'internal_error', message: '', error_description: '' });
  await userEvent.click(await button('Send the changes'));
  expect(await screen.findByText('Failed to resubmit application')).toBeTruthy();
});

test('a request stands with the answers before and after, and is named before sending until it is ticked off', async () => {
  const draft = {
    status: 'RETURNED' as const,
    returnRequest,
    changes: [{ section: 'financing' as const, field: 'otherFunding', old: '100.00', new: '619500.00' }],
  };
  const { api } = await openForm({ page: 'check', answers: completeCredit, draft });
  const list = within(await screen.findByRole('list', { name: 'What the Fund asks for' }));
  expect(list.getByText('Please state how it is secured.')).toBeTruthy();
  expect(list.getByText('Before').nextElementSibling?.textContent).toContain('100');
  expect(list.getByText('Now').nextElementSibling?.textContent).toContain('619,500');
  expect(screen.getByText('Not ticked off yet')).toBeTruthy();
  api.answer(
    tickRequest,
    done(
      draftOf(completeCredit, {
        ...draft,
        returnRequest: {
          ...returnRequest,
          requests: [{ ...request, doneAt: '2026-11-25T09:00:00.000000Z' }],
        },
      }),
    ),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /^Done Other/ }));
  await waitFor(() => expect(screen.queryByText('Not ticked off yet')).toBeNull());
  expect(api.sent(tickRequest)).toEqual([{ isDone: true }]);
});

test('a fund that closes before the form is sent says so above the answers, and keeps the draft', async () => {
  const { api } = await openForm({ page: 'check', answers: completeCredit });
  const send = await button('Send application');
  api.refuse(apply, 409, { error: 'fund_closed', message: 'This fund is not open for applications.' });
  api.answer(getFund, done({ ...creditFund, isOpen: false, status: 'CLOSED' }));
  await userEvent.click(send);
  expect(
    await screen.findByText('Your draft is kept. It can be sent when the fund is open again.'),
  ).toBeTruthy();
  await waitFor(() => expect(send.hasAttribute('disabled')).toBe(true));
  expect(screen.getByText('The application was not sent.')).toBeTruthy();
});
