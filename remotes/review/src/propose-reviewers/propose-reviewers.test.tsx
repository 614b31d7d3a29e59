// @vitest-environment jsdom
import { MANAGER } from '@portal/contracts';
import { bulkAssign } from '@portal/contracts/calls/review/bulk';
import { proposeReviewers } from '@portal/contracts/calls/review/proposals';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import { listQueueViews } from '@portal/contracts/calls/review/saved-views';
import type { ProposedFile } from '@portal/contracts/review/proposals';
import type { QueueRow } from '@portal/contracts/review/queue';
import type { User } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, waitFor, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import area from '../expose.ts';
import { ApplicationProposal } from './ApplicationProposal.tsx';

const manager: User = {
  id: 'usr_manager',
  email: 'manager@example.org',
  firstName: 'Kwabena',
  lastName: 'Asante',
  countryCode: 'GH',
  phone: '+233000000000',
  language: 'en',
  authorities: [MANAGER],
  role: MANAGER,
  isChatAgent: 0,
  mfaEnabled: true,
};

const file = (n: number, facts: Partial<ProposedFile> = {}): ProposedFile => ({
  id: `app_${n}`,
  applicationNumber: `CF-2026-00000${n}`,
  projectTitle: 'Cold storage',
  organisationName: `Savanna Fresh ${n}`,
  sector: 'ENERGY',
  language: 'fr',
  rowVersion: n,
  reviewerIds: [],
  none: null,
  proposals: [
    {
      reviewer: {
        userId: 'usr_amina',
        name: 'Amina Diallo',
        countryCode: 'SN',
        openAssignments: 2,
        absentUntil: null,
      },
      reasons: ['SECTOR', 'OTHER_LANGUAGE', 'COUNTRY', 'LOAD'],
      insteadOf: null,
    },
  ],
  ...facts,
});
const [proposal] = file(1).proposals;
const replacing = (n: number): ProposedFile =>
  file(n, {
    reviewerIds: ['usr_kofi'],
    proposals: proposal
      ? [
          {
            ...proposal,
            insteadOf: {
              reviewerId: 'usr_kofi',
              name: 'Kofi Boateng',
              why: 'ABSENT',
              absentUntil: '2036-12-12',
            },
          },
        ]
      : [],
  });

const row = (n: number): QueueRow => ({
  id: `app_${n}`,
  applicationNumber: `CF-2026-00000${n}`,
  projectTitle: 'Cold storage',
  organisationName: `Savanna Fresh ${n}`,
  countryCode: 'KE',
  fundId: 'fund_credit',
  fundType: 'CREDIT_FUND',
  status: 'SUBMITTED',
  version: 1,
  sector: 'ENERGY',
  amountRequested: null,
  amountApproved: null,
  submittedAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  decidedAt: null,
  dueAt: null,
  waitingSince: null,
  language: 'fr',
  meanScore: null,
  scoreSpread: null,
  scores: [],
  amountRecommended: null,
  isOnBehalf: false,
  isOwnEntry: false,
  reviewers: [],
  myState: null,
  myDeclaration: null,
  rowVersion: n,
});

/** What is proposed for those that are asked for, and what lost somebody. */
const api = (files: readonly ProposedFile[], lost: readonly ProposedFile[] = []) => {
  const fake = fakeApi();
  fake.answer(listFundApplications, {
    data: [row(1), row(2)],
    message: '',
    total: 2,
    page: 1,
    pageSize: 25,
    nextKey: null,
    counts: [],
  });
  fake.answer(listQueueViews, { data: { builtIn: [], own: [] }, message: '' });
  fake.reply(proposeReviewers, ({ body }) => ({
    data: [...('ids' in (body as object) ? files : lost)],
    message: '',
  }));
  return fake;
};
const queue = () => renderArea(area, { at: '/workspace/review-applications', user: manager });

