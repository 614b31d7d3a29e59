import { REVIEWER } from '@portal/contracts';
import { type Score, weightedScore } from '@portal/contracts/review/score';
import words from '../../../seed/justifications.json' with { type: 'json' };
import { type Example, type ExampleEvent, factsOf, type Staff } from '../../applications/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { standardCriteria } from '../criteria/standard-criteria.ts';
import { addDecision, type NewDecision } from '../record/decisions.db.ts';

/** By criterion. */
const justifications: Partial<Record<string, string>> = words;

/** What a reviewer recommends, by the points for each criterion. */
const recommendationOf = ({ outline, answers }: Example, points: readonly number[] = []) => {
  const criteria = standardCriteria[outline.fund];
  const scores = criteria.map(
    ({ criterionId }, i): Score => ({
      criterionId,
      score: points[i] ?? 3,
      justification: justifications[criterionId] ?? '',
    }),
  );
  return {
    kind: 'RECOMMENDATION',
    scores,
    weightedScore: weightedScore(criteria, scores).value ?? null,
    amountRecommended: factsOf(answers).amountRequested ?? null,
    internalComment: 'Read with both annexes; figures agree with the form.',
  } as const;
};

/** The words of staff behind the events. */
const writeDecisions = async (tx: Tx, example: Example, list: readonly ExampleEvent[]): Promise<void> => {
  const { id, outline, dates, approved } = example;
  let version = 1;
  const writeDecision = async (
    events: ExampleEvent,
    rest: Pick<NewDecision, 'decision' | 'kind'> & Partial<NewDecision>,
  ) => {
    if (!events.by) return;
    const common = { applicationId: id, version, reviewRound: version, by: events.by, at: events.at };
    await addDecision(tx, { ...common, messageToApplicant: events.message ?? null, ...rest });
  };
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
        ...recommendationOf(example, outline.scores),
        ...((approved || action === 'ADVISE_AGAINST') && { amountRecommended: approved }),
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

/** The reviewers of the example, each with a signed declaration; nobody where none took it yet. */
const writeAssignments = async (tx: Tx, example: Example, staff: Staff): Promise<void> => {
  const { id, outline, dates } = example;
  if (!dates.reviewAt || outline.unassigned) return;
  const state = dates.recommendedAt ? 'SUBMITTED' : 'ACCEPTED';
  const dueAt = new Date(Date.parse(dates.reviewAt) + 30 * 86_400_000).toISOString();
  const reviewers = [staff.reviewer, ...(outline.otherScores ? [staff.otherReviewer] : [])];
  for (const [i, reviewer] of reviewers.entries()) {
    const assignmentId = `asg_${id.slice(4)}${i || ''}`;
    await tx`insert into assignments (id, application_id, reviewer_id, assigned_by, assigned_at, due_at, state)
      values (${assignmentId}, ${id}, ${reviewer.id}, ${staff.manager.id}, ${dates.reviewAt}, ${dueAt}, ${state})`;
    await tx`insert into conflict_declarations (application_id, user_id, has_conflict, signed_at)
      values (${id}, ${reviewer.id}, false, ${dates.reviewAt})`;
  }
};

/** What the other reviewer said before the one whose word is among the events. */
const writeOtherReview = async (tx: Tx, example: Example, { otherReviewer }: Staff): Promise<void> => {
  const { id, outline, dates } = example;
  if (!outline.otherScores || !dates.reviewAt) return;
  const review = recommendationOf(example, outline.otherScores);
  const isAgainst = (review.weightedScore ?? 0) < 3;
  await addDecision(tx, {
    ...review,
    applicationId: id,
    version: 1,
    reviewRound: 1,
    by: { id: otherReviewer.id, role: REVIEWER },
    at: new Date(Date.parse(dates.reviewAt) + 86_400_000).toISOString(),
    decision: isAgainst ? 'REJECT' : 'APPROVE',
    amountRecommended: isAgainst ? null : review.amountRecommended,
  });
};

export const writeReviews = async (
  tx: Tx,
  example: Example,
  events: readonly ExampleEvent[],
  staff: Staff,
): Promise<void> => {
  await writeOtherReview(tx, example, staff);
  await writeDecisions(tx, example, events);
  await writeAssignments(tx, example, staff);
};
