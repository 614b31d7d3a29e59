import type { FundProposal } from '@portal/contracts/funds/fund-proposals';
import type { DecideProposal } from '@portal/contracts/kernel/proposals';
import { decideProposal, expireProposals, type ProposalKind } from '../identity/index.ts';
import type { Pool, Tx } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { orNotFound, problem } from '../kernel/http/problem.ts';
import { mailPerson } from '../kernel/mail/enqueue-mail.ts';
import { proposalView } from './proposals/proposal-view.ts';
import { fundProposals, type ProposalRecord } from './proposals/proposals.db.ts';
import { auditFund } from './record/audit-fund.ts';
import { type FundRecord, lockFund } from './record/funds.db.ts';
import { auditMovement, checkedDelta, postMovement } from './update-balance.ts';
import { checkedDetails, postDetails } from './update-fund.ts';

const kind: ProposalKind<ProposalRecord> = {
  ...fundProposals,
  inLog: ({ fundTitle }) => ({ process: 'FUND', entityType: 'fund-proposal', entityLabel: fundTitle.en }),
  mailProposer: (tx, { fundTitle }, proposer, outcome, message) =>
    mailPerson(tx, proposer, 'fund-proposal-decided', {
      fundTitle: fundTitle[proposer.language] ?? fundTitle.en,
      outcome,
      message,
    }),
};

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
  const fund = await orNotFound(lockFund(tx, proposal.fundId));
  refuseMoved(fund, proposal);
  const persons = { createdBy: proposal.proposedBy, approvedBy: caller.actor.id };
  if (proposal.kind === 'BALANCE') {
    const delta = await checkedDelta(tx, fund, proposal.change, caller, proposal.proposedBy);
    const saved = await postMovement(tx, fund, proposal.change, delta, persons);
    return () => auditMovement(tx, caller, fund, saved, proposal.change);
  }
  const { next, changes } = checkedDetails(fund, proposal.change);
  await postDetails(tx, fund, next, changes, persons);
  return () => auditFund(tx, caller, fund, changes);
};

/**
 * Decides a proposal as a second person, or withdraws it as its proposer.
 * @throws as `decideProposal`; stale_version, insufficient_balance, invalid_request, conflict_declared.
 */
export const decideFundProposal = async (
  tx: Tx,
  caller: Caller,
  id: string,
  input: DecideProposal,
): Promise<FundProposal> => {
  const decided = await decideProposal(tx, kind, caller, id, input, (proposal) =>
    carryOut(tx, caller, proposal),
  );
  return proposalView(decided, caller.actor);
};

export const expireFundProposals = (db: Pool): Promise<void> => expireProposals(db, kind);
