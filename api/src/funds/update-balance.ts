import { type ErrorCode, SUPER } from '@portal/contracts';
import { balanceProcesses } from '@portal/contracts/funds/enums';
import type { Fund, UpdateFundBalance } from '@portal/contracts/funds/fund.schemas';
import type { FundProposal } from '@portal/contracts/funds/fund-proposals';
import { fromMinor, toMinor } from '@portal/contracts/funds/money';
import { finds, onlyValue, type Tx } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { invalidField, orNotFound, problem } from '../kernel/http/problem.ts';
import { withSingleLines } from '../kernel/http/single-line.ts';
import { barredFrom, isApproved } from './ports/ports.ts';
import { propose } from './proposals/propose.ts';
import { auditFund } from './record/audit-fund.ts';
import {
  addHistoryRow,
  findMovement,
  outstandingCommitment,
  takenOutAlone,
} from './record/fund-history.db.ts';
import { fundView } from './record/fund-view.ts';
import { type FundRecord, findFund, lockFund } from './record/funds.db.ts';

const minor = (amount: string): bigint => toMinor(amount) ?? 0n;

/** Signed hundredths by which the balance moves. */
const deltaOf = ({ amount, process }: UpdateFundBalance): bigint => {
  const given = minor(amount.amount);
  const isWrong = process === 'ADJUSTMENT' ? given === 0n : given <= 0n;
  if (isWrong) throw invalidField('amount.amount', 'too_small', '0.01');
  return process === 'DISBURSEMENT' ? -given : given;
};

const refuseOtherCurrency = (fund: FundRecord, { amount }: UpdateFundBalance): void => {
  if (amount.currency !== fund.currency) throw invalidField('amount.currency', 'not_allowed');
};

/** The application that a movement is paid on, or whose payment it puts right. */
const applicationOf = async (
  tx: Tx,
  fund: FundRecord,
  { applicationId, reversesId }: UpdateFundBalance,
): Promise<string | null> => {
  if (applicationId !== undefined || reversesId === undefined) return applicationId ?? null;
  return (await findMovement(tx, fund.id, reversesId))?.applicationId ?? null;
};

/** What is paid on an approved application comes out of its commitment; anything else out of what is available. */
const refuseOverdraw = async (
  tx: Tx,
  fund: FundRecord,
  change: UpdateFundBalance,
  delta: bigint,
): Promise<void> => {
  if (delta >= 0n) return;
  const applicationId = await applicationOf(tx, fund, change);
  if (applicationId === null) {
    if (-delta > minor(fund.available)) throw problem('insufficient_balance');
    return;
  }
  const outstanding = await outstandingCommitment(tx, applicationId);
  if (-delta > minor(outstanding)) throw invalidField('amount.amount', 'too_big', outstanding);
  if (-delta > minor(fund.balance)) throw problem('insufficient_balance');
};

/** The API sends amounts with at most 15 whole digits. */
const LARGEST = 10n ** 17n - 1n;

const refuseOverflow = (fund: FundRecord, delta: bigint): void => {
  const room = LARGEST - minor(fund.balance);
  if (delta > room) throw invalidField('amount.amount', 'too_big', fromMinor(room));
};

const refuseStrangeReferences = async (
  tx: Tx,
  fund: FundRecord,
  change: UpdateFundBalance,
  askedBy: string,
): Promise<void> => {
  const { applicationId, attachmentFileKey } = change;
  if (
    applicationId !== undefined &&
    (change.process !== 'DISBURSEMENT' || !(await isApproved.call(tx, applicationId, fund.id)))
  )
    throw invalidField('applicationId', 'not_allowed');
  if (attachmentFileKey !== undefined) {
    // Whoever reads the ledger reads it, so nobody attaches what another person uploaded.
    const isOwnAndClean = finds(tx`
      select 1 from files
      where file_key = ${attachmentFileKey} and owner_id = ${askedBy} and scan_status = 'CLEAN'`);
    if (!(await isOwnAndClean)) throw invalidField('attachmentFileKey', 'not_clean');
  }
};

/** A row that puts another right is its exact opposite, once. */
const refuseStrangeReversal = async (
  tx: Tx,
  fund: FundRecord,
  change: UpdateFundBalance,
  delta: bigint,
): Promise<void> => {
  if (change.reversesId === undefined) return;
  const row = await findMovement(tx, fund.id, change.reversesId);
  const isMovement = row !== undefined && (balanceProcesses as readonly string[]).includes(row.process);
  if (change.process !== 'ADJUSTMENT' || !isMovement) throw invalidField('reversesId', 'not_allowed');
  if (minor(row.amount) !== -delta) throw invalidField('amount.amount', 'mismatch');
  if (await finds(tx`select 1 from fund_history where reverses_id = ${change.reversesId}`))
    throw problem('invalid_state');
};

/** Who asked for a movement, and who agreed to it. */
export interface TwoPersons {
  createdBy: string;
  approvedBy: string | null;
}

