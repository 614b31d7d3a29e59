import type { FundProcess } from '@portal/contracts/funds/enums';
import type {
  ExportFundHistory,
  FundHistoryFilters,
  FundHistoryRow,
} from '@portal/contracts/funds/fund.schemas';
import type { AuditChange } from '../../kernel/audit/record-audit.ts';
import { isOneOf, withinDays } from '../../kernel/database/conditions.ts';
import { type Db, firstRow, newId, onlyValue, type Tx } from '../../kernel/database/db.ts';
import { countFound, findText, holdsText } from '../../kernel/database/find-text.ts';
import { likePattern, onePage, type Total } from '../../kernel/database/page.ts';
import type { InColumns, Statement } from '../../kernel/database/sql.ts';
import { attachedFile } from '../../kernel/files/files.db.ts';
import { applicationNumber } from '../ports/ports.ts';

export interface NewHistoryRow
  extends Pick<FundHistoryRow, 'fundId' | 'process'>,
    Partial<Pick<FundHistoryRow, 'counterparty' | 'applicationId' | 'reference' | 'note'>>,
    Partial<Pick<FundHistoryRow, 'attachmentFileKey' | 'reversesId' | 'approvedBy'>> {
  /** Signed decimal string. */
  amount: string;
  changes?: readonly AuditChange[];
  /** Null for rows that the portal itself writes. */
  createdBy: string | null;
  /** Only for seeded examples. */
  createdAt?: string;
}

/** Appends a row, which moves the fund's sums. @throws when a sum would fall below zero. */
export const addHistoryRow = (tx: Tx, { changes = [], ...row }: NewHistoryRow) =>
  tx`insert into fund_history ${tx({ id: newId('fh'), ...row, changes: tx.json(changes) })}`;

/** What of an application's commitment has not been released. */
export const outstandingCommitment = (db: Db, applicationId: string): Promise<string> =>
  onlyValue(db<{ sum: string }[]>`
    select coalesce(sum(amount), 0)::numeric(20, 2) as sum from fund_history
    where application_id = ${applicationId} and process in ('COMMITMENT', 'RELEASE')`);

/** What somebody alone took out of a fund within a day. */
export const takenOutAlone = (db: Db, fundId: string, userId: string): Promise<string> =>
  onlyValue(db<{ sum: string }[]>`
    select coalesce(-sum(amount), 0)::numeric(20, 2) as sum from fund_history
    where fund_id = ${fundId} and created_at > now() - interval '1 day' and created_by = ${userId}
      and approved_by is null and process in ('DISBURSEMENT', 'ADJUSTMENT') and amount < 0`);

/** A row that may be put right: its process, signed amount and application. */
export const findMovement = (db: Db, fundId: string, id: string) =>
  firstRow(db<{ process: FundProcess; amount: string; applicationId: string | null }[]>`
      select process, amount, application_id from fund_history where fund_id = ${fundId} and id = ${id}`);

export interface HistoryRecord extends InColumns<Omit<FundHistoryRow, 'createdBy'>> {
  /** Null for rows that the portal itself writes. */
  createdBy: string | null;
}

const sortColumns = { createdAt: 'h.created_at', amount: 'h.amount', process: 'h.process' } as const;

const matching = (db: Db, fundId: string, query: ExportFundHistory, timeZone: string) => db`
    h.fund_id = ${fundId}
    and ${isOneOf(db, 'h.process', query.process)} and ${withinDays(db, 'h.created_at', query, timeZone)}`;

const numberOf = (db: Db) => applicationNumber.call(db, db`h.application_id`);

const searchable = (db: Db) =>
  db`fold_text(concat_ws(' ', h.reference, h.note, h.counterparty, ${numberOf(db)}))`;

const selected = (db: Db) => db`
    select h.id, h.fund_id, h.process, h.amount, h.balance_before, h.balance_after, h.committed_before,
      h.committed_after, h.currency, h.counterparty, h.application_id, ${numberOf(db)} as application_number, h.reference, h.note,
      h.attachment_file_key, ${attachedFile(db, db`h.attachment_file_key`)} as attachment, h.reverses_id, v.id as reversed_by_id, h.changes, c.first_name || ' ' || c.last_name as created_by,
      p.first_name || ' ' || p.last_name as approved_by, h.created_at
    from fund_history h
    left join fund_history v on v.reverses_id = h.id
    left join users c on c.id = h.created_by
    left join users p on p.id = h.approved_by`;

/** Every row that the filters find, newest first. */
export const historyOfExport = (
  db: Db,
  fundId: string,
  filters: ExportFundHistory,
  timeZone: string,
): Statement<HistoryRecord[]> => db<HistoryRecord[]>`
    ${selected(db)}
    where ${matching(db, fundId, filters, timeZone)}
      ${filters.search ? db`and ${searchable(db)} like fold_text(${likePattern(filters.search.trim())})` : db``}
    order by h.created_at desc, h.seq desc`;

/** One page of the ledger and how many rows match, counted up to a limit. */
export const listHistory = async (
  db: Db,
  fundId: string,
  query: FundHistoryFilters,
  timeZone: string,
): Promise<{ rows: HistoryRecord[]; total: Total }> => {
  const where = matching(db, fundId, query, timeZone);
  const direction = query.order === 'ASC' ? db`asc` : db`desc`;
  const order = db`${db.unsafe(sortColumns[query.sortBy ?? 'createdAt'])} ${direction}, h.seq ${direction}`;
  const found = await findText(db, 'fund_history', query.search || undefined);
  const walked = db`
    select h.seq, h.created_at, h.amount, h.process from fund_history h
    where ${where} ${holdsText(db, found, db`h.id`, searchable(db))} order by ${order}`;
  const [rows, total] = await Promise.all([
    db<HistoryRecord[]>`
      ${selected(db)}
      where h.seq in (select seq from (${onePage(db, walked, query)}) page) order by ${order}`,
    countFound(db, found, db`fund_history h`, where, db`h.id`),
  ]);
  return { rows, total };
};
