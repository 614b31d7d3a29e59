import { BENEFICIARY, MANAGER, REVIEWER, type Role } from '@portal/contracts';
import { publicStatus, type Status } from '@portal/contracts/applications/enums';
import messages from '../../../seed/messages.json' with { type: 'json' };
import type { Tx } from '../../kernel/database/db.ts';
import { type EventAction, recordEvent } from '../record/events.db.ts';
import { addMessage } from '../record/messages.db.ts';
import type { Example } from './write-example.ts';

export interface Staff {
  reviewer: { id: string };
  otherReviewer: { id: string };
  manager: { id: string };
}

/** One thing that happened, for timeline and log. */
export interface ExampleEvent {
  at: string;
  action: EventAction;
  from: Status | null;
  to: Status;
  by: { id: string; role: Role } | null;
  message?: string;
}

/** What happened in order, by the dates of the example. */
export const eventsOf = (
  { outline, dates, enteredBy }: Example,
  { reviewer, manager }: Staff,
): ExampleEvent[] => {
  const owner = { id: enteredBy, role: outline.owner === null ? MANAGER : BENEFICIARY };
  const asReviewer = { id: reviewer.id, role: REVIEWER };
  const asManager = { id: manager.id, role: MANAGER };
  const list: ExampleEvent[] = [
    { at: dates.createdAt, action: 'CREATE', from: null, to: 'DRAFT', by: owner },
  ];
  const add = (
    at: string | undefined,
    action: EventAction,
    to: Status,
    by: ExampleEvent['by'],
    message?: string,
  ): void => {
    const from = list.at(-1)?.to ?? null;
    if (at !== undefined)
      list.push({ at, action, from, to, by, ...(message === undefined ? {} : { message }) });
  };
  add(dates.submittedAt, 'SUBMIT', 'SUBMITTED', owner);
  add(dates.reviewAt, 'START_REVIEW', 'UNDER_REVIEW', outline.unassigned ? asManager : asReviewer);
  add(dates.returnedAt, 'RETURN', 'RETURNED', asReviewer, messages.returned);
  add(dates.resubmittedAt, 'RESUBMIT', 'RESUBMITTED', owner);
  const isAgainst = outline.status === 'NOT_RECOMMENDED' || outline.status === 'REJECTED';
  add(
    dates.recommendedAt,
    isAgainst ? 'ADVISE_AGAINST' : 'RECOMMEND',
    isAgainst ? 'NOT_RECOMMENDED' : 'RECOMMENDED',
    asReviewer,
  );
  add(dates.heldAt, 'HOLD', 'ON_HOLD', asManager, messages.hold);
  const ends: Partial<Record<Status, [EventAction, ExampleEvent['by'], string?]>> = {
    APPROVED: ['APPROVE', asManager, messages.approved],
    REJECTED: ['REJECT', asManager, messages.rejected],
    INELIGIBLE: ['MARK_INELIGIBLE', asManager, messages.ineligible],
    WITHDRAWN: ['WITHDRAW', owner],
    EXPIRED: ['EXPIRE', null],
  };
  const end = ends[outline.status];
  if (end) add(dates.endedAt, end[0], outline.status, end[1], end[2]);
  return list;
};

export const writeEvents = async (tx: Tx, { id }: Example, list: readonly ExampleEvent[]): Promise<void> => {
  let version = 1;
  for (const { at, action, from, to, by, message } of list) {
    if (action === 'RESUBMIT') version = 2;
    await recordEvent(tx, { id, status: from, version }, action, by, { to, message, at });
  }
};

/** A question and its answer, where there was time for one; the newest question is still unread. */
export const writeExampleMessages = async (tx: Tx, example: Example, { reviewer }: Staff): Promise<void> => {
  const { id, outline, dates, enteredBy } = example;
  if (!dates.returnedAt) return;
  const message = { applicationId: id, fileKey: null };
  const at = (hours: number): string =>
    new Date(Date.parse(dates.returnedAt ?? '') + hours * 3_600_000).toISOString();
  await addMessage(tx, {
    ...message,
    id: `msg_${id.slice(4)}a`,
    fromSide: 'FUND',
    authorId: reviewer.id,
    text: messages.question,
    at: at(2),
  });
  if (publicStatus(outline.status) === 'RETURNED') return;
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
