// @vitest-environment jsdom

import { getApplication, listMyApplications } from '@portal/contracts/calls/applications/applications';
import { createDraft, getDraft, isApplicationInProgress } from '@portal/contracts/calls/applications/drafts';
import { getFund } from '@portal/contracts/calls/funds/funds';
import { formatDateTime } from '@portal/platform';
import { writeDeviceCopy } from '@portal/platform/forms';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { expect, onTestFinished, test } from 'vitest';
import { done } from '../../test/done.ts';
import { draftOf, myApplication, ownerApplication } from '../../test/example-draft.ts';
import { baseFund, creditFund } from '../../test/example-fund.ts';
import { beneficiary, reviewer } from '../../test/example-people.ts';
import area from '../expose.ts';

const nothing = {
  inProgress: false,
  applicationId: null,
  applicationNumber: null,
  status: null,
  draftId: null,
};

const open = async (prepare: (api: ReturnType<typeof fakeApi>) => void, user = beneficiary) => {
  const api = fakeApi();
  api.answer(getFund, done(baseFund));
  api.answer(isApplicationInProgress, done(nothing));
  prepare(api);
  await renderArea(area, { at: '/application/fund_base', user });
  return api;
};

const inProgress = {
  ...nothing,
  inProgress: true,
  applicationId: 'app_9',
  applicationNumber: 'BF-2026-000009',
};

test('an application under way is named and linked instead of a second one', async () => {
  const api = await open((api) =>
    api.answer(isApplicationInProgress, done({ ...inProgress, status: 'UNDER_REVIEW' as const })),
  );
  expect(await screen.findByText('You already have an open application for this fund')).toBeTruthy();
  expect(screen.getByText('BF-2026-000009')).toBeTruthy();
  expect(screen.getByText('Under review')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the application' }).getAttribute('href')).toBe(
    '/workspace/my-applications/app_9',
  );
  expect(api.sent(createDraft)).toEqual([]);
});

test('whoever goes back to a form that was sent reads the application', async () => {
  const api = fakeApi();
  api.answer(getFund, done(baseFund));
  api.refuse(getDraft, 404, { error: 'not_found', message: 'It is not there.' });
  api.answer(getApplication, done(ownerApplication({ id: 'app_9' })));
  await renderArea(area, { at: '/application/fund_base/project?id=app_9', user: beneficiary });
  await expect.poll(() => location.pathname).toBe('/workspace/my-applications/app_9');
});

test('answers of a form that was sent meanwhile are shown, also by its own address', async () => {
  const api = fakeApi();
  api.answer(getFund, done(creditFund));
  api.refuse(getDraft, 404, { error: 'not_found', message: 'It is not there.' });
  api.answer(getApplication, done(ownerApplication({ id: 'app_9' })));
  const draft = draftOf({ project: { projectTitle: 'Mill' } }, { id: 'app_9' });
  writeDeviceCopy('application-fund_credit', { project: { projectTitle: 'Mill of Kisumu' } }, beneficiary.id);
  writeDeviceCopy('application-fund_credit-grown-from', { fund: creditFund, draft }, beneficiary.id);
  onTestFinished(() => localStorage.clear());
  await renderArea(area, { at: '/application/fund_credit/project?id=app_9', user: beneficiary });
  expect(await screen.findByText('Mill of Kisumu')).toBeDefined();
});

test('a returned one leads to its changes', async () => {
  await open((api) =>
    api.answer(isApplicationInProgress, done({ ...inProgress, status: 'RETURNED' as const })),
  );
  expect((await screen.findByRole('link', { name: 'Make the changes' })).getAttribute('href')).toBe(
    '/application/fund_base?id=app_9',
  );
});

test('a draft beside the one under way is named, and can be gone on with from page to page', async () => {
  await open((api) => {
    api.answer(isApplicationInProgress, done({ ...inProgress, status: 'SUBMITTED', draftId: 'app_3' }));
    api.answer(getDraft, done(draftOf({}, { id: 'app_3' }, baseFund)));
  });
  await screen.findByText('You also have a draft for this fund');
  await userEvent.click(screen.getByRole('link', { name: 'Open the draft' }));
  expect((await screen.findByRole('link', { name: 'Project' })).getAttribute('href')).toBe(
    '/application/fund_base/project?id=app_3',
  );
});

