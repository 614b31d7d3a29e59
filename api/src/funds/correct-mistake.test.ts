import { listFundHistory, updateFundBalance } from '@portal/contracts/funds/balance';
import { getFund } from '@portal/contracts/funds/funds';
import { describe, expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';
import { ledgerDifferences } from './check-ledger.ts';

const portal = testPortal();

const usd = (amount: string) => ({ amount, currency: 'USD' });
const move = async (fundId: string, amount: string, more: object = {}) =>
  (await portal.as('admin')).raw(updateFundBalance, {
    body: { fundId, amount: usd(amount), process: 'CONTRIBUTION', reference: 'GA-7', ...more },
  });
const fundNow = async (fundId: string) =>
  (await (await portal.as('admin')).call(getFund, { params: { id: fundId } })).body.data;
const newestRow = async (fundId: string) =>
  (await (await portal.as('admin')).call(listFundHistory, { params: { id: fundId }, query: {} })).body
    .data[0];

describe('a mistake', () => {
  test('is put right by a second row, once and exactly', async () => {
    const fundId = await portal.make.fund({ balance: '1000.00' });
    await move(fundId, '250.00');
    const wrong = await newestRow(fundId);
    const reverse = async (amount: string, reversesId = wrong?.id) =>
      move(fundId, amount, {
        process: 'ADJUSTMENT',
        reversesId,
        rowVersion: (await fundNow(fundId)).rowVersion,
      });
    expect(await reverse('-249.00')).toRefuseFields('amount.amount');
    expect(await reverse('-250.00', 'fh_none')).toRefuseFields('reversesId');
    expect((await reverse('-250.00')).body.data.balance).toEqual(usd('1000.00'));
    expect(await newestRow(fundId)).toMatchObject({ reversesId: wrong?.id, amount: usd('-250.00') });
    expect(await reverse('-250.00')).toBeProblem('invalid_state');
    expect(await move(fundId, '-1.00', { process: 'ADJUSTMENT' })).toRefuseFields('rowVersion');
  });

  test('in a payment gives the application its commitment back, until that is put right as well', async () => {
    const owner = await portal.make.user();
    const { id, fundId } = await portal.make.recommended({ owner });
    await portal.make.decision('manager', id, { decision: 'APPROVE' });
    const sums = async () => {
      const { balance, committed, available } = await fundNow(fundId);
      return [balance, committed, available];
    };
    const putRight = async (process: 'DISBURSEMENT' | 'ADJUSTMENT', amount: string) => {
      const admin = await portal.as('admin');
      const listed = await admin.call(listFundHistory, {
        params: { id: fundId },
        query: { process: [process] },
      });
      const reversesId = listed.body.data[0]?.id;
      const { rowVersion } = await fundNow(fundId);
      return move(fundId, amount, { process: 'ADJUSTMENT', reversesId, rowVersion });
    };
    const before = await sums();
    await move(fundId, '1000.00', { process: 'DISBURSEMENT', applicationId: id });
    const paid = await sums();
    await putRight('DISBURSEMENT', '1000.00');
    expect(await sums()).toEqual(before);
    await putRight('ADJUSTMENT', '-1000.00');
    expect(await sums()).toEqual(paid);
    expect(await ledgerDifferences(portal.db)).toEqual([]);
  });
});
