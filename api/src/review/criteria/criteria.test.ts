import { everyQuestion } from '@portal/application-form/questions';
import { getApplication } from '@portal/contracts/applications/applications';
import type { Criterion } from '@portal/contracts/applications/criteria';
import { sectionsOf } from '@portal/contracts/applications/sections';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { fundTypes } from '@portal/contracts/funds/enums';
import {
  getCriteria,
  type SaveCriteria,
  saveCriteria,
  sumOfWeights,
} from '@portal/contracts/review/criteria';
import { getScoreDraft, saveScoreDraft } from '@portal/contracts/review/decide';
import { expect, test } from 'vitest';
import { fullScores } from '../../../test/support/make-applications.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { standardCriteria } from './standard-criteria.ts';

const portal = testPortal();

const read = async (id: string, version?: number) =>
  (await portal.as('reviewer')).call(getCriteria, {
    params: { id },
    query: version === undefined ? {} : { version },
  });
const criteriaOf = async (id: string) => (await read(id)).body.data;
const save = async (id: string, body: SaveCriteria, who: 'admin' | 'manager' = 'admin') =>
  (await portal.as(who)).call(saveCriteria, { params: { id }, body });

const readiness = {
  name: { en: 'Readiness', fr: 'Préparation' },
  guide: { en: '0: no plan. 5: a plan under way.' },
  weight: 40,
  evidence: [{ section: 'project' as const, fields: ['startDate'] }],
};
/** Two criteria: the first of before with another weight, and a new one. */
const two = (criteria: readonly Criterion[]): SaveCriteria['criteria'] => [
  { ...(criteria[0] as Criterion), weight: 60 },
  readiness,
];

test.each(fundTypes)('a %s begins with criteria that its form can be judged by', (fundType) => {
  const criteria = standardCriteria[fundType];
  expect(sumOfWeights(criteria)).toBe(100);
  for (const { name, guide, evidence } of criteria) {
    for (const words of [name, guide])
      expect(Object.keys(words).sort()).toEqual(['ar', 'en', 'es', 'fr', 'pt', 'sw']);
    for (const text of Object.values(guide)) expect(text).toMatch(/^0.+\n3.+\n5.+$/);
    expect(evidence.length).toBeGreaterThan(0);
    for (const { section, fields } of evidence) {
      expect(sectionsOf(fundType)).toContain(section);
      expect(fields.filter((name) => !everyQuestion(fundType, section).includes(name))).toEqual([]);
    }
  }
});

test('the staff read the criteria of a fund, nobody else does', async () => {
  const { data } = (await read('fund_base')).body;
  expect(data).toMatchObject({ version: 1, versions: [{ version: 1, byName: null }] });
  expect(data.criteria).toEqual(standardCriteria.BASE_FUND);
  const owner = await portal.as(await portal.make.user());
  expect(await owner.call(getCriteria, { params: { id: 'fund_base' }, query: {} })).toBeProblem('forbidden');
  expect(await read('fund_none')).toBeProblem('not_found');
  expect(await read('fund_base', 2)).toBeProblem('not_found');
});

test('a save is the next version; the one before is read as it was, and ids stay', async () => {
  const id = await portal.make.fund();
  const before = await criteriaOf(id);
  const { data, message } = (await save(id, { version: 1, criteria: two(before.criteria) })).body;
  expect(message).toBe('Version 2 is published. It counts for applications sent from now on.');
  expect(data).toMatchObject({
    version: 2,
    criteria: [{ criterionId: 'QUANTIFIED_NEED', weight: 60 }, readiness],
  });
  expect(data.versions.map(({ version }) => version)).toEqual([2, 1]);
  expect((await read(id, 1)).body.data.criteria).toEqual(before.criteria);
  const [need, added] = data.criteria as [Criterion, Criterion];
  const renamed = { ...added, name: { en: 'Ready to start' } };
  const again = (await save(id, { version: 2, criteria: [renamed, need] })).body.data;
  expect(again.criteria.map(({ criterionId }) => criterionId)).toEqual([
    added.criterionId,
    'QUANTIFIED_NEED',
  ]);
  const [entry] = await portal.db<{ changes: { field: string }[] }[]>`
    select changes from audit_log where entity_id = ${id} and process = 'FUND' order by seq desc limit 1`;
  expect(entry?.changes.map(({ field }) => field)).toEqual(['criteriaVersion', `${added.criterionId}.name`]);
});

test('what changes nothing makes no version, and of two Admins the second is shown the criteria as they are', async () => {
  const id = await portal.make.fund();
  const { criteria } = await criteriaOf(id);
  expect((await save(id, { version: 1, criteria })).body.data.version).toBe(1);
  await save(id, { version: 1, criteria: two(criteria) });
  const reply = await save(id, { version: 1, criteria });
  expect(reply).toBeProblem('stale_version');
  expect((await criteriaOf(id)).version).toBe(2);
});

