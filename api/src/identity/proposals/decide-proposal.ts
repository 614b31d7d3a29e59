import { type ErrorCode, SUPER } from '@portal/contracts';
import { errorMessages } from '@portal/contracts/errors/messages';
import type { DecideProposal } from '@portal/contracts/kernel/proposals';
import { pick } from '@portal/contracts/schema-parts';
import { type Audited, recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Actor, Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { eachByItself } from '../../kernel/jobs/each-by-itself.ts';
import type { Recipient } from '../../kernel/mail/enqueue-mail.ts';
import { inEveryLanguage } from '../../kernel/messages/messages.ts';
import {
  closeProposal,
  findProposal,
  lockProposal,
  overdueProposals,
  type Proposal,
  type ProposalTable,
} from './proposals.db.ts';

type Outcome = 'APPROVED' | 'REJECTED' | 'EXPIRED';

/** What is proposed, and how its end is mailed to its proposer and logged. */
export interface ProposalKind<P extends Proposal> extends ProposalTable {
  inLog: (proposal: P) => Omit<Audited, 'entityId'>;
  mailProposer: (
    tx: Tx,
    proposal: P,
    proposer: Recipient,
    outcome: Outcome,
    message: string,
  ) => Promise<unknown>;
}

/** Why this person may not approve it, or nobody may. */
const obstacleOf = (proposal: Proposal, { id }: Actor): ErrorCode | undefined => {
  const { barred, proposedBy, isProposerActive } = proposal;
  if (barred?.[id]) return barred[id];
  if (!isProposerActive) return 'proposer_gone';
  return barred?.[proposedBy] && 'proposer_conflicted';
};

/** What a caller reads of every proposal, with what the caller may do. */
export const proposalFacts = (proposal: Proposal, actor: Actor) => {
  const isOpen = proposal.state === 'PENDING' && !proposal.isOver;
  const isOwn = proposal.proposedBy === actor.id;
  const obstacle = isOpen ? obstacleOf(proposal, actor) : undefined;
  const isBarred = proposal.barred?.[actor.id] !== undefined;
  return {
    ...pick(proposal, 'id', 'state', 'proposedAt', 'expiresAt', 'decidedAt'),
    proposedBy: { userId: proposal.proposedBy, name: proposal.proposedByName },
    decidedBy:
      proposal.decidedBy === null ? null : { userId: proposal.decidedBy, name: proposal.decidedByName ?? '' },
    decisionNote: proposal.note,
    obstacle: obstacle ? inEveryLanguage((one) => errorMessages[one].errors[obstacle]) : null,
    may: { decide: isOpen && !isOwn && !isBarred && actor.role === SUPER, withdraw: isOpen && isOwn },
  };
};

const audit = <P extends Proposal>(
  tx: Tx,
  kind: ProposalKind<P>,
  by: Caller | 'system',
  proposal: P,
  state: string,
  note: string | null,
): Promise<void> =>
  recordAudit(tx, by, 'DECIDE', { entityId: proposal.id, ...kind.inLog(proposal) }, [
    { field: 'state', old: 'PENDING', new: state },
    ...(note === null ? [] : [{ field: 'note', old: null, new: note }]),
  ]);

const proposerOf = (proposal: Proposal) => ({
  email: proposal.proposedByEmail,
  firstName: proposal.proposedByFirstName,
  language: proposal.proposedByLanguage,
});

const refuseOthers = (isOwn: boolean, actor: Actor, { decision }: DecideProposal): void => {
  if (decision === 'WITHDRAW' ? !isOwn : actor.role !== SUPER) throw problem('forbidden');
  if (decision !== 'WITHDRAW' && isOwn) throw problem('second_person_required');
};

/**
 * Decides a proposal as a second person, or withdraws it as its proposer.
 * @param carryOut what an approval does; returns what writes the log, last of all.
 * @throws not_found, forbidden, second_person_required, invalid_state once it is decided or over, conflict_declared,
 * own_application; proposer_gone, proposer_conflicted for an approval of what somebody proposed who may not any more.
 */
export const decideProposal = async <P extends Proposal>(
  tx: Tx,
  kind: ProposalKind<P>,
  by: Caller,
  id: string,
  input: DecideProposal,
  carryOut: (proposal: P) => Promise<(() => Promise<void>) | undefined>,
): Promise<P> => {
  const { actor } = by;
  const proposal = await orNotFound(lockProposal<P>(tx, kind, id));
  refuseOthers(proposal.proposedBy === actor.id, actor, input);
  if (proposal.state !== 'PENDING' || proposal.isOver) throw problem('invalid_state');
  const obstacle = input.decision === 'WITHDRAW' ? undefined : obstacleOf(proposal, actor);
  if (obstacle && (input.decision === 'APPROVE' || proposal.barred?.[actor.id])) throw problem(obstacle);
  const note = input.note?.trim() || null;
  const state = ({ APPROVE: 'APPROVED', REJECT: 'REJECTED', WITHDRAW: 'WITHDRAWN' } as const)[input.decision];
  const writeLog = state === 'APPROVED' ? await carryOut(proposal) : undefined;
  await closeProposal(tx, kind, id, state, state === 'WITHDRAWN' ? null : actor.id, note);
  if (state !== 'WITHDRAWN') await kind.mailProposer(tx, proposal, proposerOf(proposal), state, note ?? '');
  await writeLog?.();
  await audit(tx, kind, by, proposal, state, note);
  return await orNotFound(findProposal<P>(tx, kind, id));
};

/** Ends what nobody decided in time; safe to run twice and by two instances at once. */
export const expireProposals = async <P extends Proposal>(db: Pool, kind: ProposalKind<P>): Promise<void> =>
  eachByItself(await overdueProposals(db, kind), ({ id }) =>
    transaction(db, async (tx) => {
      const proposal = await lockProposal<P>(tx, kind, id);
      if (proposal?.state !== 'PENDING') return;
      await closeProposal(tx, kind, id, 'EXPIRED', null, null);
      await kind.mailProposer(tx, proposal, proposerOf(proposal), 'EXPIRED', '');
      await audit(tx, kind, 'system', proposal, 'EXPIRED', null);
    }),
  );
