import { orderDirectory } from '@portal/contracts/content/calls';
import { addFaq, deleteFaq, listFaqs, updateFaq } from '@portal/contracts/faqs/calls';
import type { Faq, FaqInput, FaqUpdate } from '@portal/contracts/faqs/schemas';
import { call, notify, queryOptions, useMutation, useQueryClient } from '@portal/platform';

/** Every question in its order, unpublished ones too. */
export const allFaqs = queryOptions({
  queryKey: ['cms', 'faqs'],
  queryFn: ({ signal }) => call(listFaqs, { query: { draft: '1' }, signal }).then(({ data }) => data),
  // A refetch would move the row version under the hands of whoever is typing.
  refetchInterval: false,
});

const useChanged = () => {
  const client = useQueryClient();
  return ({ message }: { message: string }) => {
    notify.success(message);
    return client.invalidateQueries({ queryKey: allFaqs.queryKey });
  };
};

/** Adds a question, or changes the one that is named. */
export const useSaveFaq = () =>
  useMutation({
    mutationFn: (body: FaqInput | FaqUpdate) =>
      'id' in body ? call(updateFaq, { body }) : call(addFaq, { body }),
    meta: { silent: true },
    onSuccess: useChanged(),
  });

export const useDeleteFaq = () =>
  useMutation({
    mutationFn: (id: string) => call(deleteFaq, { params: { id } }),
    onSuccess: useChanged(),
  });

/** Shows the new order at once; what the server has comes back when it refuses. */
export const useOrderFaqs = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (faqs: readonly Faq[]) =>
      call(orderDirectory, { body: { list: 'faqs', ids: faqs.map(({ id }) => id) } }),
    onMutate: (faqs) => client.setQueryData(allFaqs.queryKey, [...faqs]),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => client.invalidateQueries({ queryKey: allFaqs.queryKey }),
  });
};
