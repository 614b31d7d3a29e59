// @vitest-environment jsdom
import { BENEFICIARY, REVIEWER, SUPER } from '@portal/contracts';
import {
  discardFailedWork,
  listFailedWork,
  retryFailedWork,
} from '@portal/contracts/calls/kernel/failed-work';
import { checkLog, listLog } from '@portal/contracts/calls/kernel/log';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { FailedWork } from '@portal/contracts/kernel/failed-work';
import type { LogRow } from '@portal/contracts/kernel/log';
import { queryClient } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { queueRow } from '../../test/example-application.ts';
import { admin } from '../../test/example-people.ts';
import { done, onePage } from '../../test/pages.ts';
import area from '../expose.ts';
import { failedWork } from '../retry-failed-work/failed-work.queries.ts';

const row: LogRow = {
  id: 'log_1',
  seq: '1',
  at: '2026-11-01T09:00:00.000000Z',
  actorId: 'usr_9',
  actorName: 'Nomvula Dlamini',
  actorRole: SUPER,
  process: 'FUND',
  action: 'UPDATE',
  entityType: 'fund',
  entityId: 'fund_base',
  entityLabel: 'Base Fund',
  changes: [{ field: 'title', old: { en: 'Base', fr: 'Base' }, new: { en: 'Base', fr: 'Fonds' } }],
  outcome: 'OK',
  ip: '127.0.0.1',
  userAgent: null,
  requestId: 'req_1',
  onBehalfOf: null,
  prevHash: '0',
  hash: 'abc',
};

const open = async () => {
  const api = fakeApi();
  api.answer(listLog, onePage([row]));
  api.answer(listFailedWork, done([]));
  await renderArea(area, { at: '/workspace/log-history', user: admin });
  await screen.findByText('Fund: changed');
  return api;
};

const asked = (api: Awaited<ReturnType<typeof open>>) =>
  api.requests.filter(({ call }) => call === listLog.id).at(-1)?.url.searchParams;

test.each([
  ['fr', 'status', 'UNDER_REVIEW', 'RECOMMENDED', ['Statut', 'En cours d’examen', 'Recommandée']],
  ['fr', 'project.sector', null, 'ENERGY', ['Secteur', '–', 'Énergie']],
  ['fr', 'conflictOfInterest', null, 'NATIONAL_INTEREST', ['Conflit d’intérêts', '–', 'Intérêt national']],
  ['fr', 'reasonCode', null, 'OTHER', ['Motif', '–', 'Une autre raison']],
  ['en', 'sectors', [], ['ENERGY', 'OTHER'], ['Sectors', '–', 'Energy, Other']],
  ['ar', 'sections', null, ['project', 'loss'], ['الأقسام المطلوب تعديلها', '–', 'المشروع، طلب الدعم']],
] as const)(
  'in %s a changed code of %s is read as the word for it',
  async (language, field, old, now, read) => {
    const api = fakeApi();
    api.answer(listLog, onePage([{ ...row, changes: [{ field, old, new: now }] }]));
    api.answer(listFailedWork, done([]));
    await renderArea(area, { at: '/workspace/log-history', user: admin, language });
    const table = within(await screen.findByRole('table'));
    await userEvent.click(await table.findByRole('button', { expanded: false }));
    const line = await screen.findByRole('row', { name: new RegExp(`^${read[0]}`) });
    const cells = within(line).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(read);
  },
);

test('who has no account is named in the language of the page', async () => {
  const api = fakeApi();
  api.answer(listLog, onePage([{ ...row, actorId: null, actorName: 'Visitor', actorRole: null }]));
  api.answer(listFailedWork, done([]));
  await renderArea(area, { at: '/workspace/log-history', user: admin, language: 'fr' });
  expect(await screen.findByText('Visiteur')).toBeDefined();
  expect(screen.queryByText('Visitor')).toBeNull();
});

test('a row opens to what changed, field by field', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Changes: 1' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const cells = within(screen.getByRole('table', { name: 'Changes' })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Title (Français)', 'Base', 'Fonds']);
});

