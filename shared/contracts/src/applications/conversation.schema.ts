import { type Static, Type } from 'typebox';
import { result } from '../envelopes.ts';
import { text } from '../fields.ts';
import { Id, Instant, Nullable } from '../funds/schema-parts.ts';
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
  action: Type.Enum([...actions, 'ASSIGN', 'DECLARE', 'REVIEW'] as const),
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
export const TimelineResult = result(TimelineSchema);

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
export const MessagesResult = result(
  Type.Object({ messages: Type.Array(MessageSchema), unread: Type.Integer() }),
);
export const MessageSentResult = result(MessageSchema);
export const SendMessageBody = Type.Object(
  { text: text(4000), fileKey: Type.Optional(Id) },
  { additionalProperties: false },
);
