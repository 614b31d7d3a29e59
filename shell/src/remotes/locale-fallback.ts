import type { RemoteApp } from '@portal/platform';
import { withFreshFiles } from './refresh-cached-files.ts';

type LoadLocale = RemoteApp['loadLocale'];

/**
 * When the messages of a remote in a new language cannot be fetched, returns those it has, so that the rest of
 * the page can change its language. Before any were loaded the failure is thrown.
 */
export const withLocaleFallback = (
  loadLocale: LoadLocale,
  onFailure: (error: unknown) => void,
): LoadLocale => {
  let loaded: Awaited<ReturnType<LoadLocale>> | undefined;
  return async (language) => {
    try {
      loaded = await withFreshFiles(() => loadLocale(language));
    } catch (error) {
      if (!loaded) throw error;
      onFailure(error);
    }
    return loaded;
  };
};
