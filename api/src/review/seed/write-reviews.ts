import { type Score, weightedScore } from '@portal/contracts/review/score';
import {
  type Example,
  type ExampleEvent,
  factsOf,
  justifications,
  type Staff,
} from '../../applications/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { standardCriteria } from '../criteria/standard-criteria.ts';
import { addDecision, type NewDecision } from '../record/decisions.db.ts';

const scoresOf = ({ outline }: Example): Score[] =>
  standardCriteria[outline.fund].map(({ criterionId }, i) => ({
    criterionId,
    score: outline.scores?.[i] ?? 3,
    justification: justifications[criterionId] ?? '',
  }));

/** The words of staff behind the events. */
const writeDecisions = async (tx: Tx, example: Example, list: readonly ExampleEvent[]): Promise<void> => {
  const { id, outline, dates, approved, answers } = example;
  let version = 1;
  const writeDecision = async (
    events: ExampleEvent,
    rest: Pick<NewDecision, 'decision' | 'kind'> & Partial<NewDecision>,
  ) => {
    if (!events.by) return;
    const common = { applicationId: id, version, reviewRound: version, by: events.by, at: events.at };
    await addDecision(tx, { ...common, messageToApplicant: events.message ?? null, ...rest });
  };
  const scores = scoresOf(example);
  const weighted = weightedScore(standardCriteria[outline.fund], scores).value ?? null;
  for (const events of list) {
    const { action } = events;
    if (action === 'RESUBMIT') version = 2;
    if (action === 'RETURN')
      await writeDecision(events, {
        decision: 'RETURN',
        kind: 'PROCESS',
        sections: [outline.fund === 'BASE_FUND' ? 'loss' : 'financing', 'documents'],
        dueAt: dates.dueAt ?? null,
      });
    if (action === 'HOLD') await writeDecision(events, { decision: 'HOLD', kind: 'PROCESS' });
    if (action === 'RECOMMEND' || action === 'ADVISE_AGAINST')
      await writeDecision(events, {
        decision: action === 'RECOMMEND' ? 'APPROVE' : 'REJECT',
        kind: 'RECOMMENDATION',
        scores,
        weightedScore: weighted,
        amountRecommended:
          approved ?? (action === 'RECOMMEND' ? (factsOf(answers).amountRequested ?? null) : null),
        internalComment: 'Read with both annexes; figures agree with the form.',
      });
    if (action === 'APPROVE')
      await writeDecision(events, {
        decision: 'APPROVE',
        kind: 'FINAL',
        amountApproved: approved,
        conditions: ['A report every six months', 'Accounts of the project kept apart'],
      });
    if (action === 'REJECT')
      await writeDecision(events, {
        decision: 'REJECT',
        kind: 'FINAL',
        reasonCode: 'INSUFFICIENT_READINESS',
      });
    if (action === 'MARK_INELIGIBLE')
      await writeDecision(events, {
        decision: 'MARK_INELIGIBLE',
        kind: 'FINAL',
        rule: outline.fund === 'BASE_FUND' ? 'stateBody' : 'sectorNotExcluded',
      });
  }
};

/** The reviewer of the example, with a signed declaration; nobody where none took it yet. */
const writeAssignment = async (tx: Tx, example: Example, { reviewer, manager }: Staff): Promise<void> => {
  const { id, outline, dates } = example;
  if (!dates.reviewAt || outline.unassigned) return;
  const state = dates.recommendedAt ? 'SUBMITTED' : 'ACCEPTED';
  const dueAt = new Date(Date.parse(dates.reviewAt) + 30 * 86_400_000).toISOString();
  await tx`insert into assignments (id, application_id, reviewer_id, assigned_by, assigned_at, due_at, state)
    values (${`asg_${id.slice(4)}`}, ${id}, ${reviewer.id}, ${manager.id}, ${dates.reviewAt}, ${dueAt}, ${state})`;
  await tx`insert into conflict_declarations (application_id, user_id, has_conflict, signed_at)
    values (${id}, ${reviewer.id}, false, ${dates.reviewAt})`;
};

export const writeReviews = async (
  tx: Tx,
  example: Example,
  events: readonly ExampleEvent[],
  staff: Staff,
): Promise<void> => {
  await writeDecisions(tx, example, events);
  await writeAssignment(tx, example, staff);
};
