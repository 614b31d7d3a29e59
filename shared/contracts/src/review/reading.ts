import { type Static, Type } from 'typebox';
import { ApplicationParams } from '../applications/application.schemas.ts';
import { readErrors } from '../applications/applications.ts';
import { operation, result } from '../operation.ts';
import { closed, Id, Instant } from '../schema-parts.ts';

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

export const listReadMarks = operation('listReadMarks', 'GET /application/:id/readMarks', {
  permission: 'application.decide',
  summary: 'What the caller has read of an application',
  description: 'Documents and sections, each with the version that was read. Nobody else sees them.',
  params: ApplicationParams,
  response: ReadMarksResult,
  errors: readErrors,
  example: { params: { id: 'app_d018v5ar10hb5areyt8w' } },
});

export const setReadMark = operation('setReadMark', 'PUT /application/:id/readMarks', {
  permission: 'application.decide',
  summary: 'Marks a document or a section as read, or takes the mark away',
  description: 'Answers all marks of the caller. Nothing of the application changes.',
  params: ApplicationParams,
  body: SetReadMarkBody,
  response: ReadMarksResult,
  errors: readErrors,
  example: {
    params: { id: 'app_d018v5ar10hb5areyt8w' },
    body: { kind: 'SECTION', key: 'project', isRead: true },
  },
});
