import { SUPER } from '@portal/contracts';
import type { DecideProposal, FundProposal } from '@portal/contracts/funds/fund-proposals';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { problem } from '../kernel/http/problem.ts';
import { enqueueMail } from '../kernel/mail/enqueue-mail.ts';
import { proposalView } from './proposals/proposal-view.ts';
import {
  closeProposal,
  findProposal,
  lockProposal,
  overdueProposals,
  type ProposalRecord,
} from './proposals/proposals.db.ts';
import { auditFund } from './record/audit-fund.ts';
import { type FundRecord, lockFund } from './record/funds.db.ts';
import { auditMovement, checkMovement, postMovement } from './update-balance.ts';
import { checkDetails, postDetails } from './update-fund.ts';

const tellProposer = (
  tx: Tx,
  proposal: ProposalRecord,
  outcome: 'APPROVED' | 'REJECTED' | 'EXPIRED',
  message: string,
): Promise<string> =>
  enqueueMail(tx, {
    to: proposal.proposedByEmail,
    template: 'fund-proposal-decided',
    language: proposal.proposedByLanguage,
    data: {
      firstName: proposal.proposedByFirstName,
      fundTitle: proposal.fundTitle[proposal.proposedByLanguage] ?? proposal.fundTitle.en,
      outcome,
      message,
    },
  });

/** What an adjustment or a change of details rests on must still be as the proposer read it. */
const refuseMoved = (fund: FundRecord, { kind, change, changes }: ProposalRecord): void => {
  const rests = kind === 'DETAILS' || change.process === 'ADJUSTMENT';
  const now: Record<string, unknown> = { ...fund };
  const hasMoved = changes.some(
    ({ field, old }) => JSON.stringify(now[field] ?? null) !== JSON.stringify(old),
  );
  if (rests && hasMoved) throw problem('stale_version');
};

/** Carries it out on the fund as it is now, in the names of both. @returns what writes the log, last of all. */
const carryOut = async (tx: Tx, caller: Caller, proposal: ProposalRecord): Promise<() => Promise<void>> => {
  const fund = await lockFund(tx, proposal.fundId);
  if (!fund) throw problem('not_found');
  refuseMoved(fund, proposal);
  const persons = { createdBy: proposal.proposedBy, approvedBy: caller.actor.id };
  if (proposal.kind === 'BALANCE') {
    const delta = await checkMovement(tx, fund, proposal.change);
    const saved = await postMovement(tx, fund, proposal.change, delta, persons);
    return () => auditMovement(tx, caller, fund, saved, proposal.change);
  }
  const { next, changes } = checkDetails(fund, proposal.change);
  await postDetails(tx, fund, next, changes, persons);
  return () => auditFund(tx, caller, fund, changes);
};

const audit = (
  tx: Tx,
  by: Caller | 'system',
  { id, fundTitle }: ProposalRecord,
  state: string,
  note: string | null,
): Promise<void> =>
  recordAudit(tx, {
    by,
    process: 'FUND',
    action: 'DECIDE',
    entityType: 'fund-proposal',
    entityId: id,
    entityLabel: fundTitle.en,
    changes: [
      { field: 'state', old: 'PENDING', new: state },
      ...(note === null ? [] : [{ field: 'note', old: null, new: note }]),
    ],
  });

const refuseOthers = (proposal: ProposalRecord, { actor }: Caller, { decision }: DecideProposal): void => {
  const isOwn = proposal.proposedBy === actor.id;
  if (decision === 'WITHDRAW') {
    if (!isOwn) throw problem('forbidden');
    return;
  }
  if (actor.role !== SUPER) throw problem('forbidden');
  if (isOwn) throw problem('second_person_required');
};

/**
 * The second person's word, or the proposer's taking back.
 * @throws not_found, forbidden, second_person_required, invalid_state once it is decided or over, stale_version,
 * insufficient_balance, invalid_request.
 */
export const decideProposal = async (
  tx: Tx,
  caller: Caller,
  id: string,
  input: DecideProposal,
): Promise<FundProposal> => {
  const { actor } = caller;
  const proposal = await lockProposal(tx, id);
  if (!proposal) throw problem('not_found');
  refuseOthers(proposal, caller, input);
  if (proposal.state !== 'PENDING' || proposal.isOver) throw problem('invalid_state');
  const note = input.note?.trim() || null;
  const state = ({ APPROVE: 'APPROVED', REJECT: 'REJECTED', WITHDRAW: 'WITHDRAWN' } as const)[input.decision];
  const writeLog = state === 'APPROVED' ? await carryOut(tx, caller, proposal) : undefined;
  await closeProposal(tx, id, state, state === 'WITHDRAWN' ? null : actor.id, note);
  if (state !== 'WITHDRAWN') await tellProposer(tx, proposal, state, note ?? '');
  await writeLog?.();
  await audit(tx, caller, proposal, state, note);
  const decided = await findProposal(tx, id);
  if (!decided) throw problem('not_found');
  return proposalView(decided, actor);
};

/** Ends what nobody decided in time; safe to run twice and by two instances at once. */
export const expireProposals = async (db: Pool): Promise<void> => {
  for (const { id } of await overdueProposals(db))
    await transaction(db, async (tx) => {
      const proposal = await lockProposal(tx, id);
      if (proposal?.state !== 'PENDING') return;
      await closeProposal(tx, id, 'EXPIRED', null, null);
      await tellProposer(tx, proposal, 'EXPIRED', '');
      await audit(tx, 'system', proposal, 'EXPIRED', null);
    });
};
