import type { ErrorCode, Language, Page } from '@portal/contracts';
import type { AdminProposal } from '@portal/contracts/identity/admin-proposals';
import { type Db, firstRow, onlyValue, type Tx } from '../../kernel/database/db.ts';
import { offsetOf, pageOf } from '../../kernel/database/page.ts';
import type { Fragment } from '../../kernel/database/sql.ts';

/** Days that a proposal waits for a second person. */
export const PROPOSAL_DAYS = 14;

/** A change that waits for a second person; each kind adds what it would change. */
export interface Proposal
  extends Pick<AdminProposal, 'id' | 'state' | 'proposedAt' | 'expiresAt' | 'decidedAt'> {
  isOver: boolean;
  proposedBy: string;
  proposedByName: string;
  proposedByEmail: string;
  proposedByFirstName: string;
  proposedByLanguage: Language;
  isProposerActive: boolean;
  /** Why somebody takes no part in what it is about, by account; absent where there is no such reason. */
  barred?: Readonly<Record<string, ErrorCode>> | null;
  decidedBy: string | null;
  decidedByName: string | null;
  note: string | null;
}

/** A table of proposals: its own columns, and the rows that they need, as `p` has the proposal. */
export interface ProposalTable {
  name: string;
  columns: (db: Db) => Fragment;
  joins: (db: Db) => Fragment;
}

const select = (db: Db, { name, columns, joins }: ProposalTable) => db`
  select ${columns(db)}, p.id, p.state, p.expires_at <= now() as is_over, p.proposed_by,
    u.first_name || ' ' || u.last_name as proposed_by_name, u.email as proposed_by_email,
    u.first_name as proposed_by_first_name, u.language as proposed_by_language, u.status = 'ACTIVE' as is_proposer_active, p.proposed_at, p.expires_at,
    p.decided_by, d.first_name || ' ' || d.last_name as decided_by_name, p.decided_at, p.note
  from ${db(name)} p ${joins(db)} join users u on u.id = p.proposed_by left join users d on d.id = p.decided_by`;

export const findProposal = <P extends Proposal>(db: Db, table: ProposalTable, id: string) =>
  firstRow(db<P[]>`${select(db, table)} where p.id = ${id}`);

/** Held until the transaction ends: of two decisions the second finds it decided. */
export const lockProposal = <P extends Proposal>(tx: Tx, table: ProposalTable, id: string) =>
  firstRow(tx<P[]>`${select(tx, table)} where p.id = ${id} for update of p`);

/** Ends a pending one. `decidedBy` is null where no second person spoke. */
export const closeProposal = (
  tx: Tx,
  { name }: ProposalTable,
  id: string,
  state: Exclude<Proposal['state'], 'PENDING'>,
  decidedBy: string | null,
  note: string | null,
) =>
  tx`update ${tx(name)} set state = ${state}, decided_by = ${decidedBy}, decided_at = now(), note = ${note}
    where id = ${id}`;

/** A page of those of which `where` holds, by the time at which they were proposed, each as `view` shows it. */
export const listProposals = async <P extends Proposal, V>(
  db: Db,
  table: ProposalTable,
  where: Fragment,
  { order, ...query }: { order?: 'ASC' | 'DESC'; page?: number; pageSize?: number },
  view: (proposal: P) => V,
): Promise<Page<V>> => {
  const { limit, offset } = offsetOf(query);
  const direction = order === 'ASC' ? db`asc` : db`desc`;
  const rows = await db<P[]>`${select(db, table)} where ${where}
    order by p.proposed_at ${direction}, p.id ${direction} limit ${limit} offset ${offset}`;
  const count = db<{ n: number }[]>`select count(*)::int as n from ${db(table.name)} p where ${where}`;
  return pageOf(rows.map(view), await onlyValue(count), query);
};

/** Pending proposals whose time is over. */
export const overdueProposals = (db: Db, { name }: ProposalTable): Promise<{ id: string }[]> =>
  db<{ id: string }[]>`
    select id from ${db(name)} where state = 'PENDING' and expires_at <= now() order by expires_at limit 500`;
