/** Aborts with whichever of the two does. `AbortSignal.any` is newer than the browsers that the portal serves. */
export const firstAbort = (one: AbortSignal, other: AbortSignal): AbortSignal => {
  const either = new AbortController();
  for (const signal of [one, other]) {
    if (signal.aborted) either.abort(signal.reason);
    const follow = (): void => either.abort(signal.reason);
    signal.addEventListener('abort', follow, { once: true, signal: either.signal });
  }
  return either.signal;
};
