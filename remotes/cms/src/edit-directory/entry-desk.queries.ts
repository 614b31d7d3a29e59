import type { Language } from '@portal/contracts';
import {
  cancelEntrySchedule,
  discardEntryDraft,
  listEntryVersions,
  restoreEntryVersion,
  scheduleEntry,
} from '@portal/contracts/calls/content/directory-entries';
import type { OrderBody } from '@portal/contracts/content/desk';
import { call, queryOptions, useMutation } from '@portal/platform';
import type { FieldValues } from '@portal/platform/forms';
import type { Directory, Entry } from './directory.ts';
import { useChanged } from './use-directory.ts';

/** What of an entry was public, newest first. */
export const entryVersionsOf = (list: OrderBody['list'], id: string) =>
  queryOptions({
    queryKey: ['cms', 'entry-versions', list, id],
    queryFn: ({ signal }) =>
      call(listEntryVersions, { params: { list, id }, signal }).then(({ data }) => data),
  });

/** What is done with an entry, or with one language of it, besides saving it; each reads the list anew. */
export const useEntryDesk = <R extends Entry, I extends object, V extends FieldValues>(
  directory: Directory<R, I, V>,
  { id, rowVersion }: Pick<R, 'id' | 'rowVersion'>,
  language?: Language,
) => {
  const { list } = directory;
  const onSuccess = useChanged(directory);
  const part = language && { lang: language };
  const known = { ...(rowVersion !== undefined && { rowVersion }), ...part };
  return {
    plan: useMutation({
      mutationFn: (publishAt: string) => call(scheduleEntry, { body: { list, id, publishAt, ...known } }),
      meta: { silent: true },
      onSuccess,
    }),
    cancel: useMutation({
      mutationFn: (plan: string) => call(cancelEntrySchedule, { params: { id: plan } }),
      onSuccess,
    }),
    discard: useMutation({
      mutationFn: () => call(discardEntryDraft, { params: { list, id }, query: { ...part } }),
      onSuccess,
    }),
    restore: useMutation({
      mutationFn: (version: number) =>
        call(restoreEntryVersion, { params: { list, id, version: String(version) }, body: known }),
      onSuccess,
    }),
  };
};
