import { REVIEWER } from '@portal/contracts';
import { getApplication } from '@portal/contracts/applications/applications';
import { getTimeline } from '@portal/contracts/applications/conversation';
import { updateUserProfile } from '@portal/contracts/identity/profile';
import { downloadFile } from '@portal/contracts/kernel/files';
import { declareConflict, listAssignableReviewers } from '@portal/contracts/review/decide';
import { listFundApplications } from '@portal/contracts/review/queue';
import { beforeEach, describe, expect, test } from 'vitest';
import { fullScores } from '../../../test/support/make-applications.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let owner: { id: string; email: string };
beforeEach(async () => {
  owner = await portal.make.user();
});

describe.each([
  ['country', { countryCode: 'GH' }, 'OWN_COUNTRY'],
  ['organisation', { organisation: ' revenue authority of the EXAMPLE coast' }, 'OWN_ORGANISATION'],
] as const)('a reviewer with the applicant’s %s', (_, facts, reason) => {
  test('is barred without a word, and is not offered for assignment', async () => {
    const { id } = await portal.make.submitted({ owner });
    const person = await portal.make.user({ role: REVIEWER, ...facts });
    const reviewer = await portal.as(person);
    expect((await reviewer.call(getApplication, { params: { id } })).body.data).toMatchObject({
      audience: 'RESTRICTED',
      reason,
    });
    const body = { hasConflict: false };
    expect(await reviewer.call(declareConflict, { params: { id }, body })).toBeProblem('conflict_automatic');
    expect(await reviewer.call(getTimeline, { params: { id } })).toBeProblem('conflict_automatic');
    expect(await portal.make.decision(person, id, { decision: 'RETURN' })).toBeProblem('conflict_automatic');
    const [file] = await portal.db<{ fileKey: string }[]>`
      select file_key from application_documents where application_id = ${id} limit 1`;
    expect(await reviewer.call(downloadFile, { params: { fileKey: file?.fileKey ?? '' } })).toBeProblem(
      'not_found',
    );
    const offered = await (await portal.as('manager')).call(listAssignableReviewers, { params: { id } });
    expect(offered.body.data.map(({ userId }) => userId)).not.toContain(person.id);
    expect(offered.body.data.map(({ userId }) => userId)).toContain(portal.person('reviewer').id);
  });

  test('does not lift that bar alone; an Admin corrects the account', async () => {
    const { id } = await portal.make.submitted({ owner });
    const person = await portal.make.user({ role: REVIEWER, ...facts });
    const reviewer = await portal.as(person);
    const lifted = { firstName: 'Kwesi', lastName: 'Owusu', countryCode: 'ZA', ...facts };
    const field = Object.keys(facts)[0] ?? '';
    const body = { ...lifted, [field]: field === 'countryCode' ? 'KE' : 'Another authority' };
    expect(await reviewer.raw(updateUserProfile, { body })).toRefuseFields(field);
    expect((await reviewer.call(getApplication, { params: { id } })).body.data).toMatchObject({ reason });
    const corrected = await (await portal.as('admin')).raw(updateUserProfile, {
      body: { ...body, userId: person.id },
    });
    expect(corrected.status).toBe(200);
  });

  test('reads in the list what opening it will say, with nothing of the content', async () => {
    const fundId = await portal.make.fund({});
    const { id } = await portal.make.submitted({ owner, fundId });
    const person = await portal.make.user({ role: REVIEWER });
    const reviewer = await portal.as(person);
    await reviewer.call(declareConflict, { params: { id }, body: { hasConflict: false } });
    const listed = async (query: object = {}) =>
      (await reviewer.raw(listFundApplications, { params: { fundId }, query: { ...query } })).body.data;
    expect(await listed({ amountMin: '1' })).toMatchObject([{ id, myDeclaration: 'NO_CONFLICT' }]);
    await portal.db`update users set ${portal.db(facts)} where id = ${person.id}`;
    for (const query of [{}, { sortBy: 'amountRequested' }])
      expect(await listed(query)).toMatchObject([
        { id, myDeclaration: 'CONFLICT', sector: null, amountRequested: null },
      ]);
    expect(await listed({ amountMin: '1' })).toEqual([]);
  });

  test('is barred also after declaring that there was none', async () => {
    const person = await portal.make.user({ role: REVIEWER });
    const { id } = await portal.make.underReview({ owner }, person);
    await portal.db`update users set ${portal.db(facts)} where id = ${person.id}`;
    const scores = fullScores('BASE_FUND');
    expect(await portal.make.decision(person, id, { decision: 'APPROVE', scores })).toBeProblem(
      'conflict_automatic',
    );
  });
});

