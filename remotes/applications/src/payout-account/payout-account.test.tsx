// @vitest-environment jsdom
import type { AccountHolder } from '@portal/contracts/applications/account-holder';
import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { getAccountHolder, saveAccountHolder } from '@portal/contracts/calls/applications/account-holder';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import { getTimeline, listMessages } from '@portal/contracts/calls/applications/conversation';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import { fakeApi } from '@portal/testing/fake-api';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { done } from '../../test/done.ts';
import { ownerApplication } from '../../test/example-draft.ts';
import { beneficiary } from '../../test/example-people.ts';
import { openAgain } from '../../test/open-again.ts';

const stored: AccountHolder = {
  holder: 'National Treasury',
  bank: 'Central Bank',
  countryCode: 'TN',
  account: 'TN5910006035183598478831',
  bic: null,
  rowVersion: 3,
  updatedAt: '2026-11-21T09:00:00.000000Z',
};

const approved = (given: Partial<OwnerApplication> = {}) => {
  const one = ownerApplication({ status: 'APPROVED', fundType: 'BASE_FUND', ...given });
  return { ...one, applicant: { ...one.applicant, userId: beneficiary.id } };
};

const decided = { stage: 'DECISION', state: 'DONE', startedAt: null, endedAt: null, dueAt: null } as const;

const show = (api: ReturnType<typeof fakeApi>, application: OwnerApplication) => {
  api.answer(getApplication, done(application));
  api.answer(getTimeline, done({ events: [], stages: [decided], usualDays: null, turn: 'NOBODY' as const }));
  api.answer(listMessages, done({ messages: [], unread: 0 }));
  api.answer(listCountries, done([]));
  return openAgain('/workspace/my-applications/app_1');
};

const open = async (application: OwnerApplication, account: AccountHolder | null) => {
  const api = fakeApi();
  const kept = { account };
  api.reply(getAccountHolder, () => done(kept.account));
  api.reply(saveAccountHolder, ({ body }) => {
    kept.account = { ...stored, ...(body as object), bic: null, rowVersion: stored.rowVersion + 1 };
    return { data: kept.account, message: 'The account has been saved.' };
  });
  await show(api, application);
  return api;
};

const card = async () => within(await screen.findByRole('region', { name: 'Account for the payment' }));

test('an account that was stored is shown, and corrected under its version', async () => {
  const api = await open(approved(), stored);
  expect((await card()).getByText('TN59 1000 6035 1835 9847 8831')).toBeTruthy();
  await userEvent.click((await card()).getByRole('button', { name: 'Correct the account' }));
  const bank = (await card()).getByLabelText('Bank');
  await userEvent.clear(bank);
  await userEvent.type(bank, 'Another Bank');
  await userEvent.click((await card()).getByRole('button', { name: 'Save the account' }));
  expect(await (await card()).findByText('Another Bank')).toBeTruthy();
  expect(api.sent(saveAccountHolder)).toEqual([
    {
      holder: 'National Treasury',
      bank: 'Another Bank',
      countryCode: 'TN',
      account: stored.account,
      bic: '',
      rowVersion: 3,
    },
  ]);
});

test('an account typed on an Arabic keyboard is sent as the bank writes it', async () => {
  const api = await open(approved(), stored);
  await userEvent.click((await card()).getByRole('button', { name: 'Correct the account' }));
  const account = (await card()).getByLabelText(/^Account number/);
  await userEvent.clear(account);
  await userEvent.type(account, 'TN٥٩ ١٠٠٠ ٦٠٣٥ ١٨٣٥ ٩٨٤٧ ٨٨٣١');
  await userEvent.click((await card()).getByRole('button', { name: 'Save the account' }));
  await expect.poll(() => api.sent(saveAccountHolder)).toMatchObject([{ account: stored.account }]);
});

