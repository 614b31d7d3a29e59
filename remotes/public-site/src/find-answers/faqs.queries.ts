import { listFaqs, voteFaq } from '@portal/contracts/calls/content/faqs';
import { call, useMutation, useQuery } from '@portal/platform';
import { publishedList } from '../content-page/published-list.ts';

/** Every published question in its order: few enough to search on the page, in every language. */
const faqs = publishedList('faqs', (asked) => call(listFaqs, asked));

export const useFaqs = () => useQuery(faqs);

export const useVote = (id: string) =>
  useMutation({ mutationFn: (helpful: boolean) => call(voteFaq, { params: { id }, body: { helpful } }) });
