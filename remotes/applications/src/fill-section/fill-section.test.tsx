// @vitest-environment jsdom
import { saveDraft } from '@portal/contracts/calls/applications/drafts';
import { useNotices } from '@portal/platform';
import { act, screen, userEvent, within } from '@portal/testing/screen';
import { expect, onTestFinished, test, vi } from 'vitest';
import { baseFund } from '../../test/example-fund.ts';
import { openForm } from '../../test/open-form.ts';

const next = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const summary = () => screen.findByRole('alert');

const financing = {
  instrument: 'SENIOR_LOAN',
  projectCost: '2480000',
  financingRequested: '1240500',
  ownContribution: '400000',
  tenorMonths: 84,
  graceMonths: 12,
  security: 'First charge',
  repaymentSource: 'Sales',
  useOfFunds: [
    { item: 'Cold rooms', amount: '640000' },
    { item: 'Milling line', amount: '570500' },
  ],
} as const;
const answers = { financing: { ...financing, useOfFunds: [...financing.useOfFunds] } };

test('an answer below the minimum is told beside its field and in the summary; what was typed stays', async () => {
  await openForm({ page: 'financing', answers });
  await screen.findByLabelText('Own contribution');
  await next();
  const sentence = 'Own contribution is below the fund’s minimum: enter USD 620,000 or more.';
  expect(plain((await summary()).textContent)).toContain(sentence);
  expect(within(await summary()).getAllByRole('link')).toHaveLength(2);
  const field = screen.getByLabelText('Own contribution');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field).toHaveProperty('value', '400,000');
  const beside = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  expect(plain(beside?.textContent ?? '')).toContain(sentence);
  expect(document.activeElement).toBe(field);
});

test('lines say how much is left until they add up', async () => {
  await openForm({ page: 'financing', answers });
  const lines = within(await screen.findByRole('group', { name: 'Use of funds' }));
  expect(plain(lines.getByRole('status').textContent)).toBe('USD 1,210,500 of USD 1,240,500USD 30,000 left');
  await next();
  expect(plain((await summary()).textContent)).toContain('must add up to USD 1,240,500');
  await userEvent.click(lines.getByRole('button', { name: 'Add a line' }));
  const third = within(lines.getByRole('group', { name: 'Line 3' }));
  await userEvent.type(third.getByLabelText('Item'), 'Training');
  await userEvent.type(third.getByLabelText('Amount'), '30000');
  expect(plain(lines.getByRole('status').textContent)).toBe('USD 1,240,500 of USD 1,240,500');
  expect(plain((await summary()).textContent)).not.toContain('add up');
});

test('lines that do not add up take the focus where nothing before them is wrong', async () => {
  const wrong = { financing: { ...answers.financing, ownContribution: '620000' } };
  await openForm({ page: 'financing', answers: wrong });
  const lines = await screen.findByRole('group', { name: 'Use of funds' });
  await next();
  await summary();
  expect(document.activeElement).toBe(lines);
});

