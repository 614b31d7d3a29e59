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

const ordering = ['cms', 'order', 'faqs'];

/** Shows the new order at once; orders are sent one after the other, and the last one's answer is read back. */
export const useOrderFaqs = () => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ordering,
    scope: { id: ordering.join() },
    mutationFn: (faqs: readonly Faq[]) =>
      call(orderDirectory, { body: { list: 'faqs', ids: faqs.map(({ id }) => id) } }),
    onMutate: async (faqs) => {
      // An answer that is still on its way knows nothing of this order.
      const stopped = client.cancelQueries({ queryKey: allFaqs.queryKey });
      client.setQueryData(allFaqs.queryKey, [...faqs]);
      await stopped;
    },
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () =>
      client.isMutating({ mutationKey: ordering }) > 1
        ? undefined
        : client.invalidateQueries({ queryKey: allFaqs.queryKey }),
  });
};
