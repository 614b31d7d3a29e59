import type { UpdateFund, UpdateFundBalance } from '@portal/contracts/funds/fund.schemas';
import type { FundProposal } from '@portal/contracts/funds/fund-proposals';
import { PROPOSAL_DAYS, type Proposal, type ProposalTable } from '../../identity/index.ts';
import type { AuditChange } from '../../kernel/audit/record-audit.ts';
import { type Db, newId, type Tx } from '../../kernel/database/db.ts';
import { attachedFile } from '../../kernel/files/files.db.ts';
import { applicationNumber, barredFrom } from '../ports/ports.ts';

/** The request that waits, with what it would change. */
export type Proposed =
  | { kind: 'BALANCE'; change: UpdateFundBalance; changes: AuditChange[] }
  | { kind: 'DETAILS'; change: UpdateFund; changes: AuditChange[] };

export type ProposalRecord = Proposed &
  Proposal &
  Pick<FundProposal, 'fundId' | 'fundTitle' | 'attachment'> & {
    currency: string;
    applicationNumber: string | null;
  };

/** The application that a movement pays, or whose payment it puts right. */
const applicationOf = (db: Db) => db`coalesce(p.change ->> 'applicationId',
  (select h.application_id from fund_history h where h.id = p.change ->> 'reversesId'))`;

export const fundProposals: ProposalTable = {
  name: 'fund_proposals',
  columns: (db) => db`p.fund_id, f.title as fund_title, f.currency, p.kind, p.change, p.changes,
    ${applicationNumber.call(db, db`p.change ->> 'applicationId'`)} as application_number,
    ${barredFrom.call(db, applicationOf(db))} as barred,
    ${attachedFile(db, db`p.change ->> 'attachmentFileKey'`)} as attachment`,
  joins: (db) => db`join funds f on f.id = p.fund_id`,
};

export const insertProposal = async (
  tx: Tx,
  fundId: string,
  proposedBy: string,
  { kind, change, changes }: Proposed,
): Promise<string> => {
  const id = newId('prp');
  await tx`insert into fund_proposals (id, fund_id, kind, change, changes, proposed_by, expires_at)
    values (${id}, ${fundId}, ${kind}, ${tx.json(change)}, ${tx.json(changes)}, ${proposedBy},
      now() + make_interval(days => ${PROPOSAL_DAYS}))`; // a request and its changes are plain JSON
  return id;
};
