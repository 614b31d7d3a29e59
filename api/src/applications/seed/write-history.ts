import { BENEFICIARY, MANAGER, REVIEWER, type Role } from '@portal/contracts';
import { publicStatus, type Status } from '@portal/contracts/applications/enums';
import type { Tx } from '../../kernel/database/db.ts';
import { type EventAction, recordEvent } from '../record/events.db.ts';
import { addMessage } from '../record/messages.db.ts';
import { messages } from './example-words.ts';
import type { Example } from './write-story.ts';

export interface Staff {
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
