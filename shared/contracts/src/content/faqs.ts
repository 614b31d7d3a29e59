import { type Static, Type } from 'typebox';
import { Nothing, operation, page, result } from '../operation.ts';
import { closed, Lang, localisedText, Nullable } from '../schema-parts.ts';
import { EntriesQuery, EntryState, entryUpdate } from './editing.ts';
import { faqCategories } from './keys.ts';

const Category = Type.Enum([...faqCategories]);

export const FaqsQuery = closed({
  category: Type.Optional(Category),
  /** Words to look for in questions and answers of `lang`. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
  lang: Type.Optional(Lang),
  ...EntriesQuery.properties,
});
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

export const FaqVotes = Type.Object({ helpfulYes: Type.Integer(), helpfulNo: Type.Integer() });
export type FaqVotes = Static<typeof FaqVotes>;

export const Faq = Type.Object({
  id: Type.String(),
  ...fields,
  ...FaqVotes.properties,
  updatedBy: Nullable(Type.String()),
  updatedAt: Type.String(),
  rowVersion: Type.Integer(),
  state: Type.Optional(EntryState),
});
export type Faq = Static<typeof Faq>;

export const FaqInput = closed(fields);
export type FaqInput = Static<typeof FaqInput>;

export const FaqUpdate = entryUpdate(fields);

export const FaqParams = closed({ id: Type.String({ maxLength: 40 }) });

const exampleInput: FaqInput = {
  category: 'TECHNICAL',
  question: {
    en: 'Can I stop and come back to my application?',
    fr: 'Puis-je arrêter et revenir à ma candidature ?',
  },
  answer: {
    en: 'Yes. Each field is saved to your account, and kept on your device when the connection drops. The …',
    fr: 'Oui. Chaque champ est enregistré dans votre compte, et gardé sur votre appareil lorsque la …',
  },
  order: 10,
  isPublished: true,
};

export const listFaqs = operation('listFaqs', 'GET /cms/faqs', {
  permission: 'public',
  summary: 'Published questions in order; all of them for the super user with draft=1',
  description: 'All on one page, in their order. `draft=1` brings unpublished ones, to the super user only.',
  query: FaqsQuery,
  response: page(Faq),
  errors: ['unauthorized', 'forbidden'],
  example: { query: { category: 'TECHNICAL', lang: 'en' } },
});

export const addFaq = operation('addFaq', 'POST /cms/faqs/add', {
  permission: 'content.manage',
  summary: 'Adds a question',
  description: 'English is needed, the other languages may follow.',
  body: FaqInput,
  response: result(Faq),
  example: { body: exampleInput },
});

export const updateFaq = operation('updateFaq', 'PUT /cms/faqs/update', {
  permission: 'content.manage',
  summary: 'Changes a question',
  description:
    'Replaces the question. With `rowVersion`, a change in between answers `stale_version`. With `lang` only the texts of that language, and what is the same in all of them, are saved or published; English is the first to be.',
  body: FaqUpdate,
  response: result(Faq),
  errors: ['not_found', 'stale_version'],
  example: { body: { id: 'faq_sfk83cw8cnyvjejc8dvs', ...exampleInput, rowVersion: 1 } },
});

export const deleteFaq = operation('deleteFaq', 'DELETE /cms/faqs/delete/:id', {
  permission: 'content.manage',
  summary: 'Deletes a question',
  description: 'Deletes a question for good; the log keeps what it said.',
  params: FaqParams,
  response: Nothing,
  example: { params: { id: 'faq_sfk83cw8cnyvjejc8dvs' } },
});

export const voteFaq = operation('voteFaq', 'POST /cms/faqs/helpful/:id', {
  permission: 'public',
  summary: 'Says whether an answer helped',
  description: 'One vote for each network and question.',
  params: FaqParams,
  body: closed({ helpful: Type.Boolean() }),
  response: result(FaqVotes),
  example: { params: { id: 'faq_sfk83cw8cnyvjejc8dvs' }, body: { helpful: true } },
});
