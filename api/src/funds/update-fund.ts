import { SUPER } from '@portal/contracts';
import type { Money } from '@portal/contracts/funds/money';
import type { Fund, UpdateFund } from '@portal/contracts/funds/schemas';
import { changesBetween } from '../audit/audit-entry.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type Pool, transaction } from '../database/db.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { addHistoryRow } from './fund-history.db.ts';
import { fundView } from './fund-view.ts';
import { type FundDetails, type FundRecord, findFund, lockFund, saveFundDetails } from './funds.db.ts';

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
  'secondSignOffAbove',
  'returnDays',
] as const satisfies readonly (keyof FundDetails)[];

const merged = (fund: FundRecord, change: UpdateFund): FundDetails => {
  const { rules, settings } = change;
  const amount = (given: Money | null | undefined, stored: string | null, field: string): string | null => {
    if (given === undefined) return stored;
    if (given !== null && given.currency !== fund.currency)
      throw problem('invalid_request', { fields: [{ field: `${field}.currency`, code: 'not_allowed' }] });
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
    secondSignOffAbove: amount(
      settings?.secondSignOffAbove,
      fund.secondSignOffAbove,
      'settings.secondSignOffAbove',
    ),
    returnDays: settings?.returnDays ?? fund.returnDays,
  };
};

const refuseNonsense = (next: FundDetails): void => {
  if (next.opensAt !== null && next.closesAt !== null && new Date(next.closesAt) <= new Date(next.opensAt))
    throw problem('invalid_request', { fields: [{ field: 'closesAt', code: 'not_after' }] });
  if (next.minAmount !== null && next.maxAmount !== null && Number(next.maxAmount) < Number(next.minAmount))
    throw problem('invalid_request', {
      fields: [{ field: 'rules.maxAmount.amount', code: 'too_small', limit: next.minAmount }],
    });
};

/** A manager looks after the texts; dates, rules and settings are the super user's. */
const refuseBeyondRole = (change: UpdateFund, { actor }: Caller): void => {
  const { status, opensAt, closesAt, rules, settings } = change;
  const beyondTexts = [status, opensAt, closesAt, rules, settings].some((part) => part !== undefined);
  if (beyondTexts && actor.role !== SUPER) throw problem('forbidden');
};

/** Changes what is present. @throws forbidden, not_found, stale_version, invalid_request. */
export const updateFund = (db: Pool, caller: Caller, change: UpdateFund): Promise<Fund> => {
  refuseBeyondRole(change, caller);
  return transaction(db, async (tx) => {
    const fund = await lockFund(tx, change.fundId);
    if (!fund) throw problem('not_found');
    if (fund.rowVersion !== change.rowVersion)
      throw problem('stale_version', { data: { data: fundView(fund, caller.actor) } });
    const next = merged(fund, change);
    refuseNonsense(next);
    const changes = changesBetween<FundDetails>(fund, next, fields);
    if (changes.length > 0) {
      await saveFundDetails(tx, fund.id, next);
      await addHistoryRow(tx, {
        fundId: fund.id,
        process: 'DETAILS_UPDATE',
        amount: '0',
        changes,
        createdBy: caller.actor.id,
      });
      await recordAudit(tx, {
        by: caller,
        process: 'FUND',
        action: 'UPDATE',
        entityType: 'fund',
        entityId: fund.id,
        entityLabel: fund.title.en,
        changes,
      });
    }
    const saved = await findFund(tx, fund.id);
    if (!saved) throw problem('not_found');
    return fundView(saved, caller.actor);
  });
};
