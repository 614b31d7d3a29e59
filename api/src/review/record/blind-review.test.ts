import { REVIEWER } from '@portal/contracts';
import { getApplication } from '@portal/contracts/applications/applications';
import { getTimeline } from '@portal/contracts/applications/conversation';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { getFund, updateFund } from '@portal/contracts/funds/funds';
import { declareConflict } from '@portal/contracts/review/decide';
import { addNote, listNotes } from '@portal/contracts/review/notes';
import { expect, test } from 'vitest';
import { fullScores } from '../../../test/support/make-applications.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

/** One reviewer has proposed it as ineligible, recommended and noted something; another has only declared. @returns what the other reads. */
const readByPeer = async (fundId: string) => {
  const { id } = await portal.make.underReview({ owner: await portal.make.user(), fundId });
  await portal.make.decision('reviewer', id, {
    decision: 'MARK_INELIGIBLE',
    rule: 'stateParty',
    internalComment: 'Its registration has ended.',
  });
  await portal.make.decision('reviewer', id, { decision: 'APPROVE', scores: fullScores('BASE_FUND') });
  await (await portal.as('reviewer')).call(addNote, { params: { id }, body: { text: 'Well argued.' } });
  const peer = await portal.as(await portal.make.user({ role: REVIEWER }));
  const params = { id };
  await peer.call(declareConflict, { params, body: { hasConflict: false } });
  const { decisions } = (await peer.call(getApplication, { params })).body.data as StaffApplication;
  const { events } = (await peer.call(getTimeline, { params })).body.data;
  const { notes, hearsOthers } = (await peer.call(listNotes, { params })).body.data;
  return {
    scored: decisions.filter(({ scores }) => scores.length > 0).length,
    notes: notes.length,
    proposals: events.filter(({ action }) => action === 'PROPOSE_INELIGIBLE').length,
    hearsOthers,
  };
};

test('a reviewer hears the others after the own word, or at once where the Admin has said so', async () => {
  const fundId = await portal.make.fund({ requiredReviewers: 3 });
  expect(await readByPeer(fundId)).toEqual({ scored: 0, notes: 0, proposals: 0, hearsOthers: false });
  const admin = await portal.as('admin');
  const { settings, rowVersion } = (await admin.call(getFund, { params: { id: fundId } })).body.data;
  if (!settings) throw new Error('an Admin reads the settings');
  expect(settings.blindReview).toBe(true);
  const body = { fundId, rowVersion, settings: { ...settings, blindReview: false } };
  expect((await admin.call(updateFund, { body })).body.data.settings?.blindReview).toBe(false);
  expect(await readByPeer(fundId)).toEqual({ scored: 1, notes: 1, proposals: 1, hearsOthers: true });
  const [row] = await portal.db<{ changes: { field: string }[] }[]>`
    select changes from fund_history where fund_id = ${fundId} order by seq desc limit 1`;
  expect(row?.changes.map(({ field }) => field)).toEqual(['blindReview']);
});
