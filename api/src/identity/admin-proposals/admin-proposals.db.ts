import type { Language } from '@portal/contracts';
import type { AdminProposal, AdminProposalsQuery } from '@portal/contracts/identity/admin-proposals';
import type { NewStaffInput } from '@portal/contracts/identity/users';
import type { Db, Tx } from '../../kernel/database/db.ts';
import { newId } from '../../kernel/database/ids.ts';
import { offsetOf } from '../../kernel/database/page.ts';

/** Days that a proposal waits for another Admin. */
const PROPOSAL_DAYS = 14;

export interface AdminProposalRecord {
  id: string;
  email: string;
  /** The invitation as it was asked for, its language filled in. */
  person: NewStaffInput & { language: Language };
  state: AdminProposal['state'];
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
}

const select = (db: Db) => db`
  select p.id, p.email, p.person, p.state, p.expires_at <= now() as is_over, p.proposed_by,
    u.first_name || ' ' || u.last_name as proposed_by_name, u.email as proposed_by_email,
    u.first_name as proposed_by_first_name, u.language as proposed_by_language, p.proposed_at, p.expires_at,
    p.decided_by, d.first_name || ' ' || d.last_name as decided_by_name, p.decided_at, p.note
  from admin_proposals p join users u on u.id = p.proposed_by left join users d on d.id = p.decided_by`;

/** @returns its id, nothing while a proposal for the address waits already. */
export const insertAdminProposal = async (
  tx: Tx,
  proposedBy: string,
  person: AdminProposalRecord['person'],
): Promise<string | undefined> => {
  const id = newId('apr');
  const inserted = await tx`insert into admin_proposals (id, email, person, proposed_by, expires_at)
    values (${id}, ${person.email}, ${tx.json(person)}, ${proposedBy}, now() + make_interval(days => ${PROPOSAL_DAYS}))
    on conflict do nothing`;
  return inserted.count === 1 ? id : undefined;
};

export const findAdminProposal = async (db: Db, id: string): Promise<AdminProposalRecord | undefined> =>
  (await db<AdminProposalRecord[]>`${select(db)} where p.id = ${id}`)[0];

/** Held until the transaction ends: of two decisions the second finds it decided. */
export const lockAdminProposal = async (tx: Tx, id: string): Promise<AdminProposalRecord | undefined> =>
  (await tx<AdminProposalRecord[]>`${select(tx)} where p.id = ${id} for update of p`)[0];

/** Ends a pending one. `decidedBy` is null where no second person spoke. */
export const closeAdminProposal = async (
  tx: Tx,
  id: string,
  state: Exclude<AdminProposal['state'], 'PENDING'>,
  decidedBy: string | null,
  note: string | null,
): Promise<void> => {
  await tx`update admin_proposals set state = ${state}, decided_by = ${decidedBy}, decided_at = now(), note = ${note}
    where id = ${id}`;
};

/** Those still to be decided. */
export const pendingAdminProposals = async (
  db: Db,
  { order, ...query }: AdminProposalsQuery,
): Promise<{ rows: AdminProposalRecord[]; total: number }> => {
  const { limit, offset } = offsetOf(query);
  const where = db`where p.state = 'PENDING' and p.expires_at > now()`;
  const direction = order === 'ASC' ? db`asc` : db`desc`;
  const rows = await db<AdminProposalRecord[]>`
    ${select(db)} ${where} order by p.proposed_at ${direction}, p.id ${direction} limit ${limit} offset ${offset}`;
  const [counted] = await db<
    { total: number }[]
  >`select count(*)::int as total from admin_proposals p ${where}`;
  return { rows, total: counted?.total ?? 0 };
};

/** Those whose time is over and who still wait. */
export const overdueAdminProposals = (db: Db): Promise<{ id: string }[]> =>
  db<{ id: string }[]>`
    select id from admin_proposals where state = 'PENDING' and expires_at <= now() order by expires_at limit 500`;
