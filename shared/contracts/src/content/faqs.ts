import { type Static, Type } from 'typebox';
import { page, result } from '../envelopes.ts';
import { languages } from '../languages.ts';
import { localisedText } from '../localised.ts';
import { operation } from '../operation.ts';
import { asDraft, EntryState, oneLanguage } from './entry-state.ts';
import { faqCategories } from './keys.ts';

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

const exampleInput: FaqInput = {
  category: 'TECHNICAL',
  question: {
    en: 'Can I stop and come back to my application?',
    fr: 'Puis-je arrêter et revenir à ma demande ?',
  },
  answer: {
    en: 'Yes. Each field is saved to your account, and kept on your device when the connection drops. The …',
    fr: 'Oui. Chaque champ est enregistré dans votre compte, et gardé sur votre appareil lorsque la …',
  },
  order: 10,
  isPublished: true,
};

const faq: Faq = {
  id: 'faq_sfk83cw8cnyvjejc8dvs',
  ...exampleInput,
  helpfulYes: 0,
  helpfulNo: 0,
  updatedBy: null,
  updatedAt: '2026-11-01T09:00:00Z',
  rowVersion: 1,
};

export const listFaqs = operation('listFaqs', 'GET', '/cms/faqs', {
  permission: 'public',
  summary: 'Published questions in order; all of them for the super user with draft=1',
  description: 'All on one page, in their order. `draft=1` brings unpublished ones, to the super user only.',
  query: FaqsQuery,
  response: page(Faq),
  errors: ['unauthorized', 'forbidden'],
  example: {
    query: { category: 'TECHNICAL', lang: 'en' },
    answer: { data: [faq], message: '', total: 1, page: 1, pageSize: 1 },
  },
});

export const addFaq = operation('addFaq', 'POST', '/cms/faqs/add', {
  permission: 'content.manage',
  summary: 'Adds a question',
  description: 'English is needed, the other languages may follow.',
  body: FaqInput,
  response: result(Faq),
  errors: [],
  example: { body: exampleInput, answer: { data: faq, message: 'The question was added.' } },
});

export const updateFaq = operation('updateFaq', 'PUT', '/cms/faqs/update', {
  permission: 'content.manage',
  summary: 'Changes a question',
  description:
    'Replaces the question. With `rowVersion`, a change in between answers `stale_version`. With `lang` only the texts of that language, and what is the same in all of them, are saved or published; English is the first to be.',
  body: FaqUpdate,
  response: result(Faq),
  errors: ['not_found', 'stale_version'],
  example: {
    body: { id: faq.id, ...exampleInput, rowVersion: 1 },
    answer: { data: { ...faq, rowVersion: 2 }, message: 'The question was saved.' },
  },
});

export const deleteFaq = operation('deleteFaq', 'DELETE', '/cms/faqs/delete/:id', {
  permission: 'content.manage',
  summary: 'Deletes a question',
  description: 'Deletes a question for good; the log keeps what it said.',
  params: FaqParams,
  response: result(Type.Null()),
  errors: ['not_found'],
  example: { params: { id: faq.id }, answer: { data: null, message: 'The question was deleted.' } },
});

export const voteFaq = operation('voteFaq', 'POST', '/cms/faqs/helpful/:id', {
  permission: 'public',
  summary: 'Says whether an answer helped',
  description: 'One vote for each network and question.',
  params: FaqParams,
  body: FaqVote,
  response: result(FaqVotes),
  errors: ['not_found'],
  example: {
    params: { id: faq.id },
    body: { helpful: true },
    answer: { data: { helpfulYes: 1, helpfulNo: 0 }, message: 'Thank you for telling us.' },
  },
});