test('a form that nobody began yet is there, and looking at it begins nothing', async () => {
  const api = await open(() => {});
  expect(await screen.findByRole('heading', { level: 1, name: 'New Base Fund application' })).toBeTruthy();
  expect(screen.getByText('0 of 6 sections complete')).toBeTruthy();
  expect(screen.getByText('Opens when all sections are complete')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^What this form needs/ }).getAttribute('href')).toBe(
    '/applications/base-fund/before-you-start',
  );
  expect(api.sent(createDraft)).toEqual([]);
});

test('a fund that the server says opens later says from which moment on', async () => {
  // A day that is over by the clock of this device.
  const opensAt = '2020-01-31T22:00:00Z';
  await open((api) => api.answer(getFund, done({ ...baseFund, isOpen: false, window: 'AHEAD', opensAt })));
  expect(await screen.findByText(`Applications open on ${formatDateTime(opensAt)}.`)).toBeTruthy();
});

test('a fund that is closed by hand before its window opens by no date', async () => {
  const later = {
    isOpen: false,
    status: 'CLOSED',
    window: 'AHEAD',
    opensAt: '2999-01-31T22:00:00Z',
  } as const;
  await open((api) => api.answer(getFund, done({ ...baseFund, ...later })));
  expect(await screen.findByText('Applications are closed at the moment.')).toBeTruthy();
});

test('a fund that is not open says so, and leads to the funds', async () => {
  await open((api) => api.answer(getFund, done({ ...baseFund, isOpen: false, status: 'PAUSED' })));
  expect(await screen.findByRole('heading', { name: 'Base Fund is not open for applications' })).toBeTruthy();
  expect(screen.getByText('The fund is paused for now.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the funds' }).getAttribute('href')).toBe('/application');
});

test('an unknown fund is said to be unknown; one that cannot be read can be tried again', async () => {
  const api = await open((api) => api.refuse(getFund, 404, { error: 'not_found', message: 'Not there.' }));
  expect(await screen.findByRole('heading', { name: 'We could not find this' })).toBeTruthy();
  expect(api.sent(createDraft)).toEqual([]);
});

test('when progress cannot be checked the page says so in its own words and can retry', async () => {
  const api = await open((api) =>
    api.refuse(isApplicationInProgress, 500, {
      error: 'internal_error',
      message: '',
      error_description: '',
    }),
  );
  expect(await screen.findByText('Failed to check application progress')).toBeTruthy();
  api.answer(isApplicationInProgress, done(nothing));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'New Base Fund application' })).toBeTruthy();
});

test('staff see what they entered before, and begin another entry by pressing the button', async () => {
  const entered = myApplication({
    id: 'app_2',
    fundId: 'fund_base',
    fundType: 'BASE_FUND',
    isOnBehalf: true,
  });
  const api = await open((api) => {
    const counts = { all: 1, open: 1, closed: 0, unread: 0 };
    api.answer(listMyApplications, { data: [entered], message: '', total: 1, page: 1, pageSize: 50, counts });
    api.answer(createDraft, done(draftOf({}, { id: 'app_3', isOnBehalf: true }, baseFund)));
  }, reviewer);
  const before = await screen.findByRole('link', { name: 'Cold storage for grain' });
  expect(before.getAttribute('href')).toBe('/application/fund_base/entered/app_2');
  expect(screen.getByText(/You cannot review or decide what you entered/)).toBeTruthy();
  expect(api.sent(createDraft)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Begin a new entry' }));
  await expect.poll(() => api.sent(createDraft)).toEqual([{ fundId: 'fund_base', isOnBehalf: true }]);
  await expect.poll(() => `${location.pathname}${location.search}`).toBe('/application/fund_base?id=app_3');
});
