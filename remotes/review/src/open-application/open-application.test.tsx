// @vitest-environment jsdom
import { type Language, MANAGER, REVIEWER, type Role } from '@portal/contracts';
import type { Assignment, StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import { getTimeline } from '@portal/contracts/calls/applications/conversation';
import {
  reviewerDecision as decide,
  getScoreDraft,
  listSentMails,
  saveScoreDraft,
} from '@portal/contracts/calls/review/decide';
import { changeLanguage } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { act, screen, userEvent, waitFor, within } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import { may, staffApplication } from '../../test/example-application.ts';
import { exampleDecision } from '../../test/example-decision.ts';
import { openWorkspace } from '../../test/open-workspace.ts';
import area from '../expose.ts';

const open = async (role: Role, application: StaffApplication) => {
  const api = fakeApi();
  const show = (language: Language = 'en') => openWorkspace(api, role, application, { language });
  return { api, show };
};

const resent = staffApplication({
  status: 'RESUBMITTED',
  version: 2,
  may: may('startReview', 'abstain'),
});

test('a reviewer who opens an application that was sent again starts its review by that', async () => {
  const { api, show } = await open(REVIEWER, resent);
  api.reply(decide, () => {
    api.answer(getApplication, {
      data: staffApplication({ rowVersion: 6, version: 2, may: may('recommend', 'score', 'abstain') }),
      message: '',
    });
    return {
      data: {
        id: resent.id,
        status: 'UNDER_REVIEW' as const,
        awaitsSecondSignOff: false,
        weightedScore: null,
        rowVersion: 6,
      },
      message: '',
    };
  });
  await show();
  expect(await screen.findByRole('button', { name: 'Recommend' })).toBeDefined();
  expect(api.sent(decide)).toEqual([{ decision: 'START_REVIEW', rowVersion: 5 }]);
});

test('one key leads to the buttons of the decision', async () => {
  const { show } = await open(MANAGER, staffApplication({ status: 'RECOMMENDED', may: may('decide') }));
  await show();
  const approve = await screen.findByRole('button', { name: 'Approve' });
  await userEvent.keyboard('d');
  expect(document.activeElement).toBe(approve);
});

test('where that is refused, the button is there', async () => {
  const { api, show } = await open(REVIEWER, resent);
  api.refuse(decide, 409, { error: 'invalid_state', message: 'It has been withdrawn.' });
  await show();
  expect(await screen.findByRole('button', { name: 'Start the review' })).toBeDefined();
  await waitFor(() => expect(api.sent(decide)).toHaveLength(1));
});

test('who scores what was withdrawn meanwhile reads that it was', async () => {
  localStorage.clear();
  const { api, show } = await open(REVIEWER, staffApplication({ may: may('recommend', 'score', 'abstain') }));
  api.answer(getScoreDraft, { data: [], message: '' });
  await show();
  const [score] = await screen.findAllByLabelText(/: 4 points of 5/);
  if (!score) throw new Error('no such score');
  const withdrawn = { status: 'WITHDRAWN', publicStatus: 'WITHDRAWN', may: may() } as const;
  api.answer(getApplication, { data: staffApplication(withdrawn), message: '' });
  api.refuse(saveScoreDraft, 409, { error: 'invalid_state', message: 'It has been withdrawn.' });
  await userEvent.click(score);
  expect(await screen.findByText('Withdrawn')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Recommend' })).toBeNull();
});

test('whoever may decide reads in the file that the first signature is given', async () => {
  const first = exampleDecision({ kind: 'FIRST_SIGN_OFF', byName: 'Kwabena Asante' }, '1120000.00');
  const { show } = await open(MANAGER, staffApplication({ decisions: [first], may: may('decide') }));
  await show();
  await screen.findByText(/^First signature by Kwabena Asante: USD\s1,120,000/);
});

test('whoever signed first waits for the second signature, and may correct the amount', async () => {
  const first = { ...exampleDecision({ kind: 'FIRST_SIGN_OFF' }, '1120000.00'), byUserId: staff(MANAGER).id };
  const { show } = await open(MANAGER, staffApplication({ decisions: [first], may: may('decide') }));
  await show();
  await screen.findByText(/^You signed for USD\s1,120,000. An Admin signs second./);
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Correct the amount' }));
  await screen.findByRole('region', { name: 'Correct the amount that you signed?' });
  expect(screen.getByLabelText('Amount approved')).toHaveProperty('value', '1,120,000.00');
});

test('a manager who opens it starts nothing', async () => {
  const { api, show } = await open(MANAGER, { ...resent, may: may('startReview', 'hold') });
  await show();
  await screen.findByRole('button', { name: 'Start the review' });
  expect(api.sent(decide)).toEqual([]);
});

test('to abstain is in the menu and asks first; who is next is said', async () => {
  const { show } = await open(
    REVIEWER,
    staffApplication({ status: 'ON_HOLD', publicStatus: 'ON_HOLD', may: may('abstain') }),
  );
  await show();
  await screen.findByText('On hold, until a manager releases it.');
  expect(screen.queryByRole('button', { name: 'Abstain' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Abstain' }));
  expect(await screen.findByRole('region', { name: 'Abstain from this review?' })).toBeDefined();
});

test('what is locked is locked in the menu as well, with the reason below', async () => {
  const { show } = await open(
    MANAGER,
    staffApplication({ status: 'RECOMMENDED', may: may('recommend', 'decide', 'score', 'hold') }),
  );
  await show();
  const main = await screen.findByRole<HTMLButtonElement>('button', { name: 'Recommend' });
  expect(main.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const approve = await screen.findByRole('menuitem', { name: 'Approve' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('menuitem', { name: 'Put on hold' }).getAttribute('aria-disabled')).not.toBe(
    'true',
  );
  expect(screen.getByText(/^Recommending opens when every criterion/)).toBeDefined();
});

test('who entered an application reads that others review it, with a way back', async () => {
  const { audience: _staff, may: _may, ...facts } = staffApplication();
  const api = fakeApi();
  api.answer(getApplication, {
    data: { ...facts, audience: 'OWNER', role: 'OWNER', status: 'UNDER_REVIEW', decision: null },
    message: '',
  });
  await renderArea(area, { at: '/workspace/review-applications/app_1', user: staff(REVIEWER) });
  await screen.findByText('You entered this application');
  expect(screen.getByText(/Any other reviewer or manager without a conflict of interest can/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
    '/workspace/review-applications',
  );
  expect(screen.getByRole('link', { name: 'Follow it as the applicant does' }).getAttribute('href')).toBe(
    '/application/fund_credit/entered/app_1',
  );
});

test('a history that cannot be loaded says so and is asked for again', async () => {
  const { api, show } = await open(REVIEWER, staffApplication());
  api.answer(listSentMails, { data: [], message: '' });
  api.refuse(getTimeline, 403, { error: 'forbidden', message: 'You may not read this.' });
  await show();
  await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
  await screen.findByText('The history is unavailable right now');
  expect(screen.queryByText('Loading the history')).toBeNull();
  api.answer(getTimeline, {
    data: { events: [], stages: [], usualDays: null, turn: 'FUND' },
    message: '',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('list', { name: 'History of the application' });
  expect(screen.queryByText('The history is unavailable right now')).toBeNull();
});

test('a digit beside the answers leads to the criteria, and gives points there', async () => {
  const { api, show } = await open(REVIEWER, staffApplication({ may: may('recommend', 'score') }));
  api.answer(getScoreDraft, { data: [], message: '' });
  api.answer(saveScoreDraft, { data: [], message: '' });
  await show();
  await screen.findAllByRole('radio', {}, { timeout: 10_000 });
  await userEvent.click(screen.getByRole('tab', { name: /^Answers/ }));
  await userEvent.keyboard('4');
  const scoring = screen.getByRole('tab', { name: /^Scoring/ });
  expect(scoring.getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('radio');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.keyboard('4');
  expect(screen.getByRole('radio', { checked: true }).getAttribute('value')).toBe('4');
});

test('the history tells roles and why it was rejected in the language of the page', async () => {
  const at = '2026-11-12T08:00:00.000000Z';
  const decision = exampleDecision({ decision: 'REJECT', at, reasonCode: 'OVERSUBSCRIBED' });
  const { api, show } = await open(REVIEWER, staffApplication({ decisions: [decision], status: 'REJECTED' }));
  api.answer(listSentMails, { data: [], message: '' });
  const event = {
    id: 'evt_1',
    at: '2026-11-10T08:00:00.000000Z',
    action: 'SUBMIT' as const,
    fromStatus: null,
    toStatus: null,
    version: 1,
    message: null,
    actorName: 'Amina Bello',
    actorRole: REVIEWER,
  };
  const events = [event, { ...event, id: 'evt_2', at, action: 'REJECT' as const, message: 'Non.' }];
  const timeline = { events, stages: [], usualDays: null, turn: 'NOBODY' as const };
  api.answer(getTimeline, { data: timeline, message: '' });
  await show('fr');
  await userEvent.click(await screen.findByRole('tab', { name: 'Historique' }));
  const [sent, rejected] = await within(
    await screen.findByRole('list', { name: /^Historique/ }),
  ).findAllByRole('listitem');
  expect(sent?.textContent).toContain('Amina Bello, Évaluateur du Fonds');
  expect(sent?.textContent).not.toContain('Motif');
  expect(rejected?.textContent).toMatch(/Motif.*plus de candidatures.*Non\.$/);
  expect(rejected?.getAttribute('aria-current')).toBeNull();
  await act(() => changeLanguage('ar'));
  await expect.poll(() => document.body.textContent).toContain('Amina Bello، ');
});

test('the staff see who works on it with the applicant, and as what', async () => {
  const colleagues = [
    { name: 'Kofi Boateng', role: 'EDIT' as const, acceptedAt: '2026-11-10T08:00:00.000000Z' },
    { name: 'signs@example.test', role: 'SIGN' as const, acceptedAt: null },
  ];
  const { show } = await open(REVIEWER, staffApplication({ may: may(), colleagues }));
  await show();
  const label = await screen.findByText('Colleagues');
  expect(label.nextElementSibling?.textContent).toBe(
    'Kofi Boateng, may editsigns@example.test, signs (invited)',
  );
});

const putOnHold = async () => {
  (await screen.findByRole('button', { name: 'More' })).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  // Until it has the focus, keys go to its button.
  await waitFor(() => expect(document.activeElement).toBe(menu));
  await userEvent.keyboard('{Enter}');
};

test.each(['{Enter}', '{Escape}'])('%s at Cancel goes back to what opened the question', async (key) => {
  const { show } = await open(MANAGER, staffApplication({ may: may('decide', 'hold') }));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  (await screen.findByRole('button', { name: 'Cancel' })).focus();
  await userEvent.keyboard(key);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Reject' }));
  await putOnHold();
  (await screen.findByRole('button', { name: 'Cancel' })).focus();
  await userEvent.keyboard(key);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
});

test('after a decision that leaves the file open, the keys go on below it', async () => {
  const { api, show } = await open(MANAGER, staffApplication({ may: may('hold') }));
  api.reply(decide, () => {
    api.answer(getApplication, { data: staffApplication({ status: 'ON_HOLD', rowVersion: 6 }), message: '' });
    return {
      data: {
        id: resent.id,
        status: 'ON_HOLD' as const,
        awaitsSecondSignOff: false,
        weightedScore: null,
        rowVersion: 6,
      },
      message: '',
    };
  });
  await show();
  await putOnHold();
  await userEvent.type(await screen.findByLabelText('Message to the applicant'), 'The accounts are missing.');
  await userEvent.click(screen.getByRole('button', { name: 'Put on hold' }));
  const turn = await screen.findByText('On hold, until a manager releases it.');
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(turn)).toBe(true);
});

test('the address of an application that is not there says so and leads back to the list as it was left', async () => {
  fakeApi().refuse(getApplication, 404, { error: 'not_found', message: 'There is none.' });
  await renderArea(area, {
    at: '/workspace/review-applications/nope?list=status%3DSUBMITTED',
    user: staff(REVIEWER),
  });
  await screen.findByRole('heading', { level: 1, name: 'We could not find this application' });
  const back = screen.getByRole('link', { name: 'Back to the list of applications' });
  expect(back.getAttribute('href')).toBe('/workspace/review-applications?status=SUBMITTED');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('an application that cannot be read says so in its own words and can be tried again', async () => {
  const silent = { error: 'internal_error', message: '', error_description: '' } as const;
  fakeApi().refuse(getApplication, 500, silent);
  await renderArea(area, { at: '/workspace/review-applications/app_1', user: staff(REVIEWER) });
  await screen.findByText('Failed to fetch application details');
  screen.getByRole('button', { name: 'Retry' });
});

test('who stepped aside is counted still, and the date is of who has still to recommend', async () => {
  const given = (state: Assignment['state'], dueAt: string): Assignment => ({
    id: `asg_${state}`,
    applicationId: 'app_1',
    reviewerId: `usr_${state}`,
    reviewerName: state,
    assignedBy: null,
    assignedAt: '2026-11-20T09:00:00.000Z',
    dueAt,
    state,
    declaration: null,
  });
  const assignments = [
    given('RECUSED', '2025-01-05T23:59:59Z'),
    given('SUBMITTED', '2025-02-05T23:59:59Z'),
    given('ACCEPTED', '2036-05-04T23:59:59Z'),
  ];
  const { show } = await open(MANAGER, staffApplication({ assignments, may: may('assign') }));
  await show();
  await screen.findByText('Due 4 May');
  screen.getByRole('button', { name: 'Reviewers: 3' });
});
