import { MANAGER, REVIEWER } from '@portal/contracts';
import { getApplication, withdraw } from '@portal/contracts/applications/applications';
import { getTimeline } from '@portal/contracts/applications/conversation';
import { apply, getDraft, saveDraft } from '@portal/contracts/applications/drafts';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { getFund, updateFund } from '@portal/contracts/funds/funds';
import { reviewerDecision as decide, declareConflict } from '@portal/contracts/review/decide';
import { beforeEach, describe, expect, test } from 'vitest';
import { fullScores } from '../../../test/support/make-applications.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
const decision: typeof portal.make.decision = (...given) => portal.make.decision(...given);
let owner: { id: string; email: string };

beforeEach(async () => {
  owner = await portal.make.user();
});

const money = async (fundId: string) => {
  const [row] = await portal.db`
    select balance, committed, (select coalesce(sum(amount), 0)::numeric(20,2) from fund_history h
      where h.fund_id = f.id and process in ('COMMITMENT', 'RELEASE')) as committed_sum from funds f where id = ${fundId}`;
  return row;
};

describe('recommending', () => {
  test('needs every criterion with a reason, and names what is missing', async () => {
    const { id } = await portal.make.underReview({ owner });
    const [first, second, ...rest] = fullScores('BASE_FUND');
    const scores = [...(second ? [{ ...second, justification: 'Good.' }] : []), ...rest];
    const reply = await decision('reviewer', id, { decision: 'APPROVE', scores });
    expect(reply).toBeProblem('scores_incomplete');
    expect(reply.problem?.fields?.map((field) => field.field)).toEqual([
      `scores.${first?.criterionId}`,
      `scores.${second?.criterionId}.justification`,
    ]);
  });

  test('moves on when as many as the fund asks for have spoken; a tie is no recommendation', async () => {
    const fundId = await portal.make.fund({ requiredReviewers: 2 });
    const { id } = await portal.make.underReview({ owner, fundId });
    await (await portal.as('reviewer2')).call(declareConflict, {
      params: { id },
      body: { hasConflict: false },
    });
    const scores = fullScores('BASE_FUND');
    const first = await decision('reviewer', id, { decision: 'APPROVE', scores });
    expect(first.body.data).toMatchObject({ status: 'UNDER_REVIEW', weightedScore: 4 });
    expect(await decision('reviewer', id, { decision: 'APPROVE', scores })).toBeProblem('invalid_state');
    const second = await decision('reviewer2', id, { decision: 'REJECT', scores });
    expect(second.body.data.status).toBe('NOT_RECOMMENDED');
  });

  /** Changes the settings of a fund as an Admin. */
  const setFund = async (fundId: string, change: Partial<Fund['settings']>) => {
    const admin = await portal.as('admin');
    const { settings, rowVersion } = (await admin.call(getFund, { params: { id: fundId } })).body.data;
    if (!settings) throw new Error('An Admin reads the settings of a fund.');
    return admin.call(updateFund, { body: { fundId, rowVersion, settings: { ...settings, ...change } } });
  };
  const advise = (id: string) =>
    decision('reviewer', id, { decision: 'APPROVE', scores: fullScores('BASE_FUND') });

  test('moves on what enough have spoken on once the fund asks for fewer', async () => {
    const fundId = await portal.make.fund({ requiredReviewers: 2 });
    const { id } = await portal.make.underReview({ owner, fundId });
    const waiting = await portal.make.underReview({ owner: await portal.make.user(), fundId });
    await advise(id);
    await setFund(fundId, { requiredReviewers: 1 });
    expect(await decision('manager', waiting.id, { decision: 'APPROVE' })).toBeProblem('invalid_state');
    expect((await decision('manager', id, { decision: 'APPROVE' })).body.data.status).toBe('APPROVED');
  });

  test('moves on when it is released, or decides in two steps again, after the fund came to ask for fewer', async () => {
    const fundId = await portal.make.fund({ requiredReviewers: 2 });
    const held = await portal.make.underReview({ owner, fundId });
    const other = await portal.make.underReview({ owner: await portal.make.user(), fundId });
    for (const { id } of [held, other]) await advise(id);
    const words = { internalComment: 'As agreed.', messageToApplicant: 'As agreed.' };
    await decision('manager', held.id, { decision: 'HOLD', ...words });
    await setFund(fundId, { decisionMode: 'SINGLE_STEP' });
    await setFund(fundId, { requiredReviewers: 1 });
    await setFund(fundId, { decisionMode: 'TWO_STEP' });
    const released = await decision('manager', held.id, { decision: 'RELEASE', ...words });
    expect(released.body.data.status).toBe('RECOMMENDED');
    const client = await portal.as('manager');
    const events = (await client.call(getTimeline, { params: { id: held.id } })).body.data.events.slice(-2);
    expect(events.map(({ action }) => action)).toEqual(['RELEASE', 'RECOMMEND']);
    for (const { id } of [held, other])
      expect((await decision('manager', id, { decision: 'APPROVE' })).body.data.status).toBe('APPROVED');
  });

  test("is done before reading the others' words", async () => {
    const fundId = await portal.make.fund({ requiredReviewers: 2 });
    const { id } = await portal.make.underReview({ owner, fundId });
    const two = await portal.as('reviewer2');
    await two.call(declareConflict, { params: { id }, body: { hasConflict: false } });
    await decision('reviewer', id, { decision: 'APPROVE', scores: fullScores('BASE_FUND') });
    const words = async () => {
      const { data } = (await two.call(getApplication, { params: { id } })).body;
      return data.audience === 'STAFF'
        ? data.decisions.filter((one) => one.kind === 'RECOMMENDATION').length
        : undefined;
    };
    expect(await words()).toBe(0);
    await decision('reviewer2', id, { decision: 'APPROVE', scores: fullScores('BASE_FUND') });
    expect(await words()).toBe(2);
  });

  test('at most what was asked for, in its currency', async () => {
    const { id } = await portal.make.underReview({ owner });
    const scores = fullScores('BASE_FUND');
    const recommend = (amount: string, currency = 'USD') =>
      decision('reviewer', id, { decision: 'APPROVE', scores, amountRecommended: { amount, currency } });
    expect(await recommend('2404600.01')).toRefuseFields('amountRecommended.amount');
    expect(await recommend('1', 'EUR')).toRefuseFields('amountRecommended.currency');
    expect((await recommend('2000000')).status).toBe(200);
  });
});

