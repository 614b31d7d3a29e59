import * as calls from '@portal/contracts/calls/support/interest';
import type { Interest, InterestStatusInput, InterestsQuery } from '@portal/contracts/support/interest';
import { call, dataQuery, notify, pageQuery, queryClient, queryOptions, useMutation } from '@portal/platform';

const key = ['administration', 'interests'] as const;

export const interestsPage = (query: InterestsQuery) =>
  pageQuery([...key, 'page', query], calls.listInterests, { query });

export const oneInterest = (id: string) =>
  dataQuery([...key, 'one', id], calls.getInterest, { params: { id } });

/** Whom nobody has written to yet, and since when the first of them waits. */
export const newInterests = queryOptions({
  queryKey: [...key, 'new'],
  queryFn: async ({ signal }) => {
    const query = { status: ['NEW'], order: 'ASC', pageSize: 10 } satisfies InterestsQuery;
    const { data, total } = await call(calls.listInterests, { query, signal });
    return { count: total, oldestAt: data[0]?.createdAt ?? null };
  },
  meta: { silent: true },
});

const readAgain = (...part: string[]) => queryClient.invalidateQueries({ queryKey: [...key, ...part] });

/** Notes how far somebody was followed up. The panel says what went wrong, and shows how it stands now. */
export const useFollowUp = () =>
  useMutation({
    mutationFn: (body: InterestStatusInput) => call(calls.setInterestStatus, { body }),
    meta: { silent: true },
    onSuccess: ({ data, message }: { data: Interest; message: string }) => {
      notify.success(message);
      queryClient.setQueryData(oneInterest(data.id).queryKey, data);
      void readAgain('page');
      void readAgain('new');
    },
    onError: () => readAgain(),
  });

export const useForget = () =>
  useMutation({
    mutationFn: (id: string) => call(calls.deleteInterest, { params: { id } }),
    meta: { silent: true },
    onSuccess: ({ message }) => notify.success(message),
    // Who is gone already is on the lists no longer.
    onSettled: () => {
      void readAgain('page');
      void readAgain('new');
    },
  });
