import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionKey, sessionOverKey } from './query-client.ts';
import { queryOf, Refused, read, remove, send } from './request.ts';
import type { Person } from './types.ts';

const whoIsThere = (): Promise<Person | null> =>
  read<Person>('session').catch((error: unknown) => {
    if (error instanceof Refused && error.status === 401) return null;
    throw error;
  });

/** Who is signed in; `null`: nobody, until they come back from signing in elsewhere. */
export const useSession = () =>
  useQuery({
    queryKey: sessionKey,
    queryFn: whoIsThere,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: ({ state }) => (state.data === null ? 'always' : false),
  });

/** Whether there was a session that ended by itself. */
export const useIsSessionOver = (): boolean =>
  useQuery({ queryKey: sessionOverKey, queryFn: () => false, enabled: false }).data ?? false;

/** What there is besides a token; without an answer a token can still be typed. */
export const useSignInWays = () =>
  useQuery({
    ...queryOf<{ provider?: string }>('sign-in'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useSignIn = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => send<Person>('session', { token }),
    onSuccess: (person) => {
      client.setQueryData(sessionKey, person);
      // What was asked for without a session failed.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
};

export const useSignOut = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => remove('session'),
    onSuccess: () => {
      client.setQueryData(sessionKey, null);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
};

/** Whether the person may change something; who may not sees no button for it. */
export const useMayChange = (): boolean => useSession().data?.role === 'manager';
