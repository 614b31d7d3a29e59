import { queryOptions, showsDrafts } from '@portal/platform';

interface Asked {
  query: { draft?: '1' };
  signal: AbortSignal;
}

/** A list that editors publish: whole, and with their drafts where those are shown. */
export const publishedList = <T>(key: string, read: (asked: Asked) => Promise<{ data: T }>) =>
  queryOptions({
    queryKey: [key],
    queryFn: async ({ signal }) =>
      (await read({ query: (await showsDrafts()) ? { draft: '1' } : {}, signal })).data,
    meta: { silent: true },
  });
