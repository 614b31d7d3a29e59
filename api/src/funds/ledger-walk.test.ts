import { listFundHistory, updateFundBalance } from '@portal/contracts/funds/balance';
import { balanceProcesses } from '@portal/contracts/funds/enums';
import type { FundHistoryRow } from '@portal/contracts/funds/fund.schemas';
import { getFund } from '@portal/contracts/funds/funds';
import { fromMinor, toMinor } from '@portal/contracts/funds/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';
import { ledgerDifferences } from './check-ledger.ts';

const portal = testPortal();

const APPROVED = 100_000n;
const minor = (amount: string): bigint => toMinor(amount) ?? 0n;

/** An application that is approved in a fund of its own, and what an Admin may do to the fund's money. */
const begin = async () => {
  const owner = await portal.make.user();
  const { id, fundId } = await portal.make.recommended({ owner });
  const amountApproved = { amount: fromMinor(APPROVED), currency: 'USD' };
  await portal.make.decision('manager', id, { decision: 'APPROVE', amountApproved });
  const admin = await portal.as('admin');
  const rows = async () =>
    (await admin.call(listFundHistory, { params: { id: fundId }, query: { pageSize: 100 } })).body.data;
  const move = async (amount: bigint, more: object) => {
    const { rowVersion } = (await admin.call(getFund, { params: { id: fundId } })).body.data;
    const body = {
      fundId,
      amount: { amount: fromMinor(amount), currency: 'USD' },
      reference: 'R',
      rowVersion,
    };
    const { status } = await admin.raw(updateFundBalance, { body: { ...body, ...more } });
    expect([200, 400, 409]).toContain(status);
  };
  return { id, fundId, rows, move };
};

const isMovement = ({ process }: FundHistoryRow) => (balanceProcesses as readonly string[]).includes(process);

const step = fc.record({
  kind: fc.constantFrom('PAY' as const, 'PUT_RIGHT' as const, 'PUT_RIGHT' as const, 'CONTRIBUTION' as const),
  pick: fc.nat(),
  amount: fc.bigInt({ min: 1n, max: APPROVED / 2n }),
});

test('whatever is paid and put right, an application has what it was approved: paid or committed', async () => {
  const steps = fc.array(step, { minLength: 6, maxLength: 10, size: 'max' });
  const property = fc.asyncProperty(steps, async (picks) => {
    const { id, fundId, rows, move } = await begin();
    for (const { kind, pick, amount } of picks) {
      const open = (await rows()).filter((row) => isMovement(row) && row.reversedById === null);
      const wrong = open[pick % open.length];
      if (kind === 'PAY') await move(amount, { process: 'DISBURSEMENT', applicationId: id });
      if (kind === 'CONTRIBUTION') await move(amount, { process: 'CONTRIBUTION' });
      if (kind === 'PUT_RIGHT' && wrong)
        await move(-minor(wrong.amount.amount), { process: 'ADJUSTMENT', reversesId: wrong.id });
      const own = (await rows()).filter((row) => row.applicationId === id);
      const sum = (of: FundHistoryRow[]) => of.reduce((all, row) => all + minor(row.amount.amount), 0n);
      const committed = sum(own.filter((row) => !isMovement(row)));
      expect(committed - sum(own.filter(isMovement))).toBe(APPROVED);
      expect(committed).toBeGreaterThanOrEqual(0n);
    }
    expect((await ledgerDifferences(portal.db)).filter((one) => one.fundId === fundId)).toEqual([]);
  });
  await fc.assert(property, { numRuns: 4, endOnFailure: true });
});
