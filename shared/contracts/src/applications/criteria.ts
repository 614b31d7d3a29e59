import { type Static, Type } from 'typebox';
import { closed, Id, localisedText } from '../schema-parts.ts';
import { allSections } from './sections.ts';

export const MAX_SCORE = 5;
export const MIN_JUSTIFICATION = 20;
export const MAX_JUSTIFICATION = 2000;

/** How many criteria a fund scores by. */
export const MIN_CRITERIA = 2;
export const MAX_CRITERIA = 10;

const EvidenceSchema = closed({
  section: Type.Enum(allSections),
  /** Questions of the section, or kinds of documents; none: all of it. */
  fields: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 40, uniqueItems: true }),
});
export type Evidence = Static<typeof EvidenceSchema>;

/** What a fund says of a criterion: its name, what its points mean, its weight and what it is judged by. */
export const criterionTexts = {
  name: localisedText(120),
  guide: localisedText(1000),
  /** Per cent; those of a fund add up to 100. */
  weight: Type.Integer({ minimum: 1, maximum: 100 }),
  evidence: Type.Array(EvidenceSchema, { maxItems: allSections.length }),
};

export const CriterionSchema = Type.Object({
  /** Stays through all versions, whatever the name. */
  criterionId: Id,
  ...criterionTexts,
});
export type Criterion = Static<typeof CriterionSchema>;
