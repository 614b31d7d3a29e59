import { type Static, Type } from 'typebox';
import { ApplicationParams } from '../applications/application.schemas.ts';
import { readErrors } from '../applications/applications.ts';
import { text } from '../fields.ts';
import { idempotencyErrors, Message, operation, result } from '../operation.ts';
import { closed, Id, Instant, Nullable } from '../schema-parts.ts';

/** As many as one application takes. */
export const MAX_NOTES = 500;
/** As many people as one note mentions. */
export const MAX_MENTIONS = 10;

/** A share of the width or the height of a page, from its upper left corner. */
const share = Type.Number({ minimum: 0, maximum: 1 });

/** A spot on a page of a document. */
export const NoteSpotSchema = closed({
  fileKey: Id,
  page: Type.Integer({ minimum: 1, maximum: 5000 }),
  x: share,
  y: share,
});
export type NoteSpot = Static<typeof NoteSpotSchema>;

export const AddNoteBody = closed({
  text: text(2000),
  /** Absent: of the application as a whole. */
  spot: Type.Optional(NoteSpotSchema),
  /** The note that this one answers. */
  replyTo: Type.Optional(Id),
  /** Ids of users. */
  mentions: Type.Optional(Type.Array(Id, { maxItems: MAX_MENTIONS, uniqueItems: true })),
});
export type AddNote = Static<typeof AddNoteBody>;

export const ChangeNoteBody = closed({
  text: Type.Optional(text(2000)),
  isResolved: Type.Optional(Type.Boolean()),
  /** Brings back what was deleted. */
  isDeleted: Type.Optional(Type.Literal(false)),
});
export type ChangeNote = Static<typeof ChangeNoteBody>;

const PersonSchema = Type.Object({ userId: Id, name: Type.String() });
export type Mentionable = Static<typeof PersonSchema>;

export const NoteSchema = Type.Object({
  id: Id,
  text: Type.String(),
  spot: Nullable(NoteSpotSchema),
  replyTo: Nullable(Id),
  mentions: Type.Array(PersonSchema),
  byUserId: Type.String(),
  byName: Type.String(),
  at: Instant,
  resolvedAt: Nullable(Instant),
  resolvedBy: Nullable(Type.String()),
});
export type Note = Static<typeof NoteSchema>;
const NoteResult = result(NoteSchema);

export const DiscussionSchema = Type.Object({
  /** Oldest first. */
  notes: Type.Array(NoteSchema),
  /** Who may be mentioned: those who read what the caller writes. */
  people: Type.Array(PersonSchema),
  /** Whether notes of other reviewers are among them. */
  hearsOthers: Type.Boolean(),
});
export type Discussion = Static<typeof DiscussionSchema>;

const NoteParams = closed({ id: Id, noteId: Id });
const noteOf = { id: 'app_d018v5ar10hb5areyt8w', noteId: 'nte_3n9m2x7k' };

export const listNotes = operation('listNotes', 'GET /application/:id/notes', {
  permission: 'application.decide',
  summary: 'What the staff say among themselves of an application and of pages of its documents',
  description:
    "Never for the applicant. A reviewer reads the other reviewers' notes once the own recommendation is in.",
  params: ApplicationParams,
  response: result(DiscussionSchema),
  errors: readErrors,
  example: { params: { id: noteOf.id } },
});

export const addNote = operation('addNote', 'POST /application/:id/notes', {
  permission: 'application.decide',
  summary: 'Adds a note to an application, to a spot of a page, or in answer to another note',
  description:
    'A spot is on a document of the present version. Who is mentioned is told by mail, without the words. At most 500 on an application (`too_many`).',
  params: ApplicationParams,
  body: AddNoteBody,
  response: NoteResult,
  errors: [...readErrors, ...idempotencyErrors],
  example: {
    params: { id: noteOf.id },
    body: {
      text: 'Do these six instructors count as new posts?',
      spot: { fileKey: 'file_5vcvt6v1qkr8p2rzs6t0', page: 3, x: 0.4, y: 0.62 },
    },
  },
});

export const changeNote = operation('changeNote', 'PATCH /application/:id/notes/:noteId', {
  permission: 'application.decide',
  summary: 'Rewords a note, says whether it is settled, or brings back a deleted one',
  description:
    'Only its author rewords it (`forbidden`) or brings it back, within the hour; whoever reads it may settle it.',
  params: NoteParams,
  body: ChangeNoteBody,
  response: NoteResult,
  errors: readErrors,
  example: { params: noteOf, body: { isResolved: true } },
});

export const deleteNote = operation('deleteNote', 'DELETE /application/:id/notes/:noteId', {
  permission: 'application.decide',
  summary: 'Deletes a note of the caller',
  description: 'Only its author may (`forbidden`). Answers to it stay.',
  params: NoteParams,
  response: Message,
  errors: readErrors,
  example: { params: noteOf },
});