test('for what is selected somebody is proposed with reasons, and only what is accepted is assigned', async () => {
  const fake = api([file(1), file(2, { proposals: [], none: 'ENOUGH' })]);
  fake.answer(bulkAssign, { data: [{ id: 'app_1', failure: null }], message: 'Done: 1 of 1.' });
  await queue();
  await userEvent.click(await screen.findByRole('checkbox', { name: /CF-2026-000001/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /CF-2026-000002/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Propose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proposed reviewers (2)' }));
  await dialog.findByText('Amina Diallo');
  for (const reason of ['Knows: Energy', 'Has not declared: French', 'Open reviews: 2'])
    expect(dialog.getByText(reason)).toBeDefined();
  expect(dialog.getByText('It has as many reviewers as its fund asks for')).toBeDefined();
  expect(fake.sent(bulkAssign)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Accept the proposal for CF-2026-000001' }));
  expect(await dialog.findByText('assigned')).toBeDefined();
  expect(fake.sent(bulkAssign)).toEqual([
    { rows: [{ id: 'app_1', rowVersion: 1, reviewerIds: ['usr_amina'], reviewersBefore: [] }] },
  ]);
  expect(dialog.queryByRole('button', { name: /Accept/ })).toBeNull();
});

test('of all together one that is refused says why, stays and can be tried again', async () => {
  const fake = api([file(1), file(2)]);
  const failure = { error: 'reviewer_conflict', message: 'A reviewer has a conflict.' };
  fake.answer(bulkAssign, {
    data: [
      { id: 'app_1', failure: null },
      { id: 'app_2', failure },
    ],
    message: 'Done: 1 of 2.',
  });
  await queue();
  await userEvent.click(await screen.findByRole('checkbox', { name: /CF-2026-000001/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Propose' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept all (2)' }));
  expect(await screen.findByText('A reviewer has a conflict.')).toBeDefined();
  expect(screen.getByText('assigned')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Accept all (1)' }));
  await waitFor(() => expect(fake.sent(bulkAssign)).toHaveLength(2));
  expect(fake.sent(bulkAssign)[1]).toMatchObject({ rows: [{ id: 'app_2' }] });
});

test('what lost a reviewer says so in its row and above the list, and opens with who is proposed', async () => {
  api([replacing(2)], [replacing(2)]);
  await queue();
  const replace = await screen.findByRole('button', { name: /see who is proposed for CF-2026-000002/i });
  // Whoever speaks to the page says what they read.
  expect(replace.getAttribute('aria-label')).toContain(replace.textContent);
  await userEvent.click(replace);
  const one = within(await screen.findByRole('dialog', { name: 'Proposed reviewers (1)' }));
  expect(await one.findByText(/^Instead of Kofi Boateng, away until/)).toBeDefined();
  await userEvent.click(one.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Replacements: 1' }));
  expect(await screen.findByRole('dialog', { name: 'Proposed replacements' })).toBeDefined();
});

test('as many replacements as are looked for are no full count', async () => {
  const many = Array.from({ length: 100 }, (_, index) => replacing(index + 1));
  api([], many);
  await queue();
  await screen.findByRole('button', { name: 'Replacements: 100 or more' });
});

test('a link opens who is proposed for all of them over the first view, and so does a reload', async () => {
  const fake = api([], [replacing(1), replacing(2)]);
  fake.answer(bulkAssign, {
    data: [1, 2].map((n) => ({ id: `app_${n}`, failure: null })),
    message: 'Done: 2 of 2.',
  });
  await renderArea(area, { at: '/workspace/review-applications?replacements=1&page=2', user: manager });
  const dialog = within(await screen.findByRole('dialog', { name: 'Proposed replacements' }));
  const asked = fake.requests.find(({ call }) => call === listFundApplications.id)?.url.searchParams;
  expect(asked?.get('sortBy')).toBe('dueAt');
  await userEvent.click(await dialog.findByRole('button', { name: 'Accept all (2)' }));
  expect(await dialog.findAllByText('assigned')).toHaveLength(2);
  expect(location.search).toContain('replacements=1');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('?page=2');
});

const onFile = async (files: readonly ProposedFile[]) => {
  const fake = api(files);
  const element = (
    <>
      <ApplicationProposal id="app_1" onlyReplacements />
      <section aria-label="All">
        <ApplicationProposal id="app_1" />
      </section>
    </>
  );
  await renderArea({ ...area, routes: [{ path: '/', element }] }, { at: '/', user: manager });
  return fake;
};
const accepts = { name: 'Accept the proposal for CF-2026-000001' };

test('on the file a replacement is accepted with one press, and takes the other off', async () => {
  const fake = await onFile([replacing(1)]);
  fake.answer(bulkAssign, { data: [{ id: 'app_1', failure: null }], message: 'Done: 1 of 1.' });
  const [only] = await screen.findAllByRole('button', accepts);
  if (only) await userEvent.click(only);
  await waitFor(() =>
    expect(fake.sent(bulkAssign)).toEqual([
      {
        rows: [
          {
            id: 'app_1',
            rowVersion: 1,
            reviewerIds: ['usr_amina'],
            reviewersBefore: ['usr_kofi'],
            insteadOf: ['usr_kofi'],
          },
        ],
      },
    ]),
  );
});

test('on the file a place that nobody left is no replacement', async () => {
  await onFile([file(1)]);
  const all = within(screen.getByRole('region', { name: 'All' }));
  expect(await all.findByRole('button', accepts)).toBeDefined();
  expect(screen.getAllByRole('button', accepts)).toHaveLength(1);
});
