const failedUrl = (error: unknown): string | undefined => {
  // Rspack puts the address of a chunk that failed on the error.
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : undefined;
};

const refreshTimeoutMs = 4000;

/** Immutable files stay in the browser's cache, broken ones as well: fetch this one past the cache. */
export const refreshCached = async (url: string): Promise<void> => {
  await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(refreshTimeoutMs) }).catch(() => undefined);
};

/** Repairs the cache after an error that names a chunk. */
export const refreshFailedChunk = async (error: unknown): Promise<void> => {
  const url = failedUrl(error);
  if (url !== undefined) await refreshCached(url);
};