test('what the server refuses stands beside its field, and everything typed stays', async () => {
  const api = await open(approved(), stored);
  api.refuse(saveAccountHolder, 400, {
    error: 'invalid_request',
    message: 'Please check what you entered.',
    fields: [{ field: 'bank', code: 'format', message: 'This value has the wrong form.' }],
  });
  await userEvent.click((await card()).getByRole('button', { name: 'Correct the account' }));
  await userEvent.type((await card()).getByLabelText('Bank'), '9');
  await userEvent.click((await card()).getByRole('button', { name: 'Save the account' }));
  expect(await (await card()).findByText('This value has the wrong form.')).toBeTruthy();
  expect((await card()).getByLabelText('Bank')).toHaveProperty('value', `${stored.bank}9`);
});

test.each([
  ['Account number or IBAN', '9', 'Check this IBAN: its check digits do not fit.'],
  ['Account number or IBAN', '-1', 'Use 5 to 34 letters and digits.'],
  ['BIC', 'BCTN', 'Check this BIC: it has 8 or 11 letters and digits.'],
])('what is wrong in %s with %s added is said before anything is sent', async (field, typed, problem) => {
  const api = await open(approved(), stored);
  await userEvent.click((await card()).getByRole('button', { name: 'Correct the account' }));
  await userEvent.type((await card()).getByLabelText(new RegExp(`^${field}`)), typed);
  await userEvent.click((await card()).getByRole('button', { name: 'Save the account' }));
  expect(await (await card()).findByText(problem)).toBeTruthy();
  expect(api.sent(saveAccountHolder)).toEqual([]);
});

test('another account that was told meanwhile takes nothing away that was typed', async () => {
  const api = await open(approved(), stored);
  await userEvent.click((await card()).getByRole('button', { name: 'Correct the account' }));
  await userEvent.type((await card()).getByLabelText('Bank'), ' of Tunisia');
  api.reply(getAccountHolder, () => done({ ...stored, bank: 'Second Bank', rowVersion: 4 }));
  api.refuse(saveAccountHolder, 409, { error: 'stale_version', message: 'Someone else has changed this.' });
  await userEvent.click((await card()).getByRole('button', { name: 'Save the account' }));
  await expect.poll(() => api.requests.filter(({ call }) => call === getAccountHolder.id)).toHaveLength(2);
  expect(await (await card()).findByText('Someone else has changed this.')).toBeTruthy();
  expect((await card()).getByLabelText('Bank')).toHaveProperty('value', 'Central Bank of Tunisia');
});

test('nothing was stored yet: the form is there at once', async () => {
  await open(approved(), null);
  expect((await card()).getByLabelText('Account holder')).toHaveProperty('value', '');
  expect((await card()).queryByRole('button', { name: 'Leave it as it is' })).toBeNull();
  expect((await card()).getByText('8 or 11 letters and digits')).toBeTruthy();
  expect(await screen.findByText('Your turn: enter the account for the payment')).toBeTruthy();
});

test('nothing is called closed before it is read whether an account is wanted', async () => {
  const api = fakeApi();
  const answer = api.hold(getAccountHolder, done(null));
  await show(api, approved());
  const progress = within(await screen.findByRole('region', { name: 'Where it stands' }));
  await progress.findByText('Decision');
  expect(progress.queryByText(/closed/)).toBeNull();
  answer();
  expect(await progress.findByText('Your turn: enter the account for the payment')).toBeTruthy();
});

test.each([
  ['before the approval', approved({ status: 'UNDER_REVIEW' })],
  ['of the Credit Fund', approved({ fundType: 'CREDIT_FUND' })],
  ['for whoever entered it', { ...approved(), applicant: { ...approved().applicant, userId: 'usr_other' } }],
])('there is none %s', async (_, application) => {
  const api = await open(application, null);
  // By now an account that was read would be shown.
  const talk = await screen.findByRole('region', { name: 'Messages' });
  await within(talk).findByText(/^No messages yet/);
  expect(api.requests.map(({ call }) => call)).not.toContain(getAccountHolder.id);
  expect(screen.queryByRole('heading', { name: 'Account for the payment' })).toBeNull();
});
