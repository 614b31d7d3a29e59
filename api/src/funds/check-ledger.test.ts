import { SUPER } from '@portal/contracts';
import { expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';
import { checkLedger, ledgerDifferences } from './check-ledger.ts';

const portal = testPortal();

test('the nightly check reports a difference, once a day', async () => {
  const third = await portal.make.user({ role: SUPER });
  const fundId = await portal.make.fund({ balance: '1000.00' });
  expect(await ledgerDifferences(portal.deps.db)).toEqual([]);
  await portal.db.begin(async (tx) => {
    await tx`alter table funds disable trigger funds_guard_sums`;
    await tx`update funds set balance = balance + 0.01 where id = ${fundId}`;
    await tx`alter table funds enable trigger funds_guard_sums`;
  });
  expect(await ledgerDifferences(portal.deps.db)).toMatchObject([
    { fundId, balance: '1000.01', balanceOfRows: '1000.00', brokenAt: null },
  ]);
  await checkLedger(portal.deps);
  await checkLedger(portal.deps);
  const told = (await portal.mails()).filter((mail) => mail.text.includes('1000.01'));
  expect(told.map((mail) => mail.to).sort()).toEqual(
    ['admin@demo.example', 'admin2@demo.example', third.email].sort(),
  );
  const log =
    await portal.db`select outcome from audit_log where entity_type = 'fund-ledger' and entity_id = ${fundId}`;
  expect(log).toEqual([{ outcome: 'FAILED' }]);
});
