import { endOneSession, endOtherSessions, listSessions } from '@portal/contracts/calls/identity/sign-in';
import { call, dataQuery, notify, queryClient, useMutation } from '@portal/platform';

const key = ['shell', 'sessions'] as const;

/** Where the account is signed in now. */
export const ownSessions = dataQuery(key, listSessions);

const afterwards = {
  onSuccess: ({ message }: { message: string }) => notify.success(message),
  // One that ended by itself meanwhile is on the list no longer.
  onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
};

export const useEndSession = (id: string) =>
  useMutation({ mutationFn: () => call(endOneSession, { params: { id } }), ...afterwards });

export const useEndOthers = () => useMutation({ mutationFn: () => call(endOtherSessions), ...afterwards });
