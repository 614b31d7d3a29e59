// @vitest-environment jsdom
import { MANAGER } from '@portal/contracts';
import type { Assignment } from '@portal/contracts/applications/staff-application.schemas';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import { assignReviewers, listAssignableReviewers } from '@portal/contracts/calls/review/decide';
import { useQuery } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, waitFor } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import { staffApplication } from '../../test/example-application.ts';
import area from '../expose.ts';
import { applicationToReview } from '../read-application/application.queries.ts';
import { AssignDialog } from './AssignDialog.tsx';

const names = ['Amina', 'Baraka', 'Chipo', 'Dele'] as const;

const assignment = (reviewerName: string, dueAt: string | null = null): Assignment => ({
  id: `asg_${reviewerName}`,
  applicationId: 'app_1',
  reviewerId: `usr_${reviewerName}`,
  reviewerName,
  assignedBy: null,
  assignedAt: '2026-11-20T09:00:00.000Z',
  dueAt,
  state: 'PENDING',
  declaration: null,
});

const assignedTo = (rowVersion: number, ...reviewers: (string | Assignment)[]) => ({
  data: staffApplication({
    rowVersion,
    assignments: reviewers.map((one) => (typeof one === 'string' ? assignment(one) : one)),
  }),
  message: '',
});

const Loaded = () => {
  const { data } = useQuery(applicationToReview('app_1'));
  return data?.audience === 'STAFF' ? <AssignDialog application={data} onClose={() => {}} /> : null;
};

const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });

const reviewers = names.map((name) => ({
  userId: `usr_${name}`,
  name,
  countryCode: null,
  openAssignments: 0,
  absentUntil: null,
}));

const open = async (...assigned: (string | Assignment)[]) => {
  const api = fakeApi();
  api.answer(getApplication, assignedTo(5, ...assigned));
  api.answer(listAssignableReviewers, { data: reviewers, message: '' });
  const at = '/workspace/review-applications/app_1';
  const routes = [{ path: '*', element: <Loaded /> }];
  await renderArea({ ...area, routes }, { at, user: staff(MANAGER) });
  return api;
};

test('who can no longer review it is named, and taken off like everybody else', async () => {
  const api = await open('Amina', 'Esi');
  const gone = await box('Esi');
  expect(gone.checked).toBe(true);
  screen.getByText('Can no longer review it');
  await userEvent.click(gone);
  api.answer(assignReviewers, { data: [], message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Save reviewers' }));
  await waitFor(() =>
    expect(api.sent(assignReviewers).at(-1)).toMatchObject({
      reviewerIds: ['usr_Amina'],
      reviewersBefore: ['usr_Amina', 'usr_Esi'],
    }),
  );
});

test('whom somebody else named meanwhile is kept, and what was ticked here as well', async () => {
  const api = await open('Amina', 'Baraka');
  await userEvent.click(await box('Chipo'));
  api.refuse(assignReviewers, 409, { error: 'stale_version', message: 'Somebody was first.' });
  api.answer(getApplication, assignedTo(6, 'Amina', 'Dele'));
  await userEvent.click(screen.getByRole('button', { name: 'Save reviewers' }));
  await waitFor(async () => expect((await box('Dele')).checked).toBe(true));
  expect((await box('Baraka')).checked).toBe(false);
  expect((await box('Chipo')).checked).toBe(true);
  screen.getByText('Somebody was first.');
  await userEvent.click(screen.getByRole('button', { name: 'Save reviewers' }));
  await waitFor(() =>
    expect(api.sent(assignReviewers).at(-1)).toEqual({
      reviewerIds: ['usr_Amina', 'usr_Chipo', 'usr_Dele'],
      keepsDates: true,
      rowVersion: 6,
      reviewersBefore: ['usr_Amina', 'usr_Dele'],
    }),
  );
});

test('each keeps the own date unless another one is given to all', async () => {
  const dated = (name: string, month: string) => assignment(name, `2036-${month}-01T20:00:00Z`);
  const api = await open(dated('Amina', '05'), dated('Baraka', '06'));
  const date = await screen.findByLabelText<HTMLInputElement>(/Review due on/);
  expect(date.value).toBe('');
  screen.getByText(/each keeps the own date/);
  screen.getByText('Open reviews: 0 · Due 1 May 2036');
  api.answer(assignReviewers, { data: [], message: '' });
  const save = screen.getByRole('button', { name: 'Save reviewers' });
  await userEvent.click(save);
  await waitFor(() => expect(api.sent(assignReviewers).at(-1)).toMatchObject({ keepsDates: true }));
  await userEvent.type(date, '2036-07-01');
  await userEvent.click(save);
  await waitFor(() => expect(api.sent(assignReviewers).at(-1)).toMatchObject({ keepsDates: false }));
});

test('who has spoken stays, and cannot be taken off', async () => {
  const api = await open({ ...assignment('Amina'), state: 'SUBMITTED' }, 'Baraka');
  await userEvent.click(await box('Amina'));
  await userEvent.click(await box('Baraka'));
  screen.getByText('Has given a recommendation, which stays');
  api.answer(assignReviewers, { data: [], message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Save reviewers' }));
  await waitFor(() => expect(api.sent(assignReviewers).at(-1)).toMatchObject({ reviewerIds: ['usr_Amina'] }));
});
