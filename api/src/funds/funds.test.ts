import { listFundHistory } from '@portal/contracts/funds/balance';
import { getFund, listFunds, updateFund } from '@portal/contracts/funds/funds';
import { expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';

const portal = testPortal();

test('anyone reads the funds, but not how they decide', async () => {
  const funds = (await portal.visitor.call(listFunds)).body.data;
  expect(funds.map((fund) => fund.fundId).slice(0, 2)).toEqual(['fund_base', 'fund_credit']);
  expect(funds[0]).toMatchObject({ fundType: 'BASE_FUND', isOpen: true, balance: { currency: 'USD' } });
  expect(funds[0]?.title.ar).toBe('الصندوق الأساسي');
  expect(funds.every((fund) => fund.settings === undefined)).toBe(true);
  const beneficiary = await portal.as('beneficiary');
  expect(
    (await beneficiary.call(getFund, { params: { id: 'fund_base' } })).body.data.settings,
  ).toBeUndefined();
  const manager = await portal.as('manager');
  expect(
    (await manager.call(getFund, { params: { id: 'fund_base' } })).body.data.settings?.decisionMode,
  ).toBe('TWO_STEP');
});

test('who may close a fund reads how many drafts would wait', async () => {
  const fundId = await portal.make.fund();
  const drafts = async (reader: { call: typeof portal.visitor.call }) =>
    (await reader.call(getFund, { params: { id: fundId } })).body.data.openDrafts;
  await portal.make.draft({ owner: await portal.make.user(), fundId });
  await portal.make.submitted({ owner: await portal.make.user(), fundId });
  expect(await drafts(await portal.as('admin'))).toBe(1);
  expect(await drafts(portal.visitor)).toBeUndefined();
});

test('an unknown fund is not found', async () => {
  expect(await portal.visitor.call(getFund, { params: { id: 'fund_none' } })).toBeProblem('not_found');
});

test.each([
  ['paused', { status: 'PAUSED' as const }, false, 'RUNNING'],
  ['not yet open', { opensAt: '2999-01-01T00:00:00Z' }, false, 'AHEAD'],
  ['closed since', { closesAt: '2020-01-01T00:00:00Z' }, false, 'OVER'],
  [
    'within its dates',
    { opensAt: '2020-01-01T00:00:00Z', closesAt: '2999-01-01T00:00:00Z' },
    true,
    'RUNNING',
  ],
])('a fund that is %s says so', async (_, facts, isOpen, window) => {
  const id = await portal.make.fund(facts);
  expect((await portal.visitor.call(getFund, { params: { id } })).body.data).toMatchObject({
    isOpen,
    window,
  });
});

test('a change of details keeps the rest, is in the history and bumps the version', async () => {
  const fundId = await portal.make.fund({ balance: '0' });
  const admin = await portal.as('admin');
  const body = {
    fundId,
    rowVersion: 1,
    title: { en: 'New name', fr: 'Nouveau nom' },
    rules: { minAmount: { amount: '1000', currency: 'USD' }, maxAmount: null, minOwnContributionPercent: 30 },
  };
  const { data } = (await admin.call(updateFund, { body })).body;
  expect(data).toMatchObject({
    title: { en: 'New name', fr: 'Nouveau nom' },
    description: { en: 'Test fund' },
    rules: { minAmount: { amount: '1000.00' }, maxAmount: null, minOwnContributionPercent: 30 },
    balance: { amount: '0.00' },
    rowVersion: 2,
  });
  const [row] = (await admin.call(listFundHistory, { params: { id: fundId } })).body.data;
  expect(row?.process).toBe('DETAILS_UPDATE');
  expect(row?.changes.map((change) => change.field)).toEqual([
    'title',
    'minAmount',
    'maxAmount',
    'minOwnContributionPercent',
  ]);
});

test('a stale form is refused', async () => {
  const fundId = await portal.make.fund();
  const admin = await portal.as('admin');
  const body = { fundId, rowVersion: 1, status: 'PAUSED' as const };
  expect(await admin.call(updateFund, { body })).toBeProblem('stale_version');
});

test('a manager proposes how a fund is worded, and not its rules', async () => {
  const fundId = await portal.make.fund({ balance: '0' });
  const manager = await portal.as('manager');
  const worded = await manager.call(updateFund, { body: { fundId, rowVersion: 1, title: { en: 'Worded' } } });
  expect(worded.body).toMatchObject({ data: { title: { en: 'Test fund' } }, proposal: { kind: 'DETAILS' } });
  const ruled = await manager.call(updateFund, { body: { fundId, rowVersion: 1, status: 'CLOSED' } });
  expect(ruled).toBeProblem('forbidden');
});

test.each(['reviewer', 'beneficiary'] as const)('a %s changes no fund', async (who) => {
  const body = { fundId: 'fund_base', rowVersion: 1, title: { en: 'Mine' } };
  expect(await (await portal.as(who)).call(updateFund, { body })).toBeProblem('forbidden');
});

test.each([
  [
    'dates the wrong way round',
    { opensAt: '2026-02-01T00:00:00Z', closesAt: '2026-01-01T00:00:00Z' },
    'closesAt',
  ],
  [
    'limits the wrong way round',
    {
      rules: {
        minAmount: { amount: '10', currency: 'USD' },
        maxAmount: { amount: '9', currency: 'USD' },
        minOwnContributionPercent: null,
      },
    },
    'rules.maxAmount.amount',
  ],
  ['a balance', { balance: { amount: '1', currency: 'USD' } }, 'balance'],
  ['a title without English', { title: { fr: 'Sans anglais' } }, 'title.en'],
])('%s is refused by field', async (_, change, field) => {
  const fundId = await portal.make.fund({ balance: '0' });
  const admin = await portal.as('admin');
  expect(await admin.raw(updateFund, { body: { fundId, rowVersion: 1, ...change } })).toRefuseFields(field);
});

test('the history filters by process, day and word', async () => {
  const admin = await portal.as('admin');
  const id = await portal.make.fund({ balance: '10' });
  await admin.call(updateFund, { body: { fundId: id, rowVersion: 2, status: 'PAUSED' } });
  const read = (query: object) => admin.raw(listFundHistory, { params: { id }, query: { ...query } });
  expect((await read({ process: 'CONTRIBUTION' })).body.total).toBe(1);
  expect((await read({ process: ['CONTRIBUTION', 'DETAILS_UPDATE'] })).body.total).toBe(2);
  expect((await read({ to: '2020-01-01' })).body.total).toBe(0);
  expect((await read({ search: 'nothing like it' })).body.total).toBe(0);
  expect(await read({ sortBy: 'balance' })).toRefuseFields('sortBy');
  expect(await (await portal.as('reviewer')).call(listFundHistory, { params: { id } })).toBeProblem(
    'forbidden',
  );
});