describe('a reviewer', () => {
  test('proposes that a rule is not met, once a round; a manager acts on it', async () => {
    const { id } = await portal.make.underReview({ owner });
    const propose = {
      decision: 'MARK_INELIGIBLE',
      rule: 'stateParty',
      internalComment: 'See annex 3.',
    } as const;
    expect(await portal.make.decision('reviewer', id, { ...propose, internalComment: '' })).toRefuseFields(
      'internalComment',
    );
    const { body } = await portal.make.decision('reviewer', id, propose);
    expect(body.data.status).toBe('UNDER_REVIEW');
    const forManager = await (await portal.as('manager')).call(getApplication, { params: { id } });
    expect(forManager.body.data).toMatchObject({
      may: { markIneligible: true, proposeIneligible: false },
      decisions: [{ kind: 'PROPOSAL', rule: 'stateParty', internalComment: 'See annex 3.' }],
    });
    const owned = await (await portal.as(owner)).call(getApplication, { params: { id } });
    expect(owned.raw.toString()).not.toContain('annex 3');
    const messageToApplicant = 'The instrument is not deposited.';
    await portal.make.decision('manager', id, {
      decision: 'MARK_INELIGIBLE',
      rule: 'stateParty',
      messageToApplicant,
    });
    expect((await (await portal.as(owner)).call(getApplication, { params: { id } })).body.data).toMatchObject(
      {
        status: 'INELIGIBLE',
        decision: { rule: 'stateParty', message: messageToApplicant },
      },
    );
  });

  test('who abstains after recommending no longer counts', async () => {
    const fundId = await portal.make.fund({ requiredReviewers: 2 });
    const { id } = await portal.make.underReview({ owner, fundId });
    const scores = fullScores('BASE_FUND');
    await portal.make.decision('reviewer', id, { decision: 'APPROVE', scores });
    await portal.make.decision('reviewer', id, { decision: 'ABSTAIN', conflictType: 'FAMILY' });
    for (const [who, status] of [
      [portal.person('reviewer2'), 'UNDER_REVIEW'],
      [await portal.make.user({ role: REVIEWER }), 'RECOMMENDED'],
    ] as const) {
      await (await portal.as(who)).call(declareConflict, { params: { id }, body: { hasConflict: false } });
      const reply = await portal.make.decision(who, id, { decision: 'APPROVE', scores });
      expect(reply.body.data.status).toBe(status);
    }
  });
});

test('an applicant is told of a hold, of going on and of a withdrawal at a request', async () => {
  const { id } = await portal.make.underReview({ owner });
  await portal.make.decision('manager', id, {
    decision: 'HOLD',
    messageToApplicant: 'Waiting for the council.',
  });
  await portal.make.decision('manager', id, { decision: 'RELEASE', internalComment: 'It has met.' });
  const texts = (await portal.mails()).filter((mail) => mail.to === owner.email).map((mail) => mail.text);
  expect(texts.some((text) => text.includes('on hold') && text.includes('> Waiting for the council.'))).toBe(
    true,
  );
  expect(texts.some((text) => text.includes('taken up'))).toBe(true);
});
