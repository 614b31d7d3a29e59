import { type Static, Type } from 'typebox';
import { closed, Id, Instant, Nullable } from '../schema-parts.ts';
import { allSections } from './sections.ts';

/** What is asked for with a return: of a question, of one kind of document, or, without `field`, of a whole section. */
const section = Type.Enum(allSections);

export const AskedRequestSchema = closed({
  section,
  field: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  text: Type.String({ maxLength: 1000 }),
});
export type AskedRequest = Static<typeof AskedRequestSchema>;

/** A request as its applicant has it; `doneAt` is when the applicant ticked it off. */
export const ChangeRequestSchema = Type.Object({
  id: Id,
  section,
  field: Nullable(Type.String()),
  text: Type.String(),
  doneAt: Nullable(Instant),
});
export type ChangeRequest = Static<typeof ChangeRequestSchema>;

/** One answer that differs from what was last sent. */
export const AnswerChangeSchema = Type.Object({
  section,
  field: Type.String(),
  old: Type.Unknown(),
  new: Type.Unknown(),
});
export type AnswerChange = Static<typeof AnswerChangeSchema>;
