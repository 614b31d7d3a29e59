import { SUPER } from '@portal/contracts';
import type { Fund, UpdateFund } from '@portal/contracts/funds/fund.schemas';
import type { FundProposal } from '@portal/contracts/funds/fund-proposals';
import { compareAmounts, type Money } from '@portal/contracts/funds/money';
import { countActiveWithRole } from '../identity/index.ts';
import { type AuditChange, changesBetween } from '../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { invalidField, orNotFound, problem, refusedField } from '../kernel/http/problem.ts';
import { textOf } from './locales/messages.ts';
import { completeReviews } from './ports/ports.ts';
import { propose } from './proposals/propose.ts';
import { auditFund } from './record/audit-fund.ts';
import { addHistoryRow } from './record/fund-history.db.ts';
import { fundView } from './record/fund-view.ts';
import { type FundDetails, type FundRecord, findFund, lockFund, saveFundDetails } from './record/funds.db.ts';
import type { TwoPersons } from './update-balance.ts';

const fields = [
  'title',
  'description',
  'eligibilityText',
  'status',
  'opensAt',
  'closesAt',
  'minAmount',
  'maxAmount',
  'minOwnContributionPercent',
  'decisionMode',
  'assignmentMode',
  'requiredReviewers',
  'blindReview',
  'secondSignOffAbove',
  'secondPersonAbove',
  'returnDays',
  'returnGraceDays',
] as const satisfies readonly (keyof FundDetails)[];

const merged = (fund: FundRecord, change: UpdateFund): FundDetails => {
  const { rules, settings } = change;
  const amount = (given: Money | null | undefined, stored: string | null, field: string): string | null => {
    if (given === undefined) return stored;
    if (given !== null && given.currency !== fund.currency)
      throw invalidField(`${field}.currency`, 'not_allowed');
    return given === null ? null : given.amount;
  };
  const percent = rules === undefined ? fund.minOwnContributionPercent : rules.minOwnContributionPercent;
  return {
    title: change.title ?? fund.title,
    description: change.description ?? fund.description,
    eligibilityText: change.eligibilityText ?? fund.eligibilityText,
    status: change.status ?? fund.status,
    opensAt: change.opensAt === undefined ? fund.opensAt : change.opensAt,
    closesAt: change.closesAt === undefined ? fund.closesAt : change.closesAt,
    minAmount: amount(rules?.minAmount, fund.minAmount, 'rules.minAmount'),
    maxAmount: amount(rules?.maxAmount, fund.maxAmount, 'rules.maxAmount'),
    minOwnContributionPercent: percent === null ? null : Number(percent).toFixed(2),
    decisionMode: settings?.decisionMode ?? fund.decisionMode,
    assignmentMode: settings?.assignmentMode ?? fund.assignmentMode,
    requiredReviewers: settings?.requiredReviewers ?? fund.requiredReviewers,
    blindReview: settings?.blindReview ?? fund.blindReview,
    secondSignOffAbove: amount(
      settings?.secondSignOffAbove,
      fund.secondSignOffAbove,
      'settings.secondSignOffAbove',
    ),
    secondPersonAbove: amount(
      settings?.secondPersonAbove,
      fund.secondPersonAbove,
      'settings.secondPersonAbove',
    ),
    returnDays: settings?.returnDays ?? fund.returnDays,
    returnGraceDays: settings?.returnGraceDays ?? fund.returnGraceDays,
  };
};

const refuseNonsense = (next: FundDetails): void => {
  if (next.opensAt !== null && next.closesAt !== null && new Date(next.closesAt) <= new Date(next.opensAt))
    throw invalidField('closesAt', 'not_after');
  if (
    next.minAmount !== null &&
    next.maxAmount !== null &&
    (compareAmounts(next.maxAmount, next.minAmount) ?? 0) < 0
  )
    throw invalidField('rules.maxAmount.amount', 'too_small', next.minAmount);
};

