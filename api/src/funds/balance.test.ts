import { listFundHistory, updateFundBalance } from '@portal/contracts/funds/balance';
import { getFund } from '@portal/contracts/funds/funds';
import { expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';

const portal = testPortal();

const row = (fundId: string, rowVersion: number, amount: string) => ({
  fundId,
  rowVersion,
  amount: { amount, currency: 'USD' },
  process: 'CONTRIBUTION' as const,
  reference: 'Transfer 2026-11',
});

const sums = async (fundId: string) => {
  const [found] = await portal.db`
    select f.balance, f.committed,
      (select sum(amount) from fund_history h where h.fund_id = f.id and process not in ('COMMITMENT', 'RELEASE')) as balance_sum
    from funds f where f.id = ${fundId}`;
  return found;
};

test('a contribution moves the balance by exactly its amount and is the newest row', async () => {
  const admin = await portal.as('admin');
  const fundId = await portal.make.fund({ balance: '1000000.10' });
  const before = (await admin.call(getFund, { params: { id: fundId } })).body.data;
  const reply = await admin.call(updateFundBalance, { body: row(fundId, before.rowVersion, '0.20') });
  expect(reply.body.data).toMatchObject({
    balance: { amount: '1000000.30', currency: 'USD' },
    rowVersion: before.rowVersion + 1,
  });
  const history = (await admin.call(listFundHistory, { params: { id: fundId } })).body;
  expect(history.data[0]).toMatchObject({
    process: 'CONTRIBUTION',
    amount: { amount: '0.20' },
    balanceBefore: { amount: '1000000.10' },
    balanceAfter: { amount: '1000000.30' },
    createdBy: 'Nomvula Dlamini',
  });
});

test('a disbursement above what is available is refused and leaves no row', async () => {
  const admin = await portal.as('admin');
  const fundId = await portal.make.fund({ balance: '100.00' });
  const body = { ...row(fundId, 2, '100.01'), process: 'DISBURSEMENT' as const };
  expect(await admin.call(updateFundBalance, { body })).toBeProblem('insufficient_balance');
  expect((await admin.call(listFundHistory, { params: { id: fundId } })).body.total).toBe(1);
  const all = await admin.call(updateFundBalance, {
    body: { ...body, amount: { amount: '100', currency: 'USD' } },
  });
  expect(all.body.data.balance.amount).toBe('0.00');
});

test('a stale form is refused with the fund as it is now', async () => {
  const admin = await portal.as('admin');
  const fundId = await portal.make.fund({ balance: '10' });
  const reply = await admin.call(updateFundBalance, { body: row(fundId, 1, '5') });
  expect(reply).toBeProblem('stale_version');
  expect(reply.problem).toMatchObject({ data: { fundId, balance: { amount: '10.00' }, rowVersion: 2 } });
});

test('only the super user moves the balance; others who may not even propose are refused', async () => {
  const fundId = await portal.make.fund();
  for (const who of ['reviewer', 'beneficiary'] as const)
    expect(await (await portal.as(who)).call(updateFundBalance, { body: row(fundId, 2, '5') })).toBeProblem(
      'forbidden',
    );
});

test.each([
  ['nothing', { amount: { amount: '0', currency: 'USD' } }, 'amount.amount'],
  ['less than nothing', { amount: { amount: '-5', currency: 'USD' } }, 'amount.amount'],
  ['three decimals', { amount: { amount: '1.005', currency: 'USD' } }, 'amount.amount'],
  ['a float', { amount: { amount: 5, currency: 'USD' } }, 'amount.amount'],
  ['another currency', { amount: { amount: '5', currency: 'EUR' } }, 'amount.currency'],
  ['no reference', { reference: ' ' }, 'reference'],
  ['a commitment by hand', { process: 'COMMITMENT' }, 'process'],
  ['a balance', { balance: '1' }, 'balance'],
  [
    'an application that is not approved',
    { process: 'DISBURSEMENT', applicationId: 'app_none' },
    'applicationId',
  ],
])('%s is refused by field', async (_, change, field) => {
  const fundId = await portal.make.fund();
  const admin = await portal.as('admin');
  expect(await admin.raw(updateFundBalance, { body: { ...row(fundId, 2, '5'), ...change } })).toRefuseFields(
    field,
  );
});

test('a balance takes no more than money can be written with', async () => {
  const admin = await portal.as('admin');
  const fundId = await portal.make.fund({ balance: '999999999999999.00' });
  expect(await admin.raw(updateFundBalance, { body: row(fundId, 2, '1') })).toRefuseFields('amount.amount');
  const { body } = await admin.call(updateFundBalance, { body: row(fundId, 2, '0.99') });
  expect(body.data).toMatchObject({ balance: { amount: '999999999999999.99' } });
});

test('nobody attaches what another person uploaded, which every reader of the ledger would read', async () => {
  const admin = await portal.as('admin');
  const fundId = await portal.make.fund();
  const attach = async (owner: 'admin' | 'beneficiary') =>
    admin.raw(updateFundBalance, {
      body: { ...row(fundId, 2, '5'), attachmentFileKey: await portal.make.file(portal.person(owner)) },
    });
  expect(await attach('beneficiary')).toRefuseFields('attachmentFileKey');
  expect((await attach('admin')).status).toBe(200);
});

test('an unknown fund is not found', async () => {
  expect(
    await (await portal.as('admin')).call(updateFundBalance, { body: row('fund_none', 1, '5') }),
  ).toBeProblem('not_found');
});

test('an adjustment carries its sign', async () => {
  const admin = await portal.as('admin');
  const fundId = await portal.make.fund({ balance: '10' });
  const body = { ...row(fundId, 2, '-2.50'), process: 'ADJUSTMENT' as const };
  expect((await admin.call(updateFundBalance, { body })).body.data.balance.amount).toBe('7.50');
});

test('the same key twice writes one row', async () => {
  const admin = await portal.as('admin');
  const fundId = await portal.make.fund({ balance: '10' });
  const once = () =>
    admin.call(updateFundBalance, { body: row(fundId, 2, '5'), headers: { 'idempotency-key': 'k-1' } });
  expect((await once()).body.data.balance.amount).toBe('15.00');
  expect((await once()).body.data.balance.amount).toBe('15.00');
  expect(await sums(fundId)).toMatchObject({ balance: '15.00', balanceSum: '15.00' });
});

test('of many changes at once under one version exactly one is written', async () => {
  const admin = await portal.as('admin');
  const fundId = await portal.make.fund({ balance: '10' });
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => admin.call(updateFundBalance, { body: row(fundId, 2, '1') })),
  );
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array<number>(11).fill(409)]);
  expect(await sums(fundId)).toMatchObject({ balance: '11.00', balanceSum: '11.00' });
});

test('the database itself refuses a silent change of the sums and of the past', async () => {
  const fundId = await portal.make.fund({ balance: '10' });
  await expect(portal.db`update funds set balance = 99 where id = ${fundId}`).rejects.toThrow(
    /fund_history only/,
  );
  await expect(portal.db`update funds set committed = 1 where id = ${fundId}`).rejects.toThrow(
    /fund_history only/,
  );
  await expect(portal.db`update fund_history set amount = 99 where fund_id = ${fundId}`).rejects.toThrow(
    /append-only/,
  );
  await expect(portal.db`delete from fund_history where fund_id = ${fundId}`).rejects.toThrow(/append-only/);
  expect(await sums(fundId)).toMatchObject({ balance: '10.00', committed: '0.00' });
});
