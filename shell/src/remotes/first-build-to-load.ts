/** How long a build may take before the next one starts beside it. */
const timeoutMs = 3_000;

interface Race<B, T> {
  /** In the order of preference. */
  builds: readonly B[];
  /** `lost` is aborted once another build was taken. */
  attempt: (build: B, lost: AbortSignal) => Promise<T>;
  /** Called for each build that failed before one was taken. */
  onFailure: (build: B, error: unknown) => void;
  /** Called for each build that was still on its way when another one was taken. */
  onLate?: (build: B) => void;
}

/**
 * Starts the first build; each further one when the one before has failed or takes longer than `timeoutMs`.
 * Resolves with what loads first, with `undefined` when nothing does. What comes later is ignored.
 */
export const firstBuildToLoad = <B, T>({
  builds,
  attempt,
  onFailure,
  onLate,
}: Race<B, T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const waiting = [...builds];
    const running = new Set<B>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const end = (value: T | undefined): void => {
      clearTimeout(timer);
      over.abort();
      resolve(value);
      for (const build of running) onLate?.(build);
    };

    const next = (): void => {
      clearTimeout(timer);
      const build = waiting.shift();
      if (build === undefined) {
        if (running.size === 0) end(undefined);
        return;
      }
      running.add(build);
      timer = setTimeout(next, timeoutMs);
      attempt(build, over.signal).then(
        (value) => {
          running.delete(build);
          if (!over.signal.aborted) end(value);
        },
        (error: unknown) => {
          running.delete(build);
          if (over.signal.aborted) return;
          onFailure(build, error);
          if (running.size === 0) next();
        },
      );
    };

    next();
  });
