import * as calls from '@portal/contracts/calls/content/editing';
import type { ContentSchedule, TextAddress } from '@portal/contracts/content/editing';
import {
  call,
  dataQuery,
  isApiError,
  notify,
  queryClient,
  queryOptions,
  useMutation,
  useQuery,
} from '@portal/platform';

const requestOf = ({ lang, ...params }: TextAddress) => ({ params, query: lang ? { lang } : {} });

/** What was public, newest first. */
export const versionsOf = (address: TextAddress) =>
  dataQuery(['cms', 'versions', address], calls.listContentVersions, requestOf(address));

/** The words of one version, which never change. */
export const versionOf = (address: TextAddress, version: number) =>
  queryOptions({
    queryKey: ['cms', 'version', address, version],
    queryFn: ({ signal }) => {
      const { params, query } = requestOf(address);
      return call(calls.getContentVersion, {
        params: { ...params, version: String(version) },
        query,
        signal,
      }).then(({ data }) => data.data);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The newest version with its words; nothing of it while it is not wanted. */
export const useNewestVersion = (address: TextAddress, isWanted: boolean) => {
  const { data: versions } = useQuery({ ...versionsOf(address), enabled: isWanted });
  const newest = isWanted ? versions?.[0] : undefined;
  const { data: words } = useQuery({
    ...versionOf(address, newest?.version ?? 1),
    enabled: newest !== undefined,
  });
  return { newest, words: newest && words };
};

/** What goes public by itself, and what failed to. */
export const schedules = dataQuery(['cms', 'schedules'], calls.listContentSchedules);

/** Whether a schedule is of a text, or of all languages of its entry. */
export const isOf = ({ kind, id, lang }: TextAddress, one: ContentSchedule): boolean =>
  one.kind === kind && one.contentId === id && (one.lang ?? lang) === lang;

/** The schedule of a text. */
export const useScheduleOf = (address: TextAddress): ContentSchedule | undefined =>
  useQuery(schedules).data?.find((one) => isOf(address, one));

/** What a schedule is of. */
export const addressOf = ({ kind, contentId: id, lang }: ContentSchedule): TextAddress => ({
  kind,
  id,
  ...(lang && { lang }),
});

/** Says so, and reads anew what editors see. */
export const afterChange =
  (queryKey: readonly unknown[] = ['cms']) =>
  ({ message }: { message: string }) => {
    notify.success(message);
    return queryClient.invalidateQueries({ queryKey });
  };

/** Reads it anew where the reason of a refusal is what somebody else did meanwhile. */
export const afterRefusal =
  (queryKey: readonly unknown[] = ['cms']) =>
  (error: Error): void => {
    if (isApiError(error) && (error.status === 404 || error.status === 409))
      void queryClient.invalidateQueries({ queryKey });
  };

export const useCancelSchedule = () =>
  useMutation({
    mutationFn: (id: string) => call(calls.cancelContentSchedule, { params: { id } }),
    onSuccess: afterChange(),
    onError: afterRefusal(),
  });

/** What is done with a text besides saving it. */
export const useTextActions = (address: TextAddress, rowVersion: number | undefined) => {
  const after = { onSuccess: afterChange(), onError: afterRefusal() };
  const { params, query } = requestOf(address);
  const known = { ...query, ...(rowVersion !== undefined && { rowVersion }) };
  return {
    schedule: useMutation({
      mutationFn: (publishAt: string) =>
        call(calls.scheduleContent, { body: { ...params, ...known, publishAt } }),
      meta: { silent: true },
      ...after,
    }),
    discard: useMutation({ mutationFn: () => call(calls.discardDraft, { params, query }), ...after }),
    restore: useMutation({
      mutationFn: (version: number) =>
        call(calls.restoreContentVersion, { params: { ...params, version: String(version) }, body: known }),
      ...after,
    }),
  };
};
