import type { Language, Localised } from '@portal/contracts';
import type { UpdateFund, UpdateFundBalance } from '@portal/contracts/funds/fund.schemas';
import type { FundProposalsFilters, ProposalState } from '@portal/contracts/funds/fund-proposals';
import type { AuditChange } from '../../kernel/audit/audit-entry.ts';
import type { Db, Tx } from '../../kernel/database/db.ts';
import { newId } from '../../kernel/database/ids.ts';
import { offsetOf } from '../../kernel/database/page.ts';

/** Days that a proposal waits for a second person. */
const PROPOSAL_DAYS = 14;

/** The request that waits, with what it would change. */
export type Proposed =
  | { kind: 'BALANCE'; change: UpdateFundBalance; changes: AuditChange[] }
  | { kind: 'DETAILS'; change: UpdateFund; changes: AuditChange[] };

export type ProposalRecord = Proposed & {
  id: string;
  fundId: string;
  fundTitle: Localised;
  currency: string;
  state: ProposalState;
  isOver: boolean;
  proposedBy: string;
  proposedByName: string;
  proposedByEmail: string;
  proposedByFirstName: string;
  proposedByLanguage: Language;
  proposedAt: string;
  expiresAt: string;
  decidedBy: string | null;
  decidedByName: string | null;
  decidedAt: string | null;
  note: string | null;
};

const select = (db: Db) => db`
  select p.id, p.fund_id, f.title as fund_title, f.currency, p.kind, p.change, p.changes, p.state,
    p.expires_at <= now() as is_over, p.proposed_by, u.first_name || ' ' || u.last_name as proposed_by_name,
    u.email as proposed_by_email, u.first_name as proposed_by_first_name, u.language as proposed_by_language,
    p.proposed_at, p.expires_at, p.decided_by, d.first_name || ' ' || d.last_name as decided_by_name, p.decided_at, p.note
  from fund_proposals p join funds f on f.id = p.fund_id join users u on u.id = p.proposed_by
    left join users d on d.id = p.decided_by`;

export const insertProposal = async (
  tx: Tx,
  fundId: string,
  proposedBy: string,
  { kind, change, changes }: Proposed,
): Promise<string> => {
  const id = newId('prp');
  await tx`insert into fund_proposals (id, fund_id, kind, change, changes, proposed_by, expires_at)
    values (${id}, ${fundId}, ${kind}, ${tx.json(change as never)}, ${tx.json(changes as never)}, ${proposedBy},
      now() + make_interval(days => ${PROPOSAL_DAYS}))`; // a request and its changes are plain JSON
  return id;
};

export const findProposal = async (db: Db, id: string): Promise<ProposalRecord | undefined> =>
  (await db<ProposalRecord[]>`${select(db)} where p.id = ${id}`)[0];

/** Held until the transaction ends: of two decisions the second finds it decided. */
export const lockProposal = async (tx: Tx, id: string): Promise<ProposalRecord | undefined> =>
  (await tx<ProposalRecord[]>`${select(tx)} where p.id = ${id} for update of p`)[0];

/** Ends a pending one. `decidedBy` is null where no second person spoke. */
export const closeProposal = async (
  tx: Tx,
  id: string,
  state: Exclude<ProposalState, 'PENDING'>,
  decidedBy: string | null,
  note: string | null,
): Promise<void> => {
  await tx`update fund_proposals set state = ${state}, decided_by = ${decidedBy}, decided_at = now(), note = ${note}
    where id = ${id}`;
};

export const listProposals = async (
  db: Db,
  { fundId, state, order, ...query }: FundProposalsFilters,
): Promise<{ rows: ProposalRecord[]; total: number }> => {
  const { limit, offset } = offsetOf(query);
  const where = db`where true ${fundId ? db`and p.fund_id = ${fundId}` : db``}
    ${state ? db`and p.state = any(${state})` : db``}`;
  const direction = order === 'ASC' ? db`asc` : db`desc`;
  const rows = await db<ProposalRecord[]>`
    ${select(db)} ${where} order by p.proposed_at ${direction}, p.id ${direction} limit ${limit} offset ${offset}`;
  const [counted] = await db<
    { total: number }[]
  >`select count(*)::int as total from fund_proposals p ${where}`;
  return { rows, total: counted?.total ?? 0 };
};

/** Those whose time is over and who still wait. */
export const overdueProposals = (db: Db): Promise<{ id: string }[]> =>
  db<{ id: string }[]>`
    select id from fund_proposals where state = 'PENDING' and expires_at <= now() order by expires_at limit 500`;
