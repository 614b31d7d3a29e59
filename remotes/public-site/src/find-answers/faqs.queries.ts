import { listFaqs, voteFaq } from '@portal/contracts/faqs/calls';
import { call, queryOptions, useMutation, useQuery } from '@portal/platform';

/** Every published question in its order: few enough to search on the page, in every language. */
const faqs = queryOptions({
  queryKey: ['faqs'],
  queryFn: ({ signal }) => call(listFaqs, { signal }).then(({ data }) => data),
  meta: { silent: true },
});

export const useFaqs = () => useQuery(faqs);

export const useVote = (id: string) =>
  useMutation({ mutationFn: (helpful: boolean) => call(voteFaq, { params: { id }, body: { helpful } }) });
