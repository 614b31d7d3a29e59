import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { type Db, finds, firstRow, onlyRow, type Tx } from '../../kernel/database/db.ts';
import type { InColumns } from '../../kernel/database/sql.ts';

type Settings = NonNullable<Fund['settings']>;

/** What is written where a fund is edited. Amounts are decimal strings in its currency. */
export interface FundDetails
  extends Pick<Fund, 'title' | 'description' | 'eligibilityText' | 'status' | 'opensAt' | 'closesAt'>,
    Pick<Settings, 'decisionMode' | 'assignmentMode' | 'requiredReviewers' | 'returnDays'> {
  minAmount: string | null;
  maxAmount: string | null;
  minOwnContributionPercent: string | null;
  /** A reviewer reads what the others recommend once the own recommendation is in. */
  blindReview: boolean;
  secondSignOffAbove: string | null;
  secondPersonAbove: string | null;
  returnGraceDays: number;
}

export interface FundRecord
  extends FundDetails,
    Pick<Fund, 'fundType' | 'currency' | 'updatedAt' | 'rowVersion'>,
    InColumns<Pick<Fund, 'balance' | 'committed' | 'available'>> {
  id: string;
  /** When this was read, by the clock of the database. */
  readAt: string;
}

const columns = (db: Db) => db`
  id, fund_type, title, description, eligibility_text, currency, balance, committed, balance - committed as available,
  status, opens_at, closes_at, min_amount, max_amount, min_own_contribution_percent, decision_mode, assignment_mode,
  required_reviewers, blind_review, second_sign_off_above, second_person_above, return_days, return_grace_days, updated_at, row_version,
  now() as read_at`;

/** In the order of their types: Base before Credit. */
export const listFunds = (db: Db): Promise<FundRecord[]> =>
  db<FundRecord[]>`select ${columns(db)} from funds order by fund_type, id`;

export const findFund = (db: Db, id: string): Promise<FundRecord | undefined> =>
  firstRow(db<FundRecord[]>`select ${columns(db)} from funds where id = ${id}`);

/** Held until the transaction ends; whoever moves money of the fund waits. */
export const lockFund = (tx: Tx, id: string): Promise<FundRecord | undefined> =>
  firstRow(tx<FundRecord[]>`select ${columns(tx)} from funds where id = ${id} for update`);

export const saveFundDetails = (tx: Tx, id: string, fund: FundDetails) =>
  tx`update funds set ${tx({
    ...fund,
    title: tx.json(fund.title),
    description: tx.json(fund.description),
    eligibilityText: tx.json(fund.eligibilityText),
  })}, updated_at = now(), row_version = row_version + 1 where id = ${id}`;

/** Reads a fund and keeps it unchanged until the transaction ends, beside others who do the same. */
export const holdFund = (tx: Tx, id: string): Promise<FundRecord> =>
  onlyRow(tx<FundRecord[]>`select ${columns(tx)} from funds where id = ${id} for share`);

/** Whether any fund has a limit above which a second person decides. */
export const hasSecondPersonLimit = (db: Db): Promise<boolean> =>
  finds(db`select 1 from funds where second_person_above is not null limit 1`);
