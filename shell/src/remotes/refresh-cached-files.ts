const failedUrl = (error: unknown): string | undefined => {
  // Rspack puts the address of a chunk that failed on the error.
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : undefined;
};

/** Whether it failed because a file did not come. */
export const isFileLost = (error: unknown): boolean => failedUrl(error) !== undefined;

const refreshTimeoutMs = 4000;

/** Immutable files stay in the browser's cache, broken ones as well: fetch this one past the cache. */
export const refreshCached = async (url: string): Promise<void> => {
  await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(refreshTimeoutMs) }).catch(() => undefined);
};

/** Repairs the cache after an error that names a chunk. @returns its address. */
export const refreshFailedChunk = async (error: unknown): Promise<string | undefined> => {
  const url = failedUrl(error);
  if (url !== undefined) await refreshCached(url);
  return url;
};

/**
 * Tries again, past the cache, once for each file that fails and once for anything else. What a page asked for
 * ahead of the app in vain, a browser hands over as failed to whoever needs it next: each file once.
 */
export const withFreshFiles = async <T>(work: () => Promise<T>): Promise<T> => {
  const failed = new Set<string | undefined>();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const url = failedUrl(error);
      if (failed.has(url)) throw error;
      failed.add(url);
      await refreshFailedChunk(error);
    }
  }
};
