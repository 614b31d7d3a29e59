import type { Language, Result } from '@portal/contracts';
import { orderDirectory } from '@portal/contracts/calls/content/content';
import { call, notify, queryClient, queryOptions, useMutation } from '@portal/platform';
import { afterChange, afterRefusal } from '../read-text/text.queries.ts';
import type { Directory, Entry } from './directory.ts';

/** Every entry in its order, unpublished ones too. */
export const entriesOf = <R extends Entry>({ list, read }: Pick<Directory<R>, 'list' | 'read'>) =>
  queryOptions({
    queryKey: ['cms', list],
    queryFn: ({ signal }) => read(signal),
    refetchInterval: false,
  });

/** What of an entry is saved: all of it for visitors, a draft, or one language. */
export interface Part {
  draft?: boolean;
  lang?: Language;
}

/** Adds an entry, or changes the one that is named. */
export const sendEntry = (
  directory: Directory,
  row: Entry | undefined,
  input: { order: number },
  part: Part = {},
): Promise<Result<Entry>> => {
  if (!row) return directory.add(input);
  const { id, rowVersion } = row;
  return directory.update({ ...input, id, ...(rowVersion !== undefined && { rowVersion }), ...part });
};

export const useDeleteEntry = (directory: Directory) =>
  useMutation({ mutationFn: directory.remove, onSuccess: afterChange(), onError: afterRefusal() });

/** Shows the new order at once; orders are sent one after the other, and the last one's answer is read back. */
export const useOrderEntries = (directory: Directory) => {
  const { list } = directory;
  const { queryKey } = entriesOf(directory);
  const mutationKey = ['cms', 'order', list];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (rows: readonly Entry[]) =>
      call(orderDirectory, { body: { list, ids: rows.map(({ id }) => id) } }),
    onMutate: async (rows) => {
      // An answer that is still on its way was made before this order.
      const stopped = queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, [...rows]);
      await stopped;
    },
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () =>
      queryClient.isMutating({ mutationKey }) > 1 ? undefined : queryClient.invalidateQueries({ queryKey }),
  });
};
