import { type Score, weightedScore } from '@portal/contracts/review/score';
import {
  type Example,
  factsOf,
  type Happened,
  justifications,
  type Staff,
} from '../../applications/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { standardCriteria } from '../criteria/standard-criteria.ts';
import { addDecision, type NewDecision } from '../record/decisions.db.ts';

const scoresOf = ({ story }: Example): Score[] =>
  standardCriteria[story.fund].map(({ criterionId }, i) => ({
    criterionId,
    score: story.scores?.[i] ?? 3,
    justification: justifications[criterionId] ?? '',
  }));

/** The words of staff behind the events. */
const writeDecisions = async (tx: Tx, example: Example, list: readonly Happened[]): Promise<void> => {
  const { id, story, plot, approved, answers } = example;
  let version = 1;
  const said = async (
    happened: Happened,
    rest: Pick<NewDecision, 'decision' | 'kind'> & Partial<NewDecision>,
  ) => {
    if (!happened.by) return;
    const common = { applicationId: id, version, reviewRound: version, by: happened.by, at: happened.at };
    await addDecision(tx, { ...common, messageToApplicant: happened.message ?? null, ...rest });
  };
  const scores = scoresOf(example);
  const weighted = weightedScore(standardCriteria[story.fund], scores).value ?? null;
  for (const happened of list) {
    const { action } = happened;
    if (action === 'RESUBMIT') version = 2;
    if (action === 'RETURN')
      await said(happened, {
        decision: 'RETURN',
        kind: 'PROCESS',
        sections: [story.fund === 'BASE_FUND' ? 'loss' : 'financing', 'documents'],
        dueAt: plot.dueAt ?? null,
      });
    if (action === 'HOLD') await said(happened, { decision: 'HOLD', kind: 'PROCESS' });
    if (action === 'RECOMMEND' || action === 'ADVISE_AGAINST')
      await said(happened, {
        decision: action === 'RECOMMEND' ? 'APPROVE' : 'REJECT',
        kind: 'RECOMMENDATION',
        scores,
        weightedScore: weighted,
        amountRecommended:
          approved ?? (action === 'RECOMMEND' ? (factsOf(answers).amountRequested ?? null) : null),
        internalComment: 'Read with both annexes; figures agree with the form.',
      });
    if (action === 'APPROVE')
      await said(happened, {
        decision: 'APPROVE',
        kind: 'FINAL',
        amountApproved: approved,
        conditions: ['A report every six months', 'Accounts of the project kept apart'],
      });
    if (action === 'REJECT')
      await said(happened, { decision: 'REJECT', kind: 'FINAL', reasonCode: 'INSUFFICIENT_READINESS' });
    if (action === 'MARK_INELIGIBLE')
      await said(happened, {
        decision: 'MARK_INELIGIBLE',
        kind: 'FINAL',
        rule: story.fund === 'BASE_FUND' ? 'stateBody' : 'sectorNotExcluded',
      });
  }
};

/** The reviewer of the example, with a signed declaration; nobody where none took it yet. */
const writeAssignment = async (tx: Tx, example: Example, { reviewer, manager }: Staff): Promise<void> => {
  const { id, story, plot } = example;
  if (!plot.reviewAt || story.unassigned) return;
  const state = plot.recommendedAt ? 'SUBMITTED' : 'ACCEPTED';
  const dueAt = new Date(Date.parse(plot.reviewAt) + 30 * 86_400_000).toISOString();
  await tx`insert into assignments (id, application_id, reviewer_id, assigned_by, assigned_at, due_at, state)
    values (${`asg_${id.slice(4)}`}, ${id}, ${reviewer.id}, ${manager.id}, ${plot.reviewAt}, ${dueAt}, ${state})`;
  await tx`insert into conflict_declarations (application_id, user_id, has_conflict, signed_at)
    values (${id}, ${reviewer.id}, false, ${plot.reviewAt})`;
};

export const writeReviews = async (
  tx: Tx,
  example: Example,
  happened: readonly Happened[],
  staff: Staff,
): Promise<void> => {
  await writeDecisions(tx, example, happened);
  await writeAssignment(tx, example, staff);
};
