import { REVIEWER } from '@portal/contracts';
import { compareAmounts } from '@portal/contracts/funds/money';
import { moveTo, touch } from '../../applications/index.ts';
import { addHistoryRow, type FundRecord, lockFund } from '../../funds/index.ts';
import { transactionTime } from '../../kernel/database/clock.ts';
import { problem } from '../../kernel/http/problem.ts';
import { setAssignment } from '../record/assignments.db.ts';
import { correctedSignOff, type DecisionRecord } from '../record/decisions.db.ts';
import { checkedAmount } from './check-amount.ts';
import { type DecisionContext, type Outcome, writeDecision, writeHistory } from './decision-context.ts';
import { approvalDetails } from './decision-mail-details.ts';
import { mailDecision } from './mail-decision.ts';
import { scoresForFinal } from './scores.ts';

const isAbove = (amount: string, limit: string): boolean => (compareAmounts(amount, limit) ?? 1) > 0;

/** @throws insufficient_balance, unless the super user says why it may be exceeded. */
const refuseOverdraw = (
  { access, input }: DecisionContext,
  fund: FundRecord,
  amount: string,
): string | null => {
  if (!isAbove(amount, fund.available)) return null;
  const reason = input.overrideReason?.trim();
  if (access.capacity !== 'SUPER' || !reason) throw problem('insufficient_balance');
  return reason;
};

/** The first of two signatures in this round; a reviewer's does not count once the application was recommended. */
const firstSignOff = ({ decisions, access: { application } }: DecisionContext): DecisionRecord | undefined =>
  decisions.findLast(
    (one) =>
      one.kind === 'FIRST_SIGN_OFF' &&
      one.reviewRound === application.reviewRound &&
      (one.byRole !== REVIEWER || application.status === 'UNDER_REVIEW'),
  );

const needsTwo = (fund: FundRecord, amount: string): boolean =>
  fund.secondSignOffAbove !== null && isAbove(amount, fund.secondSignOffAbove);

/**
 * Above the fund's limit two people sign, the super user second; until then the first may sign for another amount.
 * @returns true when this is the first signature, after which the application waits.
 * @throws second_person_required when the same person, or the super user first, signs.
 */
const isFirstOfTwo = (c: DecisionContext, first: DecisionRecord | undefined, amount: string): boolean => {
  const isSuper = c.access.capacity === 'SUPER';
  const isOwn = first?.byUserId === c.caller.actor.id;
  const isSame = compareAmounts(first?.amountApproved ?? '0', amount) === 0;
  if (!isSuper && (first === undefined || (isOwn && !isSame))) return true;
  if (!isSuper || first === undefined || isOwn) throw problem('second_person_required');
  // The second signature stands under the amount that the first one saw.
  if (!isSame)
    throw problem('second_person_required', {
      fields: [{ field: 'amountApproved.amount', code: 'mismatch' }],
    });
  return false;
};

/** Approves for good: the amount is reserved in the fund's ledger in the same transaction. */
export const approve = async (c: DecisionContext): Promise<Outcome> => {
  const { tx, caller, access, input } = c;
  const { application } = access;
  const { scores, weighted } = await scoresForFinal(c);
  const fund = await lockFund(tx, application.fundId);
  const amount = checkedAmount(c, input.amountApproved, 'amountApproved') ?? application.amountRequested;
  if (!fund || amount === null) throw problem('invalid_state');
  const word = {
    scores,
    weightedScore: weighted,
    amountApproved: amount,
    conditions: input.conditions ?? [],
  };

  const byTwo = needsTwo(fund, amount);
  const first = byTwo ? firstSignOff(c) : undefined;
  if (byTwo && isFirstOfTwo(c, first, amount)) {
    await writeDecision(c, { kind: first ? correctedSignOff : 'FIRST_SIGN_OFF', ...word });
    const rowVersion = await touch(tx, application.id);
    const changes = [{ field: 'amountApproved', new: amount }];
    await writeHistory(c, { action: 'FIRST_SIGN_OFF', to: application.status, changes });
    return { status: application.status, rowVersion, awaitsSecondSignOff: true, weightedScore: weighted };
  }

  // The last signature commits the money: its signatory is the one who may exceed the balance.
  const overrideReason = refuseOverdraw(c, fund, amount);
  await writeDecision(c, { kind: 'FINAL', ...word, overrideReason });
  if (access.capacity === 'REVIEWER') await setAssignment(tx, application.id, caller.actor.id, 'SUBMITTED');
  await addHistoryRow(tx, {
    fundId: fund.id,
    process: 'COMMITMENT',
    amount,
    applicationId: application.id,
    counterparty: application.organisationName,
    reference: application.applicationNumber,
    note: overrideReason,
    createdBy: caller.actor.id,
    approvedBy: first?.byUserId ?? null,
  });
  const rowVersion = await moveTo(tx, application, 'APPROVED', {
    amountApproved: amount,
    decidedAt: await transactionTime(tx),
  });
  const message = input.messageToApplicant?.trim() || null;
  await mailDecision(c, 'APPROVED', message, approvalDetails(c, { amount, currency: application.currency }));
  await writeHistory(c, {
    action: 'APPROVE',
    to: 'APPROVED',
    message,
    changes: [
      { field: 'amountApproved', new: amount },
      ...(overrideReason === null ? [] : [{ field: 'overrideReason', new: overrideReason }]),
    ],
  });
  return { status: 'APPROVED', rowVersion, weightedScore: weighted };
};
