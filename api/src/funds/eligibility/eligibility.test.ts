import { completeBase, completeCredit } from '@portal/application-form/complete-example';
import { getApplication } from '@portal/contracts/applications/applications';
import { apply } from '@portal/contracts/applications/drafts';
import { getEligibility, type SaveEligibility, saveEligibility } from '@portal/contracts/funds/eligibility';
import { getFund, updateFund } from '@portal/contracts/funds/funds';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const rulesOf = async (fundId: string) =>
  (await portal.visitor.call(getEligibility, { params: { id: fundId } })).body.data;
const save = async (fundId: string, body: SaveEligibility) =>
  (await portal.as('admin')).call(saveEligibility, { params: { id: fundId }, body });

/** A change of one rule that is otherwise as it stands. */
const changeOf = async (
  fundId: string,
  name: string,
  change: Partial<SaveEligibility['rules'][number]>,
): Promise<SaveEligibility> => {
  const { rulesVersion, rules } = await rulesOf(fundId);
  const found = rules.find(({ rule }) => rule === name);
  if (!found) throw new Error(`The fund has no rule ${name}.`);
  const { rule, isAsked, question, advice } = found;
  return { rulesVersion, rules: [{ rule, isAsked, question, advice, ...change }] };
};

test('anyone reads the rules of a fund in their order, in six languages, with their numbers', async () => {
  const { rulesVersion, rules } = await rulesOf('fund_credit');
  expect(rulesVersion).toBe(1);
  expect(rules.map(({ rule }) => rule)).toEqual([
    'incorporatedInStateParty',
    'sectorNotExcluded',
    'yearsOfAccounts',
    'ownContribution',
    'intraAfricanTrade',
    'noDefaultOrSanction',
  ]);
  expect(rules.map(({ thresholds }) => thresholds)).toEqual([
    {},
    {},
    { years: 3, yearsSme: 2 },
    { percent: 25 },
    {},
    {},
  ]);
  for (const { question, advice } of rules)
    for (const words of [question, advice])
      expect(Object.keys(words).sort()).toEqual(['ar', 'en', 'es', 'fr', 'pt', 'sw']);
});

test('an unknown fund has no rules', async () => {
  expect(await portal.visitor.call(getEligibility, { params: { id: 'fund_none' } })).toBeProblem('not_found');
});

test('a change is the next version of its rule alone, and the one before stays written down', async () => {
  const id = await portal.make.fund({ fundType: 'CREDIT_FUND' });
  const question = { en: 'Four years ({years}), please?' };
  const { data, message } = (
    await save(id, await changeOf(id, 'yearsOfAccounts', { question, years: 4, yearsSme: 1 }))
  ).body;
  expect(message).toBe('The eligibility rules have been saved.');
  expect(data.rulesVersion).toBe(2);
  expect(data.rules.map(({ version }) => version)).toEqual([1, 1, 2, 1, 1, 1]);
  expect(await rulesOf(id)).toEqual(data);
  const versions = await portal.db`
    select version, thresholds from eligibility_rules where fund_id = ${id} and rule = 'yearsOfAccounts' order by version`;
  expect(versions).toMatchObject([
    { version: 1, thresholds: { years: 3 } },
    { version: 2, thresholds: { years: 4, yearsSme: 1 } },
  ]);
  const [entry] = await portal.db<{ changes: { field: string }[] }[]>`
    select changes from audit_log where entity_id = ${id} and process = 'FUND' order by seq desc limit 1`;
  expect(entry?.changes.map(({ field }) => field)).toEqual([
    'yearsOfAccounts.question',
    'yearsOfAccounts.thresholds',
  ]);
});

test('what changes nothing makes no version', async () => {
  const id = await portal.make.fund();
  const { data } = (await save(id, await changeOf(id, 'stateBody', {}))).body;
  expect(data.rulesVersion).toBe(1);
});

test('two administrators at once: the second is shown the rules as they are', async () => {
  const id = await portal.make.fund();
  const [one, two] = [
    await changeOf(id, 'stateBody', { advice: { en: 'One' } }),
    await changeOf(id, 'stateBody', { advice: { en: 'Two' } }),
  ];
  await save(id, one);
  const reply = await save(id, two);
  expect(reply).toBeProblem('stale_version');
  expect((await rulesOf(id)).rules[0]?.advice).toEqual({ en: 'One' });
});

test.each([
  ['a rule of the other fund', { rule: 'ownContribution' as const }, 'rules.0.rule'],
  ['years where none are counted', { years: 2 }, 'rules.0.years'],
])('%s is refused', async (_, change, field) => {
  const id = await portal.make.fund();
  const reply = await save(id, await changeOf(id, 'stateBody', change));
  expect(reply).toBeProblem('invalid_request');
  expect(reply.problem?.fields).toMatchObject([{ field, code: 'not_allowed' }]);
});

test('a fund goes on asking at least one question', async () => {
  const id = await portal.make.fund();
  const { rulesVersion, rules } = await rulesOf(id);
  const off = rules.map(({ rule, question, advice }) => ({ rule, question, advice, isAsked: false }));
  const reply = await save(id, { rulesVersion, rules: off });
  expect(reply.problem?.fields).toMatchObject([{ field: 'rules', code: 'too_few' }]);
});

test('a new least own contribution is a new version of the rule that names it', async () => {
  const fund = (await portal.visitor.call(getFund, { params: { id: 'fund_credit' } })).body.data;
  await (await portal.as('admin')).call(updateFund, {
    body: {
      fundId: fund.fundId,
      rowVersion: fund.rowVersion,
      rules: { ...fund.rules, minOwnContributionPercent: 30 },
    },
  });
  const { rulesVersion, rules } = await rulesOf('fund_credit');
  expect(rulesVersion).toBe(2);
  expect(rules.find(({ rule }) => rule === 'ownContribution')).toMatchObject({
    version: 2,
    thresholds: { percent: 30 },
  });
});

test('a question that the fund no longer asks does not hold an application up; the result names the version', async () => {
  const owner = await portal.make.user();
  const id = await portal.make.fund();
  await save(id, await changeOf(id, 'stateParty', { isAsked: false }));
  const documents = await portal.make.documents(owner, 'BASE_FUND');
  const eligibility = { ...completeBase.eligibility, stateParty: false };
  const answers = { ...completeBase, eligibility, documents };
  const draft = await portal.make.draft({ owner, fundId: id, answers });
  const client = await portal.as(owner);
  await client.call(apply, { body: { draftId: draft.id, rowVersion: draft.rowVersion } });
  const { data } = (await client.call(getApplication, { params: { id: draft.id } })).body;
  expect(data).toMatchObject({ eligibility: { result: 'ELIGIBLE', failed: [], rulesVersion: 2 } });
});

test('the accounts that a form must show are as many as the rules say', async () => {
  const owner = await portal.make.user();
  const id = await portal.make.fund({ fundType: 'CREDIT_FUND' });
  await save(id, await changeOf(id, 'yearsOfAccounts', { years: 5, yearsSme: 5 }));
  const answers = { ...completeCredit, documents: await portal.make.documents(owner, 'CREDIT_FUND') };
  const draft = await portal.make.draft({ owner, fundId: id, fundType: 'CREDIT_FUND', answers });
  const reply = await (await portal.as(owner)).call(apply, {
    body: { draftId: draft.id, rowVersion: draft.rowVersion },
  });
  expect(reply).toBeProblem('application_incomplete');
  expect(reply.problem?.fields).toMatchObject([{ field: 'organisation.financials', code: 'too_few' }]);
});
