import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Refused } from './request.ts';

export const sessionKey = ['session'];

/** Set when a session ended by itself. */
export const sessionOverKey = ['session-over'];

/** A session that is over asks to sign in again, above the page. */
export const makeQueryClient = (): QueryClient => {
  const onError = (error: Error): void => {
    if (!(error instanceof Refused && error.status === 401)) return;
    if (client.getQueryData(sessionKey)) client.setQueryData(sessionOverKey, true);
    client.setQueryData(sessionKey, null);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // What was refused is refused again; a gateway that does not answer may do so soon.
        retry: (count, error) => count < 2 && error instanceof Refused && error.status === 0,
        staleTime: 2_000,
      },
    },
  });
  return client;
};
