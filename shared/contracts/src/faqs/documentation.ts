import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';
import type { Faq, FaqInput } from './schemas.ts';

const input: FaqInput = {
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
  ...input,
  helpfulYes: 0,
  helpfulNo: 0,
  updatedBy: null,
  updatedAt: '2026-11-01T09:00:00Z',
  rowVersion: 1,
};

export const faqsDocumentation: readonly Documentation[] = [
  documentation(calls.listFaqs, {
    description:
      'All on one page, in their order. `draft=1` brings unpublished ones, to the super user only.',
    query: { category: 'TECHNICAL', lang: 'en' },
    answer: {
      data: [faq],
      message: '',
      total: 1,
      page: 1,
      pageSize: 1,
    },
  }),
  documentation(calls.addFaq, {
    description: 'English is needed, the other languages may follow.',
    body: input,
    answer: { data: faq, message: 'The question was added.' },
  }),
  documentation(calls.updateFaq, {
    description:
      'Replaces the question. With `rowVersion`, a change in between answers `stale_version`. With `lang` only the texts of that language, and what is the same in all of them, are saved or published; English is the first to be.',
    body: { id: faq.id, ...input, rowVersion: 1 },
    answer: { data: { ...faq, rowVersion: 2 }, message: 'The question was saved.' },
  }),
  documentation(calls.deleteFaq, {
    description: 'Deletes a question for good; the log keeps what it said.',
    params: { id: faq.id },
    answer: { data: null, message: 'The question was deleted.' },
  }),
  documentation(calls.voteFaq, {
    description: 'One vote for each network and question.',
    params: { id: faq.id },
    body: { helpful: true },
    answer: { data: { helpfulYes: 1, helpfulNo: 0 }, message: 'Thank you for telling us.' },
  }),
];