test('a removed line is gone from what is saved', async () => {
  const { kept } = await openForm({ page: 'financing', answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove line 1' }));
  await screen.findByText(/^Saved/);
  await expect
    .poll(() => kept.draft.answers.financing?.useOfFunds)
    .toEqual([{ item: 'Milling line', amount: '570500' }]);
});

test('a removed line comes back to its place, and is saved again', async () => {
  const { kept } = await openForm({ page: 'financing', answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove line 1' }));
  await expect.poll(() => kept.draft.answers.financing?.useOfFunds).toHaveLength(1);
  const [notice] = useNotices.getState().shown;
  expect(notice).toMatchObject({ title: 'Removed', description: 'Line 1' });
  notice?.undo?.run();
  await expect.poll(() => kept.draft.answers.financing?.useOfFunds).toEqual(financing.useOfFunds);
  expect(screen.getAllByLabelText('Item')[0]).toHaveProperty('value', 'Cold rooms');
});

test('a closed line opens with the focus in it, and an error in it opens it too', async () => {
  const useOfFunds = [
    { item: 'Cold rooms', amount: '640000' },
    { item: '', amount: '600500' },
  ];
  await openForm({ page: 'financing', answers: { financing: { ...financing, useOfFunds } } });
  const lines = within(await screen.findByRole('group', { name: 'Use of funds' }));
  // The window of the test is wider than a phone: the buttons are there, not shown.
  const edit = (line: number) => lines.queryByRole('button', { name: `Edit line ${line}`, hidden: true });
  await userEvent.click(edit(1) ?? expect.fail('no button'));
  expect(document.activeElement).toHaveProperty('value', 'Cold rooms');
  expect(edit(2)).toBeTruthy();
  await next();
  await summary();
  expect(edit(2)).toBeNull();
  await userEvent.type(lines.getAllByLabelText('Item')[1] ?? expect.fail('no field'), 'Mill');
  expect(edit(1)).toBeTruthy();
  expect(edit(2)).toBeNull();
});

test('a line that is brought back is open and has the focus, whichever was open', async () => {
  await openForm({ page: 'financing', answers });
  const lines = within(await screen.findByRole('group', { name: 'Use of funds' }));
  const edit = (line: number) => lines.queryByRole('button', { name: `Edit line ${line}`, hidden: true });
  await userEvent.click(lines.getByRole('button', { name: 'Remove line 2' }));
  await userEvent.click(edit(1) ?? expect.fail('no button'));
  act(() => useNotices.getState().shown.at(-1)?.undo?.run());
  expect(edit(1)).toBeTruthy();
  expect(edit(2)).toBeNull();
  expect(document.activeElement).toHaveProperty('value', 'Milling line');
});

test('a complete section leads to the next one', async () => {
  const useOfFunds = [{ item: 'Cold rooms', amount: '1240500' }];
  await openForm({
    page: 'financing',
    answers: { financing: { ...financing, ownContribution: '620000', useOfFunds } },
  });
  await screen.findByLabelText('Own contribution');
  await next();
  expect(await screen.findByRole('heading', { level: 1, name: 'Documents' })).toBeTruthy();
});

test('a No says at once what can be done about it', async () => {
  await openForm({ page: 'eligibility', fund: baseFund });
  const question = within(await screen.findByRole('group', { name: /^Is the applicant a ministry/ }));
  await userEvent.click(question.getByRole('radio', { name: 'No' }));
  expect(await screen.findByText(/can look at the Credit Fund/)).toBeTruthy();
  await userEvent.click(question.getByRole('radio', { name: 'Yes' }));
  expect(screen.queryByText(/can look at the Credit Fund/)).toBeNull();
});

test('the questions of a tariff loss are asked only for that support, and its lines are worked out', async () => {
  await openForm({ page: 'loss', fund: baseFund });
  await userEvent.click(await screen.findByRole('radio', { name: 'Trade facilitation' }));
  expect(screen.queryByLabelText('Baseline year')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Tariff revenue loss' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  await userEvent.type(screen.getByLabelText('Value of imports'), '18420000');
  await userEvent.type(screen.getByLabelText('Rate before, %'), '20');
  await userEvent.type(screen.getByLabelText('Rate after, %'), '12');
  expect(plain((await screen.findByText(/^Worked out in total/)).textContent)).toContain('USD 1,473,600');
});

test('a day that has begun where the reader is can be chosen', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T22:30:00Z'), toFake: ['Date'] });
  // As in Nairobi: a thread's own time zone cannot be changed.
  vi.spyOn(Date.prototype, 'getMonth').mockReturnValue(11);
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(1);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  await openForm({ page: 'loss', fund: baseFund });
  expect(await screen.findByLabelText(/ratification/)).toHaveProperty('max', '2026-12-01');
});

test('what is wrong with a year is told without a thousands separator', async () => {
  await openForm({ page: 'loss', fund: baseFund });
  await userEvent.click(await screen.findByRole('radio', { name: 'Tariff revenue loss' }));
  const year = screen.getByLabelText('Baseline year');
  await userEvent.type(year, '1994');
  await next();
  expect((await summary()).textContent).toContain('Baseline year: enter 2000 or more.');
  await userEvent.clear(year);
  await userEvent.type(year, '2099');
  expect((await summary()).textContent).toContain('Baseline year: enter a year that is not in the future.');
});

test('a phone that is turned keeps what was said of the worksheet', async () => {
  const window = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => window);
  await openForm({ page: 'loss', fund: baseFund });
  await userEvent.click(await screen.findByRole('radio', { name: 'Tariff revenue loss' }));
  const field = screen.getByLabelText(/^Fill in the lines from a spreadsheet/);
  await userEvent.upload(field, new File([], 'lines.xlsx'));
  const told = await screen.findByText(/^This file is empty/);
  window.matches = true;
  act(() => void window.dispatchEvent(new Event('change')));
  expect(told.isConnected).toBe(true);
  expect(told.closest('details')?.open).toBe(true);
});

test('what the server will not keep is told beside its field at once, and goes when it is mended', async () => {
  const { api, acceptSaves } = await openForm({ page: 'organisation' });
  const field = await screen.findByLabelText(/^Owned by women/);
  api.refuse(saveDraft, 400, {
    error: 'invalid_request',
    message: 'Some of the information is not valid.',
    fields: [
      { field: 'organisation.womenOwnedPercent', code: 'too_big', message: 'Please enter 100 or less.' },
    ],
  });
  await userEvent.type(field, '150');
  expect(await screen.findByText('Please enter 100 or less.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field).toHaveProperty('value', '150');
  acceptSaves();
  await userEvent.type(field, '{Backspace}');
  await screen.findByText(/^Saved \d\d:\d\d$/);
  expect(screen.queryByText('Please enter 100 or less.')).toBeNull();
});

test('a returned application opens only the sections that were named', async () => {
  await openForm({
    page: '',
    answers,
    draft: {
      status: 'RETURNED',
      applicationNumber: 'CF-2026-000016',
      returnRequest: {
        sections: ['financing'],
        message: 'Please state how the loan is secured.',
        requests: [],
        dueAt: '2026-12-04T23:59:59.000000Z',
        returnedAt: '2026-11-20T09:00:00.000000Z',
      },
    },
  });
  expect(await screen.findByText('Please state how the loan is secured.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Financing request' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Organisation' })).toBeNull();
  expect(screen.getAllByText('Stays as you sent it')).toHaveLength(5);
});

const files = ['file_1', 'file_2', 'file_3'].map((fileKey) => ({
  fileKey,
  docType: 'BUSINESS_PLAN' as const,
}));
const documents = files.map((file, at) => ({
  ...file,
  fileName: at === 0 ? 'accounts.pdf' : 'plan.pdf',
  size: 4,
  mime: 'application/pdf',
  sha256: 'ab12',
  scanStatus: 'CLEAN' as const,
}));

test('more files than an application takes are told beside them', async () => {
  await openForm({
    page: 'documents',
    answers: { documents: { files } },
    draft: { documents },
    prepare: (api) =>
      api.refuse(saveDraft, 400, {
        error: 'invalid_request',
        message: 'Some of the information is not valid.',
        fields: [{ field: 'answers.documents.files', code: 'too_many', message: 'At most 30.' }],
      }),
  });
  expect(await screen.findByText(/At most 30 files in all\.$/)).toBeTruthy();
  const [remove] = await screen.findAllByRole('button', { name: 'Remove plan.pdf' });
  await userEvent.click(remove as HTMLElement);
  const plan = await screen.findByLabelText('Business plan');
  await expect.poll(() => plan.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('At most 30.')).toBeTruthy();
});

test('two files of one name in one place are named until one is taken off', async () => {
  await openForm({ page: 'documents', answers: { documents: { files } }, draft: { documents } });
  const word = 'Two files here are named “plan.pdf”. Remove one if they are the same.';
  expect(await screen.findByText(word)).toBeTruthy();
  const [remove] = screen.getAllByRole('button', { name: 'Remove plan.pdf' });
  await userEvent.click(remove as HTMLElement);
  await expect.poll(() => screen.queryByText(word)).toBeNull();
});