describe('in one step', () => {
  test("a reviewer's word is final, with scores", async () => {
    const fundId = await portal.make.fund({ decisionMode: 'SINGLE_STEP' });
    const { id } = await portal.make.underReview({ owner, fundId });
    expect(await decision('reviewer', id, { decision: 'APPROVE' })).toBeProblem('scores_incomplete');
    const reply = await decision('reviewer', id, { decision: 'APPROVE', scores: fullScores('BASE_FUND', 5) });
    expect(reply.body.data).toMatchObject({ status: 'APPROVED', weightedScore: 5 });
    expect(await money(fundId)).toMatchObject({ committed: '2404600.00' });
  });
});

describe('the word of a form that was opened before the decision mode changed', () => {
  const scores = fullScores('BASE_FUND');
  const amount = { amount: '60000.00', currency: 'USD' };

  test('is no approval where it recommends', async () => {
    const fundId = await portal.make.fund({ decisionMode: 'SINGLE_STEP' });
    const { id } = await portal.make.underReview({ owner, fundId });
    const reply = await decision('reviewer', id, { decision: 'APPROVE', scores, amountRecommended: amount });
    expect(reply).toBeProblem('stale_version');
    expect(await money(fundId)).toMatchObject({ committed: '0.00' });
  });

  test('is no recommendation where it approves', async () => {
    const { id } = await portal.make.underReview({ owner });
    const reply = await decision('reviewer', id, { decision: 'APPROVE', scores, amountApproved: amount });
    expect(reply).toBeProblem('stale_version');
  });

  test('is no advice against where it rejects with words to the applicant', async () => {
    const { id } = await portal.make.underReview({ owner });
    const reply = await decision('reviewer', id, {
      decision: 'REJECT',
      scores,
      reasonCode: 'LOWER_PRIORITY',
      messageToApplicant: 'Other applications were ranked higher in this round.',
    });
    expect(reply).toBeProblem('stale_version');
  });
});

