import { endOneSession, endOtherSessions, listSessions } from '@portal/contracts/calls/identity/sign-in';
import { call, notify, queryOptions, useMutation, useQueryClient } from '@portal/platform';

const key = ['shell', 'sessions'] as const;

/** Where the account is signed in now. */
export const ownSessions = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).data,
});

const useEnded = () => {
  const client = useQueryClient();
  return ({ message }: { message: string }) => {
    notify.success(message);
    return client.invalidateQueries({ queryKey: key });
  };
};

export const useEndSession = (id: string) =>
  useMutation({ mutationFn: () => call(endOneSession, { params: { id } }), onSuccess: useEnded() });

export const useEndOthers = () =>
  useMutation({ mutationFn: () => call(endOtherSessions), onSuccess: useEnded() });
