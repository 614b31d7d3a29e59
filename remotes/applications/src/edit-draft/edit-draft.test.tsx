// @vitest-environment jsdom
import type { Draft } from '@portal/contracts/applications/application.schemas';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import {
  createDraft,
  getDraft,
  isApplicationInProgress,
  saveDraft,
} from '@portal/contracts/calls/applications/drafts';
import { getFund } from '@portal/contracts/calls/funds/funds';
import { useSession } from '@portal/platform';
import { writeDeviceCopy } from '@portal/platform/forms';
import { cleanup, screen, userEvent, waitFor, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { draftOf, ownerApplication } from '../../test/example-draft.ts';
import { creditFund } from '../../test/example-fund.ts';
import { beneficiary } from '../../test/example-people.ts';
import { openAgain } from '../../test/open-again.ts';
import { openForm } from '../../test/open-form.ts';

const title = () => screen.findByLabelText('Project title');
const unsaved = () =>
  within(screen.getByRole('region', { name: 'Typed here and not saved' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
    .join(', ');
const saved = () => screen.findByText(/^Saved \d\d:\d\d$/);

const nothingBegun = {
  data: { inProgress: false, applicationId: null, applicationNumber: null, status: null, draftId: null },
  message: '',
};

const retype = async (text: string) => {
  const field = await title();
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('a change saves itself: only its section is sent, on top of the version that was read', async () => {
  const { api } = await openForm({ page: 'project', answers: { organisation: { name: 'Grain Ltd' } } });
  await userEvent.type(await title(), 'Cold storage');
  await saved();
  const bodies = api.sent(saveDraft);
  expect(bodies[0]).toMatchObject({ id: 'app_1', rowVersion: 4 });
  expect(bodies.at(-1)).toMatchObject({ answers: { project: { projectTitle: 'Cold storage' } } });
  expect(bodies.at(-1)).not.toHaveProperty('answers.organisation');
});

test('looking at a section changes nothing', async () => {
  const { api } = await openForm({ page: 'declarations' });
  await userEvent.click(await screen.findByRole('link', { name: 'All sections' }));
  await screen.findByText('0 of 6 sections complete');
  expect(api.sent(saveDraft)).toEqual([]);
});

test('the first answer begins the draft', async () => {
  const { api } = await openForm({ page: 'project' });
  cleanup();
  api.answer(isApplicationInProgress, nothingBegun);
  api.answer(createDraft, { data: draftOf({}, { rowVersion: 1 }), message: '' });
  await openAgain('/application/fund_credit/project');
  expect(api.sent(createDraft)).toEqual([]);
  await userEvent.type(await title(), 'Cold storage');
  await saved();
  expect(api.sent(createDraft)).toEqual([{ fundId: 'fund_credit' }]);
  expect(api.sent(saveDraft).at(-1)).toMatchObject({ rowVersion: 1, id: 'app_1' });
});

test('without a connection the words stay on the device, and go out when it is back', async () => {
  const { api, kept } = await openForm({ page: 'project' });
  await title();
  api.setOffline(true);
  await userEvent.type(await title(), 'Typed on the train');
  await screen.findByText('No connection, kept on this device');
  expect(kept.draft.answers).toEqual({});
  api.setOffline(false);
  window.dispatchEvent(new Event('online'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await saved();
  expect(kept.draft.answers.project?.projectTitle).toBe('Typed on the train');
});

test('words that this device kept are put back and sent, for the same person only', async () => {
  const { kept } = await openForm({ page: '' });
  cleanup();
  useSession.setState({ status: 'signed-in', user: { ...beneficiary, id: 'usr_other' } });
  writeDeviceCopy('application-fund_credit', { project: { projectTitle: 'Words of another' } });
  useSession.setState({ status: 'signed-in', user: beneficiary });
  writeDeviceCopy('application-fund_credit', { project: { projectTitle: 'Typed before the session ended' } });
  await openAgain('/application/fund_credit/project');
  expect(await title()).toHaveProperty('value', 'Typed before the session ended');
  await waitFor(() =>
    expect(kept.draft.answers.project?.projectTitle).toBe('Typed before the session ended'),
  );
});

test('another answer from another window is joined without a question', async () => {
  const { api, saveElsewhere } = await openForm({
    page: 'project',
    answers: { project: { projectTitle: 'Mill', city: 'Accra' } },
  });
  await title();
  saveElsewhere({ project: { projectTitle: 'Mill', city: 'Tema' } });
  await retype('Mill and store');
  await saved();
  expect(screen.getByLabelText('City of the project')).toHaveProperty('value', 'Tema');
  expect(api.sent(saveDraft).at(-1)).toMatchObject({
    rowVersion: 5,
    answers: { project: { projectTitle: 'Mill and store', city: 'Tema' } },
  });
});

const conflict = async (draft: Partial<Draft> = {}) => {
  const opened = await openForm({ page: 'project', answers: { project: { projectTitle: 'Mill' } }, draft });
  await title();
  opened.saveElsewhere({ project: { projectTitle: 'Theirs' } });
  await retype('Mine');
  const question = await screen.findByRole('alertdialog', { name: 'Which answers do you want to keep?' });
  return { ...opened, question };
};

test('the same answer changed twice is shown in both versions, with the time of the other', async () => {
  const { question, api } = await conflict();
  expect(question.textContent).toContain('Mine');
  expect(question.textContent).toContain('Theirs');
  expect(question.textContent).toMatch(/saved 20 Nov 2026, \d\d:\d\d/);
  expect(await screen.findByText('Not saved: choose which answers to keep')).toBeTruthy();
  expect(api.sent(saveDraft)).toHaveLength(1);
});

test.each([
  ['usr_kofi', 'Changed by Kofi Boateng'],
  [beneficiary.id, 'Changed by you in another window'],
])('with colleagues it names who changed the same answer, and when: %s', async (userId, words) => {
  const answer = { section: 'project', field: 'projectTitle' } as const;
  const author = { userId, name: 'Kofi Boateng', at: '2026-11-20T13:30:00.000000Z' };
  const { question } = await conflict({ changedBy: [{ ...answer, ...author }] });
  const theirs = within(question).getByRole('radio', { name: /^Take the other version/ });
  expect(theirs.closest('label')?.textContent).toMatch(new RegExp(`${words}, 20 Nov 2026, \\d\\d:30`));
  expect(within(question).queryByText('Other version')).toBeNull();
});

test('keeping mine sends it on top of the other version', async () => {
  const { api } = await conflict();
  await userEvent.click(screen.getByRole('button', { name: 'Keep these answers' }));
  await saved();
  expect(await title()).toHaveProperty('value', 'Mine');
  expect(api.sent(saveDraft).at(-1)).toMatchObject({
    rowVersion: 5,
    answers: { project: { projectTitle: 'Mine' } },
  });
});

test('taking the other version puts it into the form and sends nothing over it', async () => {
  const { api, kept } = await conflict();
  await userEvent.click(screen.getByRole('radio', { name: /^Take the other version/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep these answers' }));
  await saved();
  expect(await title()).toHaveProperty('value', 'Theirs');
  expect(kept.draft.answers.project?.projectTitle).toBe('Theirs');
  expect(api.sent(saveDraft)).toHaveLength(1);
});

test('a draft that was sent from another window is not written to any more', async () => {
  const { api } = await openForm({ page: 'project' });
  await title();
  api.refuse(saveDraft, 404, { error: 'not_found', message: 'It is not there.' });
  api.refuse(getDraft, 404, { error: 'not_found', message: 'It is not there.' });
  api.answer(isApplicationInProgress, {
    data: {
      inProgress: true,
      applicationId: 'app_1',
      applicationNumber: 'CF-2026-000016',
      status: 'SUBMITTED',
      draftId: null,
    },
    message: '',
  });
  api.answer(getApplication, { data: ownerApplication(), message: '' });
  await userEvent.type(await title(), 'Too late');
  expect(await screen.findByText('You already have an open application for this fund')).toBeTruthy();
  expect(await screen.findByText(/^This application was already sent, 20 Nov 2026/)).toBeTruthy();
  expect(unsaved()).toBe('Too late');
  expect(screen.getByRole('link', { name: 'Open the application' }).getAttribute('href')).toBe(
    '/workspace/my-applications/app_1',
  );
});

test('a draft that was deleted in another window says so, and keeps what stands in it to be copied', async () => {
  const { api } = await openForm({ page: 'project', answers: { project: { city: 'Accra' } } });
  const field = await title();
  const missing = { error: 'not_found', message: 'It is not there.' } as const;
  api.refuse(saveDraft, 404, missing);
  api.refuse(getApplication, 404, missing);
  api.answer(isApplicationInProgress, nothingBegun);
  await userEvent.type(field, 'Too late');
  expect(await screen.findByText('This draft was deleted')).toBeTruthy();
  expect(unsaved()).toBe('Too late, Accra');
  expect(field.matches(':disabled')).toBe(true);
  expect(field).toHaveProperty('value', 'Too late');
  expect(screen.queryByText('It is not there.')).toBeNull();
});

test.each([
  ['SUBMITTED', /^This application was already sent, 20 Nov 2026/],
  ['WITHDRAWN', 'This application was withdrawn'],
] as const)(
  'a returned application that is %s meanwhile says so beside the last words',
  async (status, words) => {
    const { api } = await openForm({ page: 'project', draft: { status: 'RETURNED' } });
    const field = await title();
    api.refuse(saveDraft, 409, { error: 'invalid_state', message: 'Not possible now.' });
    api.refuse(getDraft, 404, { error: 'not_found', message: 'It is not there.' });
    api.answer(getApplication, { data: ownerApplication({ status }), message: '' });
    await userEvent.type(field, 'Too late');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(unsaved()).toBe('Too late');
    expect(field.matches(':disabled')).toBe(true);
    cleanup();
    await openAgain('/application/fund_credit/project?id=app_1');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(unsaved()).toBe('Too late');
  },
);

test('who leaves and comes back reads until when the fund takes applications, as it is now', async () => {
  const { api } = await openForm({ page: 'project' });
  cleanup();
  const closing = { ...creditFund, closesAt: '2027-01-31T21:59:00.000Z' };
  api.answer(getFund, { data: closing, message: '' });
  await openAgain('/application/fund_credit');
  expect(await screen.findByText(/^The fund takes applications until 31 Jan(uary)? 2027/)).toBeTruthy();
  cleanup();
  api.answer(getFund, { data: { ...closing, isOpen: false }, message: '' });
  await openAgain('/application/fund_credit');
  expect(await screen.findByText('The fund is not open for applications')).toBeTruthy();
  expect(screen.queryByText(/^The fund takes applications until/)).toBeNull();
});

test('a fund that closes while its form is being begun takes neither the form nor a word away', async () => {
  const { api } = await openForm({ page: 'project' });
  cleanup();
  api.answer(isApplicationInProgress, nothingBegun);
  await openAgain('/application/fund_credit/project');
  const field = await title();
  api.refuse(createDraft, 409, { error: 'fund_closed', message: 'This fund is not open for applications.' });
  api.answer(getFund, { data: { ...creditFund, isOpen: false, status: 'CLOSED' }, message: '' });
  await userEvent.type(field, 'Typed at the deadline');
  expect(await screen.findByText('The fund is not open for applications')).toBeTruthy();
  expect(screen.getByDisplayValue('Typed at the deadline')).toBe(field);
  cleanup();
  await openAgain('/application/fund_credit/project');
  expect((await title()).getAttribute('value')).toBe('Typed at the deadline');
  expect(screen.getByText('The fund is not open for applications')).toBeTruthy();
});