describe('nobody judges what is theirs', () => {
  test('a reviewer who has not declared, or declared a conflict, is refused', async () => {
    const { id } = await portal.make.submitted({ owner });
    const word = { decision: 'APPROVE' as const, scores: fullScores('BASE_FUND') };
    expect(await decision('reviewer', id, word)).toBeProblem('conflict_not_declared');
    const body = { hasConflict: true, type: 'FAMILY' as const };
    await (await portal.as('reviewer')).call(declareConflict, { params: { id }, body });
    expect(await decision('reviewer', id, word)).toBeProblem('conflict_declared');
  });

  test('a manager who declared a conflict does not decide', async () => {
    const { id } = await portal.make.recommended({ owner });
    const body = { hasConflict: true, type: 'EMPLOYER' as const };
    await (await portal.as('manager')).call(declareConflict, { params: { id }, body });
    expect(await decision('manager', id, { decision: 'APPROVE' })).toBeProblem('conflict_declared');
  });

  test('who recommended and became a manager does not decide', async () => {
    const person = await portal.make.user({ role: REVIEWER });
    const { id } = await portal.make.recommended({ owner }, person);
    await portal.db`update users set role = ${MANAGER} where id = ${person.id}`;
    expect(await decision(person, id, { decision: 'APPROVE' })).toBeProblem('own_application');
    const read = await (await portal.as(person)).call(getApplication, { params: { id } });
    expect(read.body.data).toMatchObject({ may: { decide: false } });
  });

  test('who recommended and became a manager does not mark it as ineligible while others still review', async () => {
    const person = await portal.make.user({ role: REVIEWER });
    const fundId = await portal.make.fund({ requiredReviewers: 2 });
    const { id } = await portal.make.recommended({ owner, fundId }, person);
    await portal.db`update users set role = ${MANAGER} where id = ${person.id}`;
    const mark = { rule: 'stateParty', messageToApplicant: 'Not a State Party yet.' } as const;
    const reply = await decision(person, id, { decision: 'MARK_INELIGIBLE', ...mark });
    expect(reply).toBeProblem('own_application');
  });

  test('an application that is not there and a draft are the same to staff', async () => {
    const draft = await portal.make.draft({ owner });
    for (const id of ['app_none', draft.id])
      expect(await decision('manager', id, { decision: 'HOLD', messageToApplicant: 'x' })).toBeProblem(
        'not_found',
      );
  });
});

test.each([
  [{ decision: 'RETURN', messageToApplicant: 'Please say more about this.' }, 'sections'],
  [
    { decision: 'RETURN', sections: ['project'], messageToApplicant: 'Nineteen characters' },
    'messageToApplicant',
  ],
  [
    { decision: 'RETURN', sections: ['financing'], messageToApplicant: 'Please say more about this.' },
    'sections',
  ],
  [
    {
      decision: 'RETURN',
      sections: ['project'],
      messageToApplicant: 'Please say more about this.',
      dueAt: '2020-01-01T00:00:00Z',
    },
    'dueAt',
  ],
  [{ decision: 'ABSTAIN' }, 'conflictType'],
  [{ decision: 'LOVE' }, 'decision'],
  [{ decision: 'APPROVE', status: 'APPROVED' }, 'status'],
])('a reviewer’s %j is refused by field', async (body, field) => {
  const { id } = await portal.make.underReview({ owner });
  const client = await portal.as('reviewer');
  const rowVersion = await portal.make.rowVersionOf(id);
  expect(await client.raw(decide, { params: { id }, body: { rowVersion, ...body } })).toRefuseFields(field);
});

test.each([
  [{ decision: 'REJECT', messageToApplicant: 'No.' }, 'reasonCode'],
  [{ decision: 'REJECT', reasonCode: 'OTHER' }, 'messageToApplicant'],
  [{ decision: 'HOLD' }, 'messageToApplicant'],
  [{ decision: 'SEND_BACK' }, 'internalComment'],
  [{ decision: 'APPROVE', amountApproved: { amount: '0', currency: 'USD' } }, 'amountApproved.amount'],
  [
    { decision: 'APPROVE', amountApproved: { amount: '2404600.01', currency: 'USD' } },
    'amountApproved.amount',
  ],
])('a manager’s %j is refused by field', async (body, field) => {
  const { id } = await portal.make.recommended({ owner });
  const client = await portal.as('manager');
  const rowVersion = await portal.make.rowVersionOf(id);
  expect(await client.raw(decide, { params: { id }, body: { rowVersion, ...body } })).toRefuseFields(field);
});

test('the rule of an ineligible application belongs to its fund', async () => {
  const { id } = await portal.make.submitted({ owner });
  const mark = (rule: 'stateParty' | 'ownContribution') =>
    decision('manager', id, {
      decision: 'MARK_INELIGIBLE',
      rule,
      messageToApplicant: 'Not a State Party yet.',
    });
  expect(await mark('ownContribution')).toRefuseFields('rule');
  expect((await mark('stateParty')).body.data.status).toBe('INELIGIBLE');
});

test('after sending back the same reviewer speaks again', async () => {
  const { id } = await portal.make.recommended({ owner });
  await decision('manager', id, { decision: 'SEND_BACK', internalComment: 'The budget does not add up.' });
  const reply = await decision('reviewer', id, { decision: 'REJECT', scores: fullScores('BASE_FUND', 1) });
  expect(reply.body.data.status).toBe('NOT_RECOMMENDED');
});

const rejected = async () => {
  const application = await portal.make.recommended({ owner });
  const word = { reasonCode: 'OTHER', messageToApplicant: 'Not this year.' } as const;
  await decision('manager', application.id, { decision: 'REJECT', ...word });
  return application;
};
const reopen = (id: string) =>
  decision('admin', id, { decision: 'REOPEN', internalComment: 'New evidence came in.' });