test('codes are read as Title Case words, those of a role as its name', async () => {
  const api = fakeApi();
  const changes = [
    { field: 'authority', old: REVIEWER, new: SUPER },
    { field: 'status', old: 'PENDING_REVIEW', new: 'usr_9_a' },
    { field: 'blindReview', old: true, new: false },
  ];
  const named = { ...row, entityLabel: BENEFICIARY, changes };
  const unnamed = {
    ...row,
    id: 'log_2',
    seq: '2',
    entityType: 'audit_log',
    entityId: null,
    entityLabel: null,
  };
  api.answer(listLog, onePage([named, unnamed]));
  api.answer(listFailedWork, done([]));
  await renderArea(area, { at: '/workspace/log-history', user: admin });
  expect(await screen.findByText('Fund Beneficiary')).toBeDefined();
  expect(screen.getByText('Audit Log')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Changes: 3' }));
  const cells = within(screen.getByRole('table', { name: 'Changes' })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    expect.anything(),
    'Fund Reviewer',
    'Admin',
    'Status',
    'Pending Review',
    'usr_9_a',
    'Blind review',
    'Yes',
    'No',
  ]);
});

test('the history of a record whose label is a code says it in words', async () => {
  const api = fakeApi();
  api.answer(listLog, onePage([{ ...row, entityType: 'export', entityId: 'exp_1', entityLabel: REVIEWER }]));
  api.answer(listFailedWork, done([]));
  const at = '/workspace/log-history?entityType=export&entityId=exp_1';
  await renderArea(area, { at, user: admin });
  expect(await screen.findByText('History of Fund Reviewer')).toBeDefined();
});

test.each([' bf-2026-000012 ', 'BF-٢٠٢٦-٠٠٠٠١٢'])(
  'the number %s leads to the rows of its application, from the first on',
  async (number) => {
    const api = await open();
    const found = queueRow({ id: 'app_7', applicationNumber: 'BF-2026-000012' });
    api.answer(listFundApplications, { ...onePage([found]), nextKey: null, counts: [] });
    await userEvent.type(screen.getByLabelText('Application number'), number);
    await userEvent.click(screen.getByRole('button', { name: 'Show its history' }));
    await screen.findByText(/^History of/);
    // The words come with the address, the question a moment later.
    await expect
      .poll(() => Object.fromEntries(asked(api) ?? []))
      .toMatchObject({ entityType: 'application', entityId: 'app_7', order: 'ASC' });
  },
);

test('a number that only looks alike is not taken for the application', async () => {
  const api = await open();
  const other = queueRow({ id: 'app_8', applicationNumber: 'BF-2026-000120' });
  api.answer(listFundApplications, { ...onePage([other]), nextKey: null, counts: [] });
  const field = screen.getByLabelText('Application number');
  await userEvent.type(field, 'BF-2026-00012');
  await userEvent.click(screen.getByRole('button', { name: 'Show its history' }));
  expect(await screen.findByText('There is no application BF-2026-00012')).toBeDefined();
  expect(field).toHaveProperty('value', 'BF-2026-00012');
});

test('the name of a person shows only what they did, until that is taken off', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Nomvula Dlamini' }));
  await expect.poll(() => asked(api)?.get('actorId')).toBe('usr_9');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Nomvula Dlamini' }));
  expect(location.search).toBe('');
});

const whole = (rows: number) => ({ rows, isWhole: true, brokenAt: null });
const brokenAt = (at: string) => ({ rows: 5000, isWhole: false, brokenAt: at });

test.each([
  [
    whole(1204),
    whole(88),
    /^The log is whole: every one of its 1,204/,
    /sign-ins is whole: every one of its 88/,
  ],
  [brokenAt('1003'), whole(88), /^The log is not whole: entry 1,003/, /sign-ins is whole/],
  [whole(1204), brokenAt('2007'), /^The log is whole/, /sign-ins is not whole: entry 2,007/],
])(
  'the check says what it found in the log and in the sign-ins: %j %j',
  async (log, signIns, ofLog, ofSignIns) => {
    const api = await open();
    api.answer(checkLog, done({ ...log, signIns }));
    await userEvent.click(screen.getByRole('button', { name: 'Check the log' }));
    for (const words of [ofLog, ofSignIns]) expect(await screen.findByText(words)).toBeDefined();
  },
);

const deadMail: FailedWork = {
  id: 'mail_00000000000000000000',
  kind: 'MAIL',
  name: 'sign-in-code',
  subject: 'Your sign-in code',
  to: 'ama@example.test',
  reason: '550 no such mailbox',
  attempts: 1,
  createdAt: '2026-11-01T09:00:00.000000Z',
  failedAt: '2026-11-01T09:00:05.000000Z',
};

