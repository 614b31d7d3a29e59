import { fromMinor, toMinor } from '@portal/contracts/funds/money';
import type { Fund, UpdateFundBalance } from '@portal/contracts/funds/schemas';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database/db.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { addHistoryRow, outstandingCommitment } from './fund-history.db.ts';
import { fundView } from './fund-view.ts';
import { type FundRecord, findFund, lockFund } from './funds.db.ts';

const minor = (amount: string): bigint => toMinor(amount) ?? 0n;

/** Signed hundredths by which the balance moves. */
const deltaOf = ({ amount, process }: UpdateFundBalance): bigint => {
  const given = minor(amount.amount);
  const isWrong = process === 'ADJUSTMENT' ? given === 0n : given <= 0n;
  if (isWrong)
    throw problem('invalid_request', {
      fields: [{ field: 'amount.amount', code: 'too_small', limit: '0.01' }],
    });
  return process === 'DISBURSEMENT' ? -given : given;
};

const refuseOtherCurrency = (fund: FundRecord, { amount }: UpdateFundBalance): void => {
  if (amount.currency !== fund.currency)
    throw problem('invalid_request', { fields: [{ field: 'amount.currency', code: 'not_allowed' }] });
};

/** What is paid on an approved application comes out of its commitment; anything else out of what is available. */
const refuseOverdraw = async (
  tx: Tx,
  fund: FundRecord,
  change: UpdateFundBalance,
  delta: bigint,
): Promise<void> => {
  if (delta >= 0n) return;
  if (change.applicationId === undefined) {
    if (-delta > minor(fund.available)) throw problem('insufficient_balance');
    return;
  }
  const outstanding = await outstandingCommitment(tx, change.applicationId);
  if (-delta > minor(outstanding))
    throw problem('invalid_request', {
      fields: [{ field: 'amount.amount', code: 'too_big', limit: outstanding }],
    });
  if (-delta > minor(fund.balance)) throw problem('insufficient_balance');
};

const refuseStrangeReferences = async (
  tx: Tx,
  fund: FundRecord,
  change: UpdateFundBalance,
): Promise<void> => {
  const { applicationId, attachmentFileKey } = change;
  if (applicationId !== undefined) {
    const [application] = await tx<{ status: string }[]>`
      select status from applications where id = ${applicationId} and fund_id = ${fund.id}`;
    if (change.process !== 'DISBURSEMENT' || application?.status !== 'APPROVED')
      throw problem('invalid_request', { fields: [{ field: 'applicationId', code: 'not_allowed' }] });
  }
  if (attachmentFileKey !== undefined) {
    const [file] =
      await tx`select 1 from files where file_key = ${attachmentFileKey} and scan_status = 'CLEAN'`;
    if (!file)
      throw problem('invalid_request', { fields: [{ field: 'attachmentFileKey', code: 'not_clean' }] });
  }
};

/**
 * Writes one row of the ledger and moves the balance by it.
 * @throws not_found, stale_version, invalid_request, insufficient_balance.
 */
export const updateBalance = async (tx: Tx, caller: Caller, change: UpdateFundBalance): Promise<Fund> => {
  const delta = deltaOf(change);
  const fund = await lockFund(tx, change.fundId);
  if (!fund) throw problem('not_found');
  if (fund.rowVersion !== change.rowVersion)
    throw problem('stale_version', { data: { data: fundView(fund, caller.actor) } });
  refuseOtherCurrency(fund, change);
  await refuseStrangeReferences(tx, fund, change);
  await refuseOverdraw(tx, fund, change, delta);
  const row = {
    fundId: fund.id,
    counterparty: change.counterparty ?? null,
    applicationId: change.applicationId ?? null,
    reference: change.reference,
    note: change.note ?? null,
    attachmentFileKey: change.attachmentFileKey ?? null,
    createdBy: caller.actor.id,
  };
  await addHistoryRow(tx, { ...row, process: change.process, amount: fromMinor(delta) });
  if (change.applicationId !== undefined)
    await addHistoryRow(tx, { ...row, process: 'RELEASE', amount: fromMinor(delta) });
  const saved = await findFund(tx, fund.id);
  if (!saved) throw problem('not_found');
  await recordAudit(tx, {
    by: caller,
    process: 'FUND',
    action: 'UPDATE',
    entityType: 'fund',
    entityId: fund.id,
    entityLabel: fund.title.en,
    changes: [
      { field: 'balance', old: fund.balance, new: saved.balance },
      { field: 'process', old: null, new: change.process },
      { field: 'reference', old: null, new: change.reference },
    ],
  });
  return fundView(saved, caller.actor);
};