test('a rejection is reopened within 90 days and not after them', async () => {
  const { id } = await rejected();
  const age = (days: number, seconds: number) =>
    portal.db`update applications set decided_at = now() - make_interval(days => ${days}, secs => ${seconds}) where id = ${id}`;
  await age(90, 1);
  expect(await reopen(id)).toBeProblem('invalid_state');
  await age(89, 86_000);
  expect((await reopen(id)).body.data.status).toBe('UNDER_REVIEW');
});

test('what ended is not reopened beside another application in progress', async () => {
  const { id, fundId } = await rejected();
  await portal.make.submitted({ owner, fundId });
  expect(await reopen(id)).toBeProblem('application_in_progress');
});

test('what is reopened is what was sent, not what was typed before it was withdrawn', async () => {
  const { id } = await portal.make.returned({ owner }, ['project', 'documents']);
  const applicant = await portal.as(owner);
  const open = async () => (await applicant.call(getDraft, { query: { id } })).body.data;
  const { answers, documents, rowVersion } = await open();
  const project = { ...answers.project, summary: 'Never sent.' };
  const saved = await applicant.call(saveDraft, {
    body: { id, rowVersion, answers: { project, documents: { files: [] } } },
  });
  await applicant.call(withdraw, { params: { id }, body: { rowVersion: saved.body.data.rowVersion } });
  expect((await reopen(id)).body.data.status).toBe('UNDER_REVIEW');
  await decision('manager', id, {
    decision: 'RETURN',
    sections: ['organisation'],
    messageToApplicant: 'Twenty characters on',
  });
  expect(await open()).toMatchObject({ answers, documents });
});

test('of reopening one and sending another at once, one happens', async () => {
  const { id, fundId } = await rejected();
  const { id: draftId, rowVersion } = await portal.make.draft({ owner, fundId });
  const applicant = await portal.as(owner);
  const replies = await Promise.all([reopen(id), applicant.call(apply, { body: { draftId, rowVersion } })]);
  expect(replies.map(({ problem }) => problem?.error).sort()).toEqual(['application_in_progress', undefined]);
});

test('a reviewer proposes once in a round that a rule is not met', async () => {
  const { id } = await portal.make.underReview({ owner });
  const propose = () =>
    decision('reviewer', id, { decision: 'MARK_INELIGIBLE', rule: 'stateParty', internalComment: 'No.' });
  const replies = await Promise.all([propose(), propose()]);
  expect(replies.map(({ problem }) => problem?.error).sort()).toEqual(['invalid_state', undefined]);
});

test('the date of a return at the end of the calendar stays in it while the clock stands still', async () => {
  const { id } = await portal.make.underReview({ owner });
  const dueAt = '9999-12-31T23:59:59.999Z';
  const words = { sections: ['project' as const], messageToApplicant: 'Please name the responsible unit.' };
  await decision('manager', id, { decision: 'RETURN', dueAt, ...words });
  await decision('manager', id, { decision: 'HOLD', messageToApplicant: 'We wait.' });
  const reply = await decision('manager', id, { decision: 'RELEASE', internalComment: 'Go on.' });
  expect(reply.body.data.status).toBe('RETURNED');
});

test('no reviewer steps aside from what is decided; who may pay on it does', async () => {
  const { id } = await portal.make.recommended({ owner });
  await decision('manager', id, { decision: 'APPROVE' });
  const aside = { decision: 'ABSTAIN', conflictType: 'PROFESSIONAL' } as const;
  expect(await decision('reviewer', id, aside)).toBeProblem('invalid_state');
  const offered = async () => {
    const { data } = (await (await portal.as('manager')).call(getApplication, { params: { id } })).body;
    return data.audience === 'STAFF' && data.may.abstain;
  };
  expect(await offered()).toBe(true);
  expect((await decision('manager', id, aside)).body.data.status).toBe('APPROVED');
  expect(await offered()).toBe(false);
  expect(await decision('manager', id, aside)).toBeProblem('conflict_declared');
});

test('the same decision sent twice with one key is one decision', async () => {
  const { id, fundId, applicationNumber } = await portal.make.recommended({ owner });
  const manager = await portal.as('manager');
  const body = { decision: 'APPROVE' as const, rowVersion: await portal.make.rowVersionOf(id) };
  const headers = { 'idempotency-key': 'decide-1' };
  const first = await manager.call(decide, { params: { id }, body, headers });
  const again = await manager.call(decide, { params: { id }, body, headers });
  expect(first.body.message).toBe(`Your decision on ${applicationNumber} has been recorded.`);
  expect(again.body).toEqual(first.body);
  const other = await portal.make.recommended({ owner: await portal.make.user() });
  expect(await manager.call(decide, { params: { id: other.id }, body, headers })).toBeProblem(
    'idempotency_mismatch',
  );
  expect(await money(fundId)).toMatchObject({ committed: '2404600.00' });
});
