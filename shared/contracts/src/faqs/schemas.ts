import Type, { type Static } from 'typebox';
import { asDraft, EntryState, oneLanguage } from '../content/entry-state.ts';
import { languages } from '../languages.ts';
import { localisedText } from '../localised.ts';
import { faqCategories } from './categories.ts';

const closed = { additionalProperties: false };
const Category = Type.Enum([...faqCategories]);

export const FaqsQuery = Type.Object(
  {
    category: Type.Optional(Category),
    /** Words to look for in questions and answers of `lang`. */
    search: Type.Optional(Type.String({ maxLength: 100 })),
    lang: Type.Optional(Type.Enum([...languages])),
    /** Unpublished ones too; for the super user. */
    draft: Type.Optional(Type.Literal('1')),
  },
  closed,
);
export type FaqsQuery = Static<typeof FaqsQuery>;

/** Answers are plain text; an empty line starts a new paragraph. */
const fields = {
  category: Category,
  question: localisedText(300),
  answer: localisedText(4000),
  /** Place within all questions, smallest first. */
  order: Type.Integer({ minimum: 0, maximum: 10_000 }),
  isPublished: Type.Boolean(),
};

export const Faq = Type.Object({
  id: Type.String(),
  ...fields,
  helpfulYes: Type.Integer(),
  helpfulNo: Type.Integer(),
  updatedBy: Type.Union([Type.String(), Type.Null()]),
  updatedAt: Type.String(),
  rowVersion: Type.Integer(),
  state: Type.Optional(EntryState),
});
export type Faq = Static<typeof Faq>;

export const FaqInput = Type.Object(fields, closed);
export type FaqInput = Static<typeof FaqInput>;

export const FaqUpdate = Type.Object(
  {
    id: Type.String({ maxLength: 40 }),
    ...fields,
    rowVersion: Type.Optional(Type.Integer({ minimum: 0 })),
    draft: asDraft,
    lang: oneLanguage,
  },
  closed,
);
export type FaqUpdate = Static<typeof FaqUpdate>;

export const FaqParams = Type.Object({ id: Type.String({ maxLength: 40 }) }, closed);
export type FaqParams = Static<typeof FaqParams>;

export const FaqVote = Type.Object({ helpful: Type.Boolean() }, closed);
export type FaqVote = Static<typeof FaqVote>;

export const FaqVotes = Type.Object({ helpfulYes: Type.Integer(), helpfulNo: Type.Integer() });
export type FaqVotes = Static<typeof FaqVotes>;
