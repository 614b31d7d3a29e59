import { listFaqs, voteFaq } from '@portal/contracts/calls/content/faqs';
import { call, queryOptions, showsDrafts, useMutation, useQuery } from '@portal/platform';

/** Every published question in its order: few enough to search on the page, in every language. */
const faqs = queryOptions({
  queryKey: ['faqs'],
  queryFn: async ({ signal }) => {
    const query = (await showsDrafts()) ? { draft: '1' as const } : {};
    return (await call(listFaqs, { query, signal })).data;
  },
  meta: { silent: true },
});

export const useFaqs = () => useQuery(faqs);

export const useVote = (id: string) =>
  useMutation({ mutationFn: (helpful: boolean) => call(voteFaq, { params: { id }, body: { helpful } }) });
