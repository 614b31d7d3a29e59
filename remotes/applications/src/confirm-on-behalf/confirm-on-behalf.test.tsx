// @vitest-environment jsdom
import { completeCredit } from '@portal/application-form/complete-example';
import type { EntryToConfirm } from '@portal/contracts/applications/on-behalf';
import { confirmEntry, readEntry, refuseEntry } from '@portal/contracts/calls/applications/on-behalf';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { done } from '../../test/done.ts';
import area from '../expose.ts';

const entry: EntryToConfirm = {
  applicationNumber: 'CF-2026-000016',
  fundType: 'CREDIT_FUND',
  currency: 'USD',
  projectTitle: 'Cold storage for regional grain trade',
  applicant: { firstName: 'Kojo', lastName: 'Antwi', email: 'kojo@farm.example' },
  organisationName: 'Antwi Grain Mills',
  amountRequested: { amount: '250000.00', currency: 'USD' },
  answers: {
    ...completeCredit,
    applicant: {
      firstName: 'Kojo',
      lastName: 'Antwi',
      email: 'kojo@farm.example',
      phone: '+233201112222',
      channel: 'PAPER',
      authorityFileKey: 'file_mandate',
    },
  },
  documents: [],
  submittedAt: '2026-11-20T09:12:00.000Z',
};
const proof = { token: 'token-of-the-mail' };

const open = async (address = `/confirm-application#token=${proof.token}`) => {
  const api = fakeApi();
  api.answer(readEntry, done(entry));
  api.answer(
    confirmEntry,
    done({ applicationNumber: entry.applicationNumber, projectTitle: null, confirmedAt: entry.submittedAt }),
  );
  api.answer(refuseEntry, done({ applicationNumber: entry.applicationNumber, refusedAt: entry.submittedAt }));
  await renderArea(area, { at: address });
  return api;
};

test('opening the link shows applicant, amount and answers, and only the button confirms', async () => {
  const api = await open();
  await screen.findByText('Kojo Antwi');
  screen.getByText('Antwi Grain Mills');
  screen.getByText(/USD.250,000/);
  screen.getByText(completeCredit.project?.summary ?? '');
  screen.getByText('Stored file');
  expect(api.sent(confirmEntry)).toEqual([]);
  const [confirm] = screen.getAllByRole('button', { name: 'Confirm: this is my application' });
  if (!confirm) throw new Error('no button');
  await userEvent.click(confirm);
  await screen.findByText('The application is confirmed');
  expect(api.sent(confirmEntry)).toEqual([proof]);
});

test('who did not agree says so there, with a reason', async () => {
  const api = await open();
  const [refuse] = await screen.findAllByRole('button', { name: 'I did not agree to this' });
  if (!refuse) throw new Error('no button');
  await userEvent.click(refuse);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'I know nothing of it.');
  await userEvent.click(dialog.getByRole('button', { name: 'I did not agree to this' }));
  await screen.findByText('The Fund has been told');
  expect(api.sent(refuseEntry)).toEqual([{ ...proof, reason: 'I know nothing of it.' }]);
  expect(api.sent(confirmEntry)).toEqual([]);
});

test('number and code lead to the same page', async () => {
  const api = await open('/confirm-application');
  await userEvent.type(await screen.findByLabelText('Application number'), entry.applicationNumber);
  await userEvent.type(screen.getByLabelText('Code from the mail'), '48291375');
  await userEvent.click(screen.getByRole('button', { name: 'Read what was entered' }));
  await screen.findByText('Kojo Antwi');
  expect(api.sent(confirmEntry)).toEqual([]);
});
