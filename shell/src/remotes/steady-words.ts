import type { RemoteApp } from '@portal/platform';
import { withFreshFiles } from './refresh-cached.ts';

type LoadLocale = RemoteApp['loadLocale'];

/**
 * An area whose words in a new language cannot be fetched keeps those it has, so that the rest of the
 * page may change its language. Without any words it fails like any other part of its code.
 */
export const steadyWords = (loadLocale: LoadLocale, onFailure: (error: unknown) => void): LoadLocale => {
  let kept: Awaited<ReturnType<LoadLocale>> | undefined;
  return async (language) => {
    try {
      kept = await withFreshFiles(() => loadLocale(language));
    } catch (error) {
      if (!kept) throw error;
      onFailure(error);
    }
    return kept;
  };
};
