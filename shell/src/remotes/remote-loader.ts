import { addNamespace, type RemoteApp } from '@portal/platform';
import type { InlinedBuild, InlinedRelease } from '@portal/platform/release';
import { type LoadBuild, registerBuilds } from './load-build.ts';
import { refreshFailedChunk } from './refresh-cached.ts';
import { type FailurePhase, messageOf, newReference, reportFailure } from './report-failure.ts';
import { steadyWords } from './steady-words.ts';

export type AreaState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; app: RemoteApp; version: string }
  | FailedState;

export interface FailedState {
  status: 'failed';
  /** Under which the operators find the report. */
  reference: string;
  /** Seconds until it should be tried again without being asked; longer after each failure. */
  retryAfter: number;
  isRetrying: boolean;
}

const firstRetrySeconds = 15;
const longestRetrySeconds = 120;

export interface RemoteLoader {
  stateOf(area: string): AreaState;
  subscribe(listener: () => void): () => void;
  /** Loads the area unless it is there or on its way. Never rejects: the state tells. */
  load(area: string): Promise<void>;
  /** Starts anew after a failure, with the pinned build first, past the browser's cache. */
  retry(area: string): Promise<void>;
  /** Reports an error of the area's own code; returns the reference to show. */
  report(area: string, phase: FailurePhase, error: unknown): string;
}

/** Code that threw throws again, and a person who has waited for one timeout waits for no second. */
const isFinal = (error: unknown): boolean =>
  /ScriptExecutionError|timed? ?out|did not answer/i.test(messageOf(error));

/** Tries one build: a second time past the cache, where that can help. */
const tryBuild = async (
  loadBuild: LoadBuild,
  build: InlinedBuild,
  { timeoutMs, retries }: { timeoutMs: number; retries: number },
  fresh: boolean,
): Promise<RemoteApp> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await loadBuild(build, timeoutMs, fresh || attempt > 0);
    } catch (error) {
      await refreshFailedChunk(error);
      if (attempt >= retries || isFinal(error)) throw error;
    }
  }
};

/**
 * Loads areas by the release: the pinned build, else the last known good ones before it. A build that is
 * late cannot replace the one that was taken in its stead, because every build has a name of its own.
 */
export const createRemoteLoader = (
  release: InlinedRelease,
  loadBuild: LoadBuild = registerBuilds(release),
): RemoteLoader => {
  const states = new Map<string, AreaState>();
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();
  const listeners = new Set<() => void>();
  const idle: AreaState = { status: 'idle' };

  const stateOf = (area: string): AreaState => states.get(area) ?? idle;

  const setState = (area: string, state: AreaState): void => {
    states.set(area, state);
    for (const listener of listeners) listener();
  };

  const send = (area: string, version: string, phase: FailurePhase, error: unknown): string => {
    const reference = newReference();
    const { sequence } = release;
    console.error(`Area ${area} ${version} failed (${phase}, ${reference})`, error);
    reportFailure({ area, version, sequence, phase, message: messageOf(error), reference });
    return reference;
  };

  const firstThatLoads = async (area: string, fresh: boolean): Promise<AreaState> => {
    const remote = release.remotes[area];
    let reference = '';
    for (const key of remote ? [remote.pin, ...remote.previous] : []) {
      const build = release.builds[key];
      if (!build || !remote) continue;
      try {
        const app = await tryBuild(loadBuild, build, remote.load, fresh);
        await addNamespace(
          app.namespace,
          steadyWords(app.loadLocale, (error) => send(area, build.version, 'words', error)),
        );
        return { status: 'ready', app, version: build.version };
      } catch (error) {
        const sent = send(area, build.version, 'load', error);
        reference ||= sent;
      }
    }
    const before = failures.get(area) ?? 0;
    failures.set(area, before + 1);
    const retryAfter = Math.min(firstRetrySeconds * 2 ** before, longestRetrySeconds);
    return { status: 'failed', reference, retryAfter, isRetrying: false };
  };

  const start = (area: string, fresh: boolean): Promise<void> => {
    const state = stateOf(area);
    // The error state stays on the page while it is tried again, so that focus stays with it.
    setState(area, state.status === 'failed' ? { ...state, isRetrying: true } : { status: 'loading' });
    const work = firstThatLoads(area, fresh)
      .then((state) => setState(area, state))
      .finally(() => running.delete(area));
    running.set(area, work);
    return work;
  };

  return {
    stateOf,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: (area) => {
      const isSettled = stateOf(area).status === 'ready' || stateOf(area).status === 'failed';
      return running.get(area) ?? (isSettled ? Promise.resolve() : start(area, false));
    },
    retry: (area) => running.get(area) ?? start(area, true),
    report: (area, phase, error) => {
      const state = stateOf(area);
      return send(area, state.status === 'ready' ? state.version : '', phase, error);
    },
  };
};