/** A manager proposes texts; dates, rules and settings are the super user's. */
const refuseBeyondRole = (change: UpdateFund, { actor }: Caller): void => {
  const { status, opensAt, closesAt, rules, settings } = change;
  const beyondTexts = [status, opensAt, closesAt, rules, settings].some((part) => part !== undefined);
  if (beyondTexts && actor.role !== SUPER) throw problem('forbidden');
};

/** Whoever may lift a limit alone is not bound by it. */
const loosens = (before: string | null, after: string | null): boolean =>
  before !== null && (after === null || (compareAmounts(after, before) ?? 1) > 0);

/** The only Admin has nobody to ask about the limit for approvals; a manager still has to sign those above it. */
const needsSecondPerson = async (
  tx: Tx,
  fund: FundRecord,
  next: FundDetails,
  { actor }: Caller,
): Promise<boolean> =>
  actor.role !== SUPER ||
  loosens(fund.secondPersonAbove, next.secondPersonAbove) ||
  (loosens(fund.secondSignOffAbove, next.secondSignOffAbove) && (await countActiveWithRole(tx, SUPER)) > 1);

/** The fund as a change would leave it, with the fields that differ. @throws invalid_request. */
export const checkedDetails = (
  fund: FundRecord,
  change: UpdateFund,
): { next: FundDetails; changes: AuditChange[] } => {
  const next = merged(fund, change);
  refuseNonsense(next);
  return { next, changes: changesBetween<FundDetails>(fund, next, fields) };
};

/** Writes checked details with their row of the history. @returns the fund afterwards. */
export const postDetails = async (
  tx: Tx,
  fund: FundRecord,
  next: FundDetails,
  changes: readonly AuditChange[],
  persons: TwoPersons,
): Promise<FundRecord> => {
  await saveFundDetails(tx, fund.id, next);
  await addHistoryRow(tx, { fundId: fund.id, process: 'DETAILS_UPDATE', amount: '0', changes, ...persons });
  const { decisionMode, requiredReviewers } = next;
  if (
    decisionMode === 'TWO_STEP' &&
    (fund.decisionMode !== decisionMode || requiredReviewers < fund.requiredReviewers)
  )
    await completeReviews.call(tx, fund.id, requiredReviewers);
  return await orNotFound(findFund(tx, fund.id));
};

/** A limit that nobody could approve beyond would lock the fund's money. */
const refuseLimitOfOneAdmin = async (tx: Tx, fund: FundRecord, next: FundDetails): Promise<void> => {
  const { secondPersonAbove } = next;
  if (secondPersonAbove === null || secondPersonAbove === fund.secondPersonAbove) return;
  if ((await countActiveWithRole(tx, SUPER)) > 1) return;
  throw refusedField(
    'settings.secondPersonAbove',
    'second_admin_required',
    textOf('funds.limitNeedsSecondAdmin'),
  );
};

/** Changes what is present, or proposes to. @throws forbidden, not_found, stale_version, invalid_request. */
export const updateFund = (
  db: Pool,
  caller: Caller,
  change: UpdateFund,
): Promise<{ fund: Fund; proposal?: FundProposal }> => {
  refuseBeyondRole(change, caller);
  return transaction(db, async (tx) => {
    const fund = await orNotFound(lockFund(tx, change.fundId));
    if (fund.rowVersion !== change.rowVersion)
      throw problem('stale_version', { data: { data: fundView(fund, caller.actor) } });
    const { next, changes } = checkedDetails(fund, change);
    if (changes.length === 0) return { fund: fundView(fund, caller.actor) };
    await refuseLimitOfOneAdmin(tx, fund, next);
    if (await needsSecondPerson(tx, fund, next, caller)) {
      const proposal = await propose(tx, caller, fund, { kind: 'DETAILS', change, changes });
      return { fund: fundView(fund, caller.actor), proposal };
    }
    const saved = await postDetails(tx, fund, next, changes, {
      createdBy: caller.actor.id,
      approvedBy: null,
    });
    await auditFund(tx, caller, fund, changes);
    return { fund: fundView(saved, caller.actor) };
  });
};
