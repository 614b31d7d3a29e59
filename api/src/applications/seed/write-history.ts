import { BENEFICIARY, MANAGER, REVIEWER, type Role } from '@portal/contracts';
import { publicStatus, type Status } from '@portal/contracts/applications/enums';
import { criteria } from '@portal/contracts/review/criteria';
import { type Score, weightedScore } from '@portal/contracts/review/score';
import type { Tx } from '../../kernel/database/db.ts';
import { addDecision, type NewDecision } from '../../review/decisions.db.ts';
import { factsOf } from '../draft-answers.ts';
import { type EventAction, recordEvent } from '../events.db.ts';
import { addMessage } from '../messages.db.ts';
import { justifications, messages } from './example-words.ts';
import type { Example } from './write-story.ts';

interface Staff {
  reviewer: { id: string };
  manager: { id: string };
}

/** One thing that happened, for timeline and log. */
export interface Happened {
  at: string;
  action: EventAction;
  from: Status | null;
  to: Status;
  by: { id: string; role: Role } | null;
  message?: string;
}

/** What happened in order, told from the plot. */
export const happenings = ({ story, plot, enteredBy }: Example, { reviewer, manager }: Staff): Happened[] => {
  const owner = { id: enteredBy, role: story.owner === null ? MANAGER : BENEFICIARY };
  const asReviewer = { id: reviewer.id, role: REVIEWER };
  const asManager = { id: manager.id, role: MANAGER };
  const list: Happened[] = [{ at: plot.createdAt, action: 'CREATE', from: null, to: 'DRAFT', by: owner }];
  const add = (
    at: string | undefined,
    action: EventAction,
    to: Status,
    by: Happened['by'],
    message?: string,
  ): void => {
    const from = list.at(-1)?.to ?? null;
    if (at !== undefined)
      list.push({ at, action, from, to, by, ...(message === undefined ? {} : { message }) });
  };
  add(plot.submittedAt, 'SUBMIT', 'SUBMITTED', owner);
  add(plot.reviewAt, 'START_REVIEW', 'UNDER_REVIEW', story.unassigned ? asManager : asReviewer);
  add(plot.returnedAt, 'RETURN', 'RETURNED', asReviewer, messages.returned);
  add(plot.resubmittedAt, 'RESUBMIT', 'RESUBMITTED', owner);
  const isAgainst = story.status === 'NOT_RECOMMENDED' || story.status === 'REJECTED';
  add(
    plot.recommendedAt,
    isAgainst ? 'ADVISE_AGAINST' : 'RECOMMEND',
    isAgainst ? 'NOT_RECOMMENDED' : 'RECOMMENDED',
    asReviewer,
  );
  add(plot.heldAt, 'HOLD', 'ON_HOLD', asManager, messages.hold);
  const ends: Partial<Record<Status, [EventAction, Happened['by'], string?]>> = {
    APPROVED: ['APPROVE', asManager, messages.approved],
    REJECTED: ['REJECT', asManager, messages.rejected],
    INELIGIBLE: ['MARK_INELIGIBLE', asManager, messages.ineligible],
    WITHDRAWN: ['WITHDRAW', owner],
    EXPIRED: ['EXPIRE', null],
  };
  const end = ends[story.status];
  if (end) add(plot.endedAt, end[0], story.status, end[1], end[2]);
  return list;
};

export const writeEvents = async (tx: Tx, { id }: Example, list: readonly Happened[]): Promise<void> => {
  let version = 1;
  for (const { at, action, from, to, by, message } of list) {
    if (action === 'RESUBMIT') version = 2;
    await recordEvent(tx, {
      applicationId: id,
      at,
      action,
      from,
      to,
      version,
      actor: by,
      message: message ?? null,
    });
  }
};

const scoresOf = ({ story }: Example): Score[] =>
  criteria[story.fund].map(({ id }, i) => ({
    criterionId: id,
    score: story.scores?.[i] ?? 3,
    justification: justifications[id],
  }));

/** The words of staff behind the events. */
export const writeDecisions = async (tx: Tx, example: Example, list: readonly Happened[]): Promise<void> => {
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
  const weighted = weightedScore(story.fund, scores).value ?? null;
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
export const writeAssignment = async (
  tx: Tx,
  example: Example,
  { reviewer, manager }: Staff,
): Promise<void> => {
  const { id, story, plot } = example;
  if (!plot.reviewAt || story.unassigned) return;
  const state = plot.recommendedAt ? 'SUBMITTED' : 'ACCEPTED';
  const dueAt = new Date(Date.parse(plot.reviewAt) + 30 * 86_400_000).toISOString();
  await tx`insert into assignments (id, application_id, reviewer_id, assigned_by, assigned_at, due_at, state)
    values (${`asg_${id.slice(4)}`}, ${id}, ${reviewer.id}, ${manager.id}, ${plot.reviewAt}, ${dueAt}, ${state})`;
  await tx`insert into conflict_declarations (application_id, user_id, has_conflict, signed_at)
    values (${id}, ${reviewer.id}, false, ${plot.reviewAt})`;
};

/** A question and its answer, where there was time for one; the newest question is still unread. */
export const writeMessages = async (tx: Tx, example: Example, { reviewer }: Staff): Promise<void> => {
  const { id, story, plot, enteredBy } = example;
  if (!plot.returnedAt) return;
  const message = { applicationId: id, fileKey: null };
  const at = (hours: number): string =>
    new Date(Date.parse(plot.returnedAt ?? '') + hours * 3_600_000).toISOString();
  await addMessage(tx, {
    ...message,
    id: `msg_${id.slice(4)}a`,
    fromSide: 'FUND',
    authorId: reviewer.id,
    text: messages.question,
    at: at(2),
  });
  if (publicStatus(story.status) === 'RETURNED') return;
  await addMessage(tx, {
    ...message,
    id: `msg_${id.slice(4)}b`,
    fromSide: 'APPLICANT',
    authorId: enteredBy,
    text: messages.answer,
    at: at(20),
  });
  await tx`update application_messages set read_at = ${at(26)} where application_id = ${id}`;
};
