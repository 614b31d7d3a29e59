// @vitest-environment jsdom
import { MANAGER } from '@portal/contracts';
import { bulkAssign, bulkSendBack, listReviewers } from '@portal/contracts/calls/review/bulk';
import { BULK_MAX } from '@portal/contracts/review/bulk';
import type { QueueRow } from '@portal/contracts/review/queue';
import { useNotices } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, waitFor, within } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { type ReactElement, useState } from 'react';
import { expect, test } from 'vitest';
import { queueRow } from '../../test/example-row.ts';
import area from '../expose.ts';
import { BulkBar } from './BulkBar.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';
import type { Outcome } from './bulk.queries.ts';
import { SelectionActions } from './SelectionActions.tsx';

const show = (element: ReactElement) =>
  renderArea({ ...area, routes: [{ path: '/', element }] }, { at: '/', user: staff(MANAGER) });

const rows = [1, 2, 3, 4].map(queueRow);
const full = { error: 'reviewers_full', message: 'It would have more than nine reviewers.' };
const outcome: Outcome = {
  kind: 'ASSIGN',
  rows,
  reviewers: { ids: ['usr_1'], names: 'Amina Bello' },
  results: rows.map(({ id }, index) => ({ id, failure: index === 3 ? full : null })),
};

test('what was not done stands first, however much was done', async () => {
  await show(<BulkOutcome outcome={outcome} onClose={() => {}} onAgain={() => {}} />);
  const [first] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain(full.message);
});

test('one application is assigned by its own name, not as a selection of one', async () => {
  const api = fakeApi();
  api.answer(listReviewers, { data: [], message: '' });
  await show(<BulkDialog kind="ASSIGN" rows={rows.slice(0, 1)} onClose={() => {}} onOutcome={() => {}} />);
  const dialog = await screen.findByRole('dialog', { name: 'Who reviews this application?' });
  within(dialog).getByText('CF-2026-000001 · Cold storage');
  within(dialog).getByText('They are added; who reviews already still does.');
});

test('what was assigned to nobody before is taken back in one press, also where all was done', async () => {
  const api = fakeApi();
  const reviewer = { userId: 'usr_1', name: 'Amina Bello', openAssignments: 1 };
  api.answer(listReviewers, { data: [reviewer as never], message: '' }); // only what the question shows
  const done = rows.map(({ id }) => ({ id, failure: null }));
  api.answer(bulkAssign, { data: done, message: 'Done: 4 of 4.' });
  await show(<BulkDialog kind="ASSIGN" rows={rows} onClose={() => {}} onOutcome={() => {}} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Amina Bello/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  const noticeOf = () =>
    useNotices.getState().shown.find(({ description }) => description === 'Done: 4 of 4.');
  await waitFor(() => expect(noticeOf()?.undo).toBeDefined());
  noticeOf()?.undo?.run();
  const takenOff = { reviewerIds: [], insteadOf: ['usr_1'], reviewersBefore: ['usr_1'] };
  const asked = rows.map(({ id, rowVersion }) => ({ id, rowVersion, ...takenOff }));
  await expect.poll(() => api.sent(bulkAssign).at(1)).toEqual({ rows: asked });
});

test('an undo that is refused for one goes on with the others and says which', async () => {
  const api = fakeApi();
  const changed = { error: 'stale_version', message: 'Somebody has named other reviewers since.' };
  const undone = rows.slice(0, 3).map(({ id }, index) => ({ id, failure: index === 0 ? changed : null }));
  api.answer(bulkAssign, { data: undone, message: '' });
  let isClosed = false;
  await show(<BulkOutcome outcome={outcome} onClose={() => (isClosed = true)} onAgain={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo 3' }));
  const panel = await screen.findByRole('region', { name: 'Undo: 2 done, 1 not' });
  expect(document.activeElement).toBe(panel);
  // In one call, so each reviewer is written to once.
  const takenOff = { reviewerIds: [], insteadOf: ['usr_1'], reviewersBefore: ['usr_1'] };
  const asked = rows.slice(0, 3).map(({ id, rowVersion }) => ({ id, rowVersion, ...takenOff }));
  expect(api.sent(bulkAssign)).toEqual([{ rows: asked }]);
  const inRow = (n: number) => {
    const row = screen.getByText(rows[n]?.applicationNumber ?? '').closest('li');
    return row ? within(row) : undefined;
  };
  expect(inRow(0)?.getByText('Not done:')).toBeDefined();
  expect(inRow(0)?.getByText(changed.message)).toBeDefined();
  expect(inRow(1)?.getByText('undone')).toBeDefined();
  expect(inRow(2)?.getByText('undone')).toBeDefined();
  expect(inRow(3)?.getByText(/more than nine/)).toBeDefined();
  expect(isClosed).toBe(false);
});

test('of more than one call may change, the first so many are selected in one press', async () => {
  fakeApi();
  let wasAsked = false;
  const nothing = () => {};
  await show(
    <BulkBar
      bar={{ current: null }}
      count={20}
      total={BULK_MAX + 1}
      isFinding={false}
      isExporting={false}
      onAll={() => (wasAsked = true)}
      onAct={nothing}
      onPropose={nothing}
      onExport={nothing}
      onClear={nothing}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Select the first 500' }));
  expect(wasAsked).toBe(true);
  expect(screen.getByText('At most 500 at once')).toBeDefined();
});

/** What is selected is on another page of the list. */
const OnAnotherPage = () => {
  const [selected, set] = useState<readonly QueueRow[]>(rows.slice(0, 2));
  const selection = { ids: new Set<string>(), rows: [...selected], set, select: () => {} };
  return (
    <SelectionActions
      selection={selection}
      list={{ fund: 'all', query: {} }}
      total={2}
      isExporting={false}
      onExport={() => {}}
      onClear={() => {}}
    />
  );
};

test('what somebody else changed on another page is done when it is asked for again', async () => {
  const api = fakeApi();
  const changed = { error: 'stale_version', message: 'Someone else has changed this.', rowVersion: 7 };
  api.answer(bulkSendBack, {
    data: [
      { id: 'app_1', failure: changed },
      { id: 'app_2', failure: null },
    ],
    message: '',
  });
  await show(<OnAnotherPage />);
  const sendBack = async (button: string, why?: string) => {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    if (why) await userEvent.type(dialog.getByRole('textbox'), why);
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  };
  await sendBack('Send back', 'Please look again.');
  await screen.findByText(changed.message);
  await sendBack('Again for 1');
  await expect.poll(() => api.sent(bulkSendBack)).toHaveLength(2);
  expect(api.sent(bulkSendBack).at(-1)).toEqual({
    internalComment: 'Please look again.',
    rows: [{ id: 'app_1', rowVersion: 7 }],
  });
});