const openFailures = async (works = [deadMail]) => {
  const api = fakeApi();
  api.answer(listLog, onePage([row]));
  api.answer(listFailedWork, done(works));
  api.answer(retryFailedWork, done(null));
  api.answer(discardFailedWork, done(null));
  await renderArea(area, { at: '/workspace/log-history', user: admin });
  const table = await screen.findByRole('table', { name: 'Failed mails and jobs' });
  const settled = () =>
    api.requests
      .filter(({ call }) => call !== listLog.id && call !== listFailedWork.id)
      .map(({ call, url }) => `${call} ${url.pathname}`);
  return { api, table, settled };
};

test('a mail that was given up shows why, and can be tried again', async () => {
  const { table, settled } = await openFailures();
  within(table).getByText('Mail to ama@example.test');
  within(table).getByText('Your sign-in code');
  within(table).getByText('550 no such mailbox');
  await userEvent.click(within(table).getByRole('button', { name: 'Try again' }));
  expect(settled()).toEqual([`retryFailedWork /api/log/failed-work/${deadMail.id}/retry`]);
});

test('several that failed stand before the log and are tried again with one press', async () => {
  const { table, settled } = await openFailures([deadMail, { ...deadMail, id: 'mail_2' }]);
  const log = await screen.findByRole('table', { name: 'Log History' });
  expect(table.compareDocumentPosition(log)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('button', { name: 'Try all again' }));
  await expect
    .poll(settled)
    .toEqual([deadMail.id, 'mail_2'].map((id) => `retryFailedWork /api/log/failed-work/${id}/retry`));
});

test('of several the rest is tried again where another Admin was first with one', async () => {
  const { api, settled } = await openFailures([deadMail, { ...deadMail, id: 'mail_2' }]);
  const first = { ...retryFailedWork, path: retryFailedWork.path.replace(':id', deadMail.id) };
  api.refuse(first, 404, { error: 'not_found', message: 'It is not there.' });
  await userEvent.click(screen.getByRole('button', { name: 'Try all again' }));
  await expect.poll(settled).toContain('retryFailedWork /api/log/failed-work/mail_2/retry');
});

test('what fails while the log is read stands below it', async () => {
  const api = fakeApi();
  api.answer(listLog, onePage([row]));
  api.answer(listFailedWork, done([]));
  await renderArea(area, { at: '/workspace/log-history', user: admin });
  const log = await screen.findByRole('table', { name: 'Log History' });
  await screen.findByText(/^Nothing failed/);
  api.answer(listFailedWork, done([deadMail]));
  await queryClient.invalidateQueries({ queryKey: failedWork().queryKey });
  const table = await screen.findByRole('table', { name: 'Failed mails and jobs' });
  expect(table.compareDocumentPosition(log)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('discarding is asked first', async () => {
  const { table, settled } = await openFailures();
  await userEvent.click(within(table).getByRole('button', { name: 'Discard' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard this for good?' });
  expect(settled()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(settled()).toEqual([`discardFailedWork /api/log/failed-work/${deadMail.id}/discard`]);
});

test('from a page that the log does not have its last one opens', async () => {
  const api = fakeApi();
  api.answer(listLog, { ...onePage([]), page: 9, total: 23 });
  api.answer(listFailedWork, done([]));
  await renderArea(area, { at: '/workspace/log-history?page=9', user: admin });
  await expect.poll(() => location.search).toBe('?page=3');
  expect(screen.queryByText('Nothing matches these filters')).toBeNull();
});

test('what happened last month is asked for with two presses, and a month ends with its last day', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Period' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Period' }));
  const [last = panel.getByRole('button')] = panel.getAllByRole('button', { name: /^\w+ \d{4}$/ });
  await userEvent.click(last);
  await expect.poll(() => asked(api)?.get('from')).toMatch(/-01$/);
  const [from = '', to = ''] = ['from', 'to'].map((name) => asked(api)?.get(name) ?? '');
  expect(to.slice(0, 7)).toBe(from.slice(0, 7));
  expect(new Date(Date.parse(to) + 86_400_000).getUTCDate()).toBe(1);
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  expect(last.textContent).toBe(month.format(new Date(from)));
});
