import { endOneSession, endOtherSessions, listSessions } from '@portal/contracts/calls/identity/sign-in';
import { call, dataQuery, notify, useMutation, useQueryClient } from '@portal/platform';

const key = ['shell', 'sessions'] as const;

/** Where the account is signed in now. */
export const ownSessions = dataQuery(key, listSessions);

const useEnded = () => {
  const client = useQueryClient();
  return {
    onSuccess: ({ message }: { message: string }) => notify.success(message),
    // One that ended by itself meanwhile is on the list no longer.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  };
};

export const useEndSession = (id: string) =>
  useMutation({ mutationFn: () => call(endOneSession, { params: { id } }), ...useEnded() });

export const useEndOthers = () => useMutation({ mutationFn: () => call(endOtherSessions), ...useEnded() });
