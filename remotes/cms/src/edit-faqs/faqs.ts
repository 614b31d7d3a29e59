import { addFaq, deleteFaq, listFaqs, updateFaq } from '@portal/contracts/calls/content/faqs';
import type { Faq, FaqInput } from '@portal/contracts/content/faqs';
import { call } from '@portal/platform';
import type { Directory } from '../edit-directory/directory.ts';
import { inAllLanguages, writtenTexts } from '../edit-directory/text-by-language.ts';
import { faqsList } from '../navigation/paths.ts';

const valuesOf = (faq?: Faq) => ({
  category: faq?.category ?? 'GENERAL',
  question: inAllLanguages(faq?.question),
  answer: inAllLanguages(faq?.answer),
  isPublished: faq?.isPublished ?? false,
});

/** The questions of the FAQ page. */
export const faqs: Directory<Faq, Omit<FaqInput, 'order'>, ReturnType<typeof valuesOf>> = {
  list: 'faqs',
  words: 'faqsList',
  path: faqsList,
  page: '/faqs',
  nameOf: ({ question }) => question,
  textsOf: ({ question, answer }) => [question, answer],
  valuesOf,
  inputOf: ({ question, answer, ...rest }) => ({
    ...rest,
    question: writtenTexts(question),
    answer: writtenTexts(answer),
  }),
  read: (signal) => call(listFaqs, { query: { draft: '1' }, signal }).then(({ data }) => data),
  add: (body) => call(addFaq, { body }),
  update: (body) => call(updateFaq, { body }),
  remove: (id) => call(deleteFaq, { params: { id } }),
};
