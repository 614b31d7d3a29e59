import { type Static, Type } from 'typebox';
import { ApplicationParams } from '../applications/application.schemas.ts';
import { Message, result } from '../envelopes.ts';
import { text } from '../fields.ts';
import { operation } from '../operation.ts';
import { closed, Id, Instant, Nullable } from '../schema-parts.ts';
import { notToScore } from './decide.ts';

export const readKinds = ['DOCUMENT', 'SECTION'] as const;

/** `key`: the key of a file of the application, or the name of a section of its form. */
const item = { kind: Type.Enum(readKinds), key: Id };

export const ReadMarkSchema = Type.Object({
  ...item,
  /** The version of the application that was read. */
  version: Type.Integer(),
  readAt: Instant,
});
export type ReadMark = Static<typeof ReadMarkSchema>;
const ReadMarksResult = result(Type.Array(ReadMarkSchema));

export const SetReadMarkBody = closed({ ...item, isRead: Type.Boolean() });
export type SetReadMark = Static<typeof SetReadMarkBody>;

export const listReadMarks = operation('listReadMarks', 'GET', '/application/:id/readMarks', {
  permission: 'application.decide',
  summary: 'What the caller has read of an application',
  description: 'Documents and sections, each with the version that was read. Nobody else sees them.',
  params: ApplicationParams,
  response: ReadMarksResult,
  errors: [...notToScore],
  example: { params: { id: 'app_d018v5ar10hb5areyt8w' } },
});

export const setReadMark = operation('setReadMark', 'PUT', '/application/:id/readMarks', {
  permission: 'application.decide',
  summary: 'Marks a document or a section as read, or takes the mark away',
  description: 'Answers all marks of the caller. Nothing of the application changes.',
  params: ApplicationParams,
  body: SetReadMarkBody,
  response: ReadMarksResult,
  errors: ['invalid_request', ...notToScore],
  example: {
    params: { id: 'app_d018v5ar10hb5areyt8w' },
    body: { kind: 'SECTION', key: 'project', isRead: true },
  },
});

/** As many as one application takes. */
export const MOST_NOTES = 500;

/** A spot: shares of the width and the height of a page, from its upper left corner. */
const share = Type.Number({ minimum: 0, maximum: 1 });

export const AddPageNoteBody = closed({
  fileKey: Id,
  page: Type.Integer({ minimum: 1, maximum: 5000 }),
  x: share,
  y: share,
  text: text(2000),
});
export type AddPageNote = Static<typeof AddPageNoteBody>;

export const ChangePageNoteBody = closed({
  text: Type.Optional(text(2000)),
  isResolved: Type.Optional(Type.Boolean()),
});
export type ChangePageNote = Static<typeof ChangePageNoteBody>;

export const PageNoteSchema = Type.Object({
  id: Id,
  ...AddPageNoteBody.properties,
  byUserId: Type.String(),
  byName: Type.String(),
  at: Instant,
  resolvedAt: Nullable(Instant),
  resolvedBy: Nullable(Type.String()),
});
export type PageNote = Static<typeof PageNoteSchema>;
const PageNoteResult = result(PageNoteSchema);

const NoteParams = closed({ id: Id, noteId: Id });
const noteOf = { id: 'app_d018v5ar10hb5areyt8w', noteId: 'pnt_3n9m2x7k' };

export const listPageNotes = operation('listPageNotes', 'GET', '/application/:id/notes', {
  permission: 'application.decide',
  summary: 'Notes of the staff on pages of the documents',
  description:
    "Never for the applicant. A reviewer reads the other reviewers' notes once the own recommendation is in.",
  params: ApplicationParams,
  response: result(Type.Array(PageNoteSchema)),
  errors: [...notToScore],
  example: { params: { id: noteOf.id } },
});

export const addPageNote = operation('addPageNote', 'POST', '/application/:id/notes', {
  permission: 'application.decide',
  summary: 'Puts a note on a spot of a page',
  description: 'Of a document of the present version. At most 500 on an application (`too_many`).',
  params: ApplicationParams,
  body: AddPageNoteBody,
  response: PageNoteResult,
  errors: ['invalid_request', ...notToScore],
  example: {
    params: { id: noteOf.id },
    body: {
      fileKey: 'file_5vcvt6v1qkr8p2rzs6t0',
      page: 3,
      x: 0.4,
      y: 0.62,
      text: 'Do these six instructors count as new posts?',
    },
  },
});

export const changePageNote = operation('changePageNote', 'PATCH', '/application/:id/notes/:noteId', {
  permission: 'application.decide',
  summary: 'Rewords a note, or says whether it is settled',
  description: 'Only its author rewords it (`forbidden`); whoever reads it may settle it.',
  params: NoteParams,
  body: ChangePageNoteBody,
  response: PageNoteResult,
  errors: ['invalid_request', 'forbidden', ...notToScore],
  example: { params: noteOf, body: { isResolved: true } },
});

export const deletePageNote = operation('deletePageNote', 'DELETE', '/application/:id/notes/:noteId', {
  permission: 'application.decide',
  summary: 'Deletes a note of the caller',
  description: 'Only its author may (`forbidden`).',
  params: NoteParams,
  response: Message,
  errors: ['forbidden', ...notToScore],
  example: { params: noteOf },
});