/**
 * Whether a movement may be written to a locked fund as it is now, by the caller or by whoever proposed it. Who entered
 * an application or has a conflict with it pays nothing on it, neither first nor second.
 * @returns signed hundredths. @throws invalid_request, insufficient_balance, invalid_state, conflict_declared, own_application,
 * admins_conflicted.
 */
export const checkedDelta = async (
  tx: Tx,
  fund: FundRecord,
  change: UpdateFundBalance,
  { actor }: Caller,
  askedBy = actor.id,
): Promise<bigint> => {
  const delta = deltaOf(change);
  refuseOtherCurrency(fund, change);
  refuseOverflow(fund, delta);
  await refuseStrangeReferences(tx, fund, change, askedBy);
  await refuseStrangeReversal(tx, fund, change, delta);
  await refuseOverdraw(tx, fund, change, delta);
  const applicationId = await applicationOf(tx, fund, change);
  const code = await onlyValue(tx<{ code: ErrorCode | null }[]>`
    select ${barredFrom.call(tx, tx`${applicationId}`)} ->> ${actor.id} as code`);
  if (code) throw problem(code);
  return delta;
};

/**
 * Writes a checked movement into the ledger, which moves the balance. What is paid on an application is no longer
 * committed to it, what is taken back is again. @returns the fund afterwards.
 */
export const postMovement = async (
  tx: Tx,
  fund: FundRecord,
  change: UpdateFundBalance,
  delta: bigint,
  persons: TwoPersons,
): Promise<FundRecord> => {
  const applicationId = await applicationOf(tx, fund, change);
  const row = {
    fundId: fund.id,
    counterparty: change.counterparty ?? null,
    applicationId,
    reference: change.reference,
    note: change.note ?? null,
    attachmentFileKey: change.attachmentFileKey ?? null,
    ...persons,
  };
  const { process, reversesId } = change;
  const amount = fromMinor(delta);
  await addHistoryRow(tx, { ...row, process, amount, reversesId: reversesId ?? null });
  if (applicationId !== null)
    await addHistoryRow(tx, { ...row, process: delta < 0n ? 'RELEASE' : 'COMMITMENT', amount });
  return await orNotFound(findFund(tx, fund.id));
};

const refuseStale = (
  fund: FundRecord,
  { process, rowVersion }: UpdateFundBalance,
  { actor }: Caller,
): void => {
  if (process === 'ADJUSTMENT' && rowVersion === undefined) throw invalidField('rowVersion', 'required');
  if (rowVersion !== undefined && fund.rowVersion !== rowVersion)
    throw problem('stale_version', { data: { data: fundView(fund, actor) } });
};

/** One person moves as much as the fund's limit says, and takes out no more in parts; a manager only proposes. */
const needsSecondPerson = async (
  tx: Tx,
  fund: FundRecord,
  { actor }: Caller,
  delta: bigint,
): Promise<boolean> => {
  const limit = fund.secondPersonAbove;
  if (actor.role !== SUPER) return true;
  if (limit === null) return false;
  const size = delta < 0n ? minor(await takenOutAlone(tx, fund.id, actor.id)) - delta : delta;
  return size > minor(limit);
};

/**
 * Writes one row of the ledger and moves the balance by it, or proposes to.
 * @throws not_found, stale_version; as `checkedDelta`.
 */
export const updateBalance = async (
  tx: Tx,
  caller: Caller,
  asked: UpdateFundBalance,
): Promise<{ fund: Fund; proposal?: FundProposal }> => {
  // A second person reads what it is, and whom it goes to.
  const change = withSingleLines(asked, ['reference', 'counterparty']);
  const fund = await orNotFound(lockFund(tx, change.fundId));
  refuseStale(fund, change, caller);
  const delta = await checkedDelta(tx, fund, change, caller);
  if (await needsSecondPerson(tx, fund, caller, delta)) {
    const after = fromMinor(minor(fund.balance) + delta);
    const changes = [{ field: 'balance', old: fund.balance, new: after }];
    const proposal = await propose(tx, caller, fund, { kind: 'BALANCE', change, changes });
    return { fund: fundView(fund, caller.actor), proposal };
  }
  const saved = await postMovement(tx, fund, change, delta, { createdBy: caller.actor.id, approvedBy: null });
  await auditMovement(tx, caller, fund, saved, change);
  return { fund: fundView(saved, caller.actor) };
};

/** Last in its transaction. */
export const auditMovement = (
  tx: Tx,
  caller: Caller,
  before: FundRecord,
  after: FundRecord,
  { process, reference, reversesId }: UpdateFundBalance,
): Promise<void> =>
  auditFund(tx, caller, before, [
    { field: 'balance', old: before.balance, new: after.balance },
    { field: 'process', old: null, new: process },
    { field: 'reference', old: null, new: reference },
    ...(reversesId === undefined ? [] : [{ field: 'reversesId', old: null, new: reversesId }]),
  ]);