test('only the Admin publishes', async () => {
  const id = await portal.make.fund();
  const { criteria } = await criteriaOf(id);
  expect(await save(id, { version: 1, criteria: two(criteria) }, 'manager')).toBeProblem('forbidden');
});

const wrong: [what: string, (given: SaveCriteria['criteria']) => unknown[], field: string, code: string][] = [
  ['weights of 110', ([one, other]) => [{ ...one, weight: 70 }, other], 'criteria', 'sum_mismatch'],
  [
    'no guide in English',
    ([one, other]) => [{ ...one, guide: { fr: 'Oui' } }, other],
    'criteria.0.guide.en',
    'required',
  ],
  [
    'no name in English',
    ([one, other]) => [one, { ...other, name: { en: ' ' } }],
    'criteria.1.name.en',
    'required',
  ],
  ['a single criterion', ([one]) => [{ ...one, weight: 100 }], 'criteria', 'too_few'],
  ['eleven', ([one]) => Array.from({ length: 11 }, () => ({ ...one, weight: 9 })), 'criteria', 'too_many'],
  [
    'a section that the form does not have',
    ([one, other]) => [{ ...one, evidence: [{ section: 'financing', fields: [] }] }, other],
    'criteria.0.evidence.0.section',
    'not_allowed',
  ],
  [
    'a section that no form has',
    ([one, other]) => [{ ...one, evidence: [{ section: 'annex', fields: [] }] }, other],
    'criteria.0.evidence.0.section',
    'not_allowed',
  ],
  [
    'a question of another section',
    ([one, other]) => [one, { ...other, evidence: [{ section: 'project', fields: ['lossClaimed'] }] }],
    'criteria.1.evidence.0.fields.0',
    'not_allowed',
  ],
  [
    'an id that the fund never had',
    ([one, other]) => [one, { ...other, criterionId: 'JOBS_WOMEN_YOUTH' }],
    'criteria.1.criterionId',
    'not_allowed',
  ],
  ['one id twice', ([one, other]) => [one, { ...one, ...other }], 'criteria.1.criterionId', 'not_allowed'],
];

test.each(wrong)('%s is refused beside its field', async (_, change, field, code) => {
  const id = await portal.make.fund();
  const { criteria } = await criteriaOf(id);
  const body = { version: 1, criteria: change(two(criteria)) as SaveCriteria['criteria'] };
  const reply = await save(id, body);
  expect(reply).toBeProblem('invalid_request');
  expect(reply.problem?.fields).toMatchObject([{ field, code }]);
});

test('an application is scored by the version of its first sending, a later one by the next', async () => {
  const fundId = await portal.make.fund();
  const old = await portal.make.underReview({ owner: await portal.make.user(), fundId });
  const { criteria } = await criteriaOf(fundId);
  const { data } = (await save(fundId, { version: 1, criteria: two(criteria) })).body;
  const young = await portal.make.underReview({ owner: await portal.make.user(), fundId });
  const reviewer = await portal.as('reviewer');
  const scoredBy = async (id: string) => {
    const view = (await reviewer.call(getApplication, { params: { id } })).body.data as StaffApplication;
    return [view.criteriaVersion, view.criteria.map(({ criterionId }) => criterionId)];
  };
  const [, added] = data.criteria as [Criterion, Criterion];
  expect(await scoredBy(old.id)).toEqual([1, criteria.map(({ criterionId }) => criterionId)]);
  expect(await scoredBy(young.id)).toEqual([2, ['QUANTIFIED_NEED', added.criterionId]]);

  const mark = { criterionId: added.criterionId, score: 5, justification: '' };
  const keep = (id: string) => reviewer.call(saveScoreDraft, { params: { id }, body: { marks: [mark] } });
  expect(await keep(old.id)).toRefuseFields('marks.0.criterionId');
  await keep(young.id);
  expect((await reviewer.call(getScoreDraft, { params: { id: young.id } })).body.data).toMatchObject([mark]);

  const why = 'Shown line by line in annex two.';
  const scores = [
    { criterionId: 'QUANTIFIED_NEED', score: 5, justification: why },
    { criterionId: added.criterionId, score: 0, justification: why },
  ];
  const amountRecommended = { amount: '60000.00', currency: 'USD' };
  const recommend = { decision: 'APPROVE' as const, amountRecommended };
  const refused = await portal.make.decision('reviewer', old.id, { ...recommend, scores });
  expect(refused).toBeProblem('scores_incomplete');
  const decided = await portal.make.decision('reviewer', old.id, {
    ...recommend,
    scores: fullScores('BASE_FUND'),
  });
  expect(decided.body.data).toMatchObject({ weightedScore: 4 });
  // 60 % of five points and 40 % of none.
  const other = await portal.make.decision('reviewer', young.id, { ...recommend, scores });
  expect(other.body.data).toMatchObject({ weightedScore: 3 });
});
