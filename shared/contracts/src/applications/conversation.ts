import { type Static, Type } from 'typebox';
import { text } from '../fields.ts';
import { Message as Confirmation, idempotencyErrors, operation, result } from '../operation.ts';
import { closed, Id, Instant, Nullable } from '../schema-parts.ts';
import { ApplicationParams } from './application.schemas.ts';
import { exampleReturned, readErrors } from './applications.ts';
import { statuses } from './enums.ts';
import { actions } from './status-machine.ts';

export const stageIds = [
  'SENT',
  'COMPLETENESS_CHECK',
  'UNDER_REVIEW',
  'CHANGES_REQUESTED',
  'RECEIVED_AGAIN',
  'DECISION',
] as const;

/** One step of the line that the applicant follows. */
export const StageSchema = Type.Object({
  stage: Type.Enum(stageIds),
  state: Type.Enum(['DONE', 'CURRENT', 'UPCOMING'] as const),
  startedAt: Nullable(Instant),
  endedAt: Nullable(Instant),
  dueAt: Nullable(Instant),
});
export type Stage = Static<typeof StageSchema>;

export const TimelineEventSchema = Type.Object({
  id: Id,
  at: Instant,
  action: Type.Enum([...actions, 'ASSIGN', 'REMIND_REVIEWERS', 'DECLARE', 'REVIEW'] as const),
  /** Masked for the applicant, as `publicStatus` says. */
  fromStatus: Nullable(Type.Enum(statuses)),
  toStatus: Nullable(Type.Enum(statuses)),
  version: Type.Integer(),
  message: Nullable(Type.String()),
  /** Staff only: absent for the applicant unless it is the applicant. */
  actorName: Nullable(Type.String()),
  actorRole: Nullable(Type.String()),
});
export type TimelineEvent = Static<typeof TimelineEventSchema>;

export const TimelineSchema = Type.Object({
  events: Type.Array(TimelineEventSchema),
  stages: Type.Array(StageSchema),
  /** Days from sending to decision in this fund so far: first and third quartile. */
  usualDays: Nullable(Type.Object({ from: Type.Integer(), to: Type.Integer() })),
  /** Who has to act next. */
  turn: Type.Enum(['APPLICANT', 'FUND', 'NOBODY'] as const),
});
export type Timeline = Static<typeof TimelineSchema>;

export const MessageSchema = Type.Object({
  id: Id,
  from: Type.Enum(['APPLICANT', 'FUND'] as const),
  /** Null for the applicant when a member of staff wrote it. */
  authorName: Nullable(Type.String()),
  isMine: Type.Boolean(),
  text: Type.String(),
  fileKey: Nullable(Id),
  fileName: Nullable(Type.String()),
  at: Instant,
  readAt: Nullable(Instant),
});
export type Message = Static<typeof MessageSchema>;

export const SendMessageBody = closed({ text: text(4000), fileKey: Type.Optional(Id) });

export const getTimeline = operation('getTimeline', 'GET /application/timeline/:id', {
  permission: 'application.read',
  scope: 'applications:read',
  summary: 'What happened, what comes next and whose turn it is',
  description:
    'Applicants read masked statuses and no names of staff. `usualDays` are the quartiles of this fund so far.',
  params: ApplicationParams,
  response: result(TimelineSchema),
  errors: readErrors,
  example: { params: { id: exampleReturned } },
});

export const listMessages = operation('listMessages', 'GET /application/:id/messages', {
  permission: 'application.message',
  summary: 'The messages between applicant and fund',
  description: 'Oldest first. Applicants read no names of staff.',
  params: ApplicationParams,
  response: result(Type.Object({ messages: Type.Array(MessageSchema), unread: Type.Integer() })),
  errors: readErrors,
  example: { params: { id: exampleReturned } },
});

export const sendMessage = operation('sendMessage', 'POST /application/:id/messages', {
  permission: 'application.message',
  summary: 'Writes to the other side, who gets an e-mail',
  description: 'At most 4 000 characters and one file. The other side is told by mail.',
  params: ApplicationParams,
  body: SendMessageBody,
  response: result(MessageSchema),
  errors: [...readErrors, 'invalid_state', ...idempotencyErrors],
  example: { params: { id: exampleReturned }, body: { text: 'The second supplier, see page 3.' } },
});

export const readMessages = operation('readMessages', 'POST /application/:id/messages/read', {
  permission: 'application.message',
  summary: 'Marks the messages of the other side as read',
  description: 'Marks all that the other side wrote so far.',
  params: ApplicationParams,
  response: Confirmation,
  errors: readErrors,
  example: { params: { id: exampleReturned } },
});
