import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { type ReportMeta, reportError } from '../errors/report-error.ts';
import { i18n } from '../i18n/i18n.ts';
import { useSession } from '../session/session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReportMeta;
    mutationMeta: ReportMeta;
  }
}

const MINUTE = 60_000;

// A page that begins without a connection gets no event at its end, and has to read again once there is one.
onlineManager.setOnline(navigator.onLine !== false);

/** The one cache of the page. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => reportError(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => reportError(error, mutation.meta),
  }),
  defaultOptions: {
    queries: {
      staleTime: 3 * MINUTE,
      gcTime: 10 * MINUTE,
      refetchInterval: 6 * MINUTE,
      refetchOnWindowFocus: false,
      // What failed without a connection is read again once there is one.
      refetchOnReconnect: true,
      retry: false,
      // A request without a connection fails at once and says so; one that waits does not.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// What one person read is never shown to the next.
useSession.subscribe((now, before) => {
  if (before.user !== null && now.user?.id !== before.user.id) queryClient.clear();
});

// Server texts follow Accept-Language.
i18n.on('languageChanged', () => void queryClient.invalidateQueries());
