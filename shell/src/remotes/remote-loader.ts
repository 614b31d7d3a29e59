import { addNamespace, currentLanguage, type RemoteApp } from '@portal/platform';
import type { InlinedBuild, InlinedRelease } from '@portal/platform/release';
import { emit } from './figure-events.ts';
import { firstBuildToLoad } from './first-build-to-load.ts';
import { federatedLoader, type LoadBuild, type LoadOptions } from './load-build.ts';
import { withLocaleFallback } from './locale-fallback.ts';
import { lookForNewerFiles } from './lost-files.ts';
import { refreshFailedChunk } from './refresh-cached-files.ts';
import { type FailurePhase, messageOf, newReference, reportFailure } from './report-failure.ts';
import { retrySeconds } from './retry-seconds.ts';

type AreaState = { status: 'idle' } | { status: 'loading' } | ReadyState | FailedState;

interface ReadyState {
  status: 'ready';
  app: RemoteApp;
  version: string;
  /** Its code threw, and an earlier build is on its way. */
  isReplacing?: true;
}

interface FailedState {
  status: 'failed';
  /** Under which the operators find the report. */
  reference: string;
  /** Seconds until it should be tried again without being asked; longer after each failure. */
  retryAfter: number;
  isRetrying: boolean;
}

/** Code that threw throws again; after one timeout nobody should wait for a second. */
const isFinal = (error: unknown): boolean =>
  /ScriptExecutionError|timed? ?out|did not answer/i.test(messageOf(error));

/** Tries one build: again past the cache, where that can help, and once more for each file that did not come whole. */
const tryBuild = async (
  loadBuild: LoadBuild,
  build: InlinedBuild,
  { retries, ...options }: LoadOptions & { retries: number },
): Promise<RemoteApp> => {
  const failed = new Set<string | undefined>();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await loadBuild(build, { ...options, fresh: options.fresh || attempt > 0 });
    } catch (error) {
      const url = await refreshFailedChunk(error);
      if (url !== undefined && !failed.has(url)) attempt -= 1;
      failed.add(url);
      if (attempt >= retries || isFinal(error) || options.lost.aborted) throw error;
    }
  }
};

/**
 * Loads remotes by the release: the pinned build, else the last known good ones before it, which start beside
 * one that is slow. The first that loads is used for the life of the document: a build that is late cannot
 * replace it, because every build has a name of its own.
 */
export const createRemoteLoader = (
  first: InlinedRelease,
  loadBuild: LoadBuild = federatedLoader(first.settings),
) => {
  let release = first;
  const states = new Map<string, AreaState>();
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();
  const fellBack = new Set<string>();
  const outdated = new Set<string>();
  const listeners = new Set<() => void>();
  const idle: AreaState = { status: 'idle' };

  /** Newest first. */
  const buildsOf = (area: string): InlinedBuild[] => {
    const { pin, previous = [] } = release.remotes[area] ?? {};
    return [pin, ...previous].flatMap((key) => release.builds[key ?? ''] ?? []);
  };

  const stateOf = (area: string): AreaState => states.get(area) ?? idle;

  const setState = (area: string, state: AreaState): void => {
    states.set(area, state);
    for (const listener of listeners) listener();
  };

  /** For the figures of a canary, while there is one. */
  const noteBuild = (area: string, version: string, what: 'failed' | 'threw'): void => {
    if (release.trials?.[area]) emit({ what, area, version, at: performance.now() });
  };

  const send = (area: string, version: string, phase: FailurePhase, error: unknown): string => {
    const reference = newReference();
    const { sequence } = release;
    console.error(`Area ${area} ${version} failed (${phase}, ${reference})`, error);
    reportFailure({ area, version, sequence, phase, message: messageOf(error), reference });
    return reference;
  };

  /** The first of the builds that loads, with its messages; otherwise the reference of the first failure. */
  const firstThatLoads = async (
    area: string,
    builds: readonly InlinedBuild[],
    fresh: boolean,
  ): Promise<ReadyState | { status: 'none'; reference: string }> => {
    const { timeoutMs = 0, retries = 0 } = release.remotes[area]?.load ?? {};
    let reference = '';
    const began = new Map<string, number>();
    const ready = await firstBuildToLoad({
      builds,
      attempt: async (build, lost) => {
        began.set(build.version, performance.now());
        const app = await tryBuild(loadBuild, build, { timeoutMs, retries, fresh, lost });
        const loadTexts = withLocaleFallback(app.loadLocale, (error) =>
          send(area, build.version, 'words', error),
        );
        await loadTexts(currentLanguage());
        return { app, version: build.version, loadTexts };
      },
      onFailure: ({ version }, error) => {
        noteBuild(area, version, 'failed');
        const sent = send(area, version, 'load', error);
        reference ||= sent;
      },
      onLate: ({ version }) => {
        noteBuild(area, version, 'failed');
        send(area, version, 'late', new Error('Another build was there before.'));
      },
    });
    if (!ready) return { status: 'none', reference };
    const { app, version, loadTexts } = ready;
    // Only the messages of the build that is used; they are loaded already.
    await addNamespace(app.namespace, loadTexts);
    const at = performance.now();
    if (release.trials?.[area])
      emit({ what: 'loaded', area, version, at, ms: at - (began.get(version) ?? at) });
    return { status: 'ready', app, version };
  };

  const failed = (area: string, reference: string): FailedState => {
    const before = failures.get(area) ?? 0;
    failures.set(area, before + 1);
    return { status: 'failed', reference, retryAfter: retrySeconds(before), isRetrying: false };
  };

  const start = (area: string, fresh: boolean): Promise<void> => {
    const state = stateOf(area);
    // The error state stays on the page while it is tried again, so that focus stays with it.
    setState(area, state.status === 'failed' ? { ...state, isRetrying: true } : { status: 'loading' });
    const work: Promise<void> = firstThatLoads(area, buildsOf(area), fresh)
      .then(async (found) => {
        if (found.status === 'none') await lookForNewerFiles();
        // A newer release has taken the place of the one that this load belongs to.
        if (running.get(area) !== work) return load(area);
        setState(area, found.status === 'ready' ? found : failed(area, found.reference));
      })
      .finally(() => running.get(area) === work && running.delete(area));
    running.set(area, work);
    return work;
  };

  const load = (area: string): Promise<void> => {
    const isSettled = stateOf(area).status === 'ready' || stateOf(area).status === 'failed';
    return running.get(area) ?? (isSettled ? Promise.resolve() : start(area, false));
  };

  /** Puts an earlier build in the place of one whose code threw; the error state follows if none loads. */
  const fallBack = (area: string, thrown: ReadyState): void => {
    const builds = buildsOf(area);
    const earlier = builds.slice(builds.findIndex(({ version }) => version === thrown.version) + 1);
    if (earlier.length === 0 || fellBack.has(area)) {
      void lookForNewerFiles();
      return;
    }
    fellBack.add(area);
    setState(area, { ...thrown, isReplacing: true });
    const replacing = stateOf(area);
    void firstThatLoads(area, earlier, false).then((found) => {
      if (stateOf(area) !== replacing) return;
      setState(area, found.status === 'ready' ? found : thrown);
      if (found.status === 'none') void lookForNewerFiles();
    });
  };

  const forget = (area: string): void => {
    for (const memory of [states, running, failures, fellBack, outdated]) memory.delete(area);
  };

  const setRelease = (next: InlinedRelease, shown?: string): void => {
    const pinned = ({ builds, remotes }: InlinedRelease, area: string) =>
      builds[remotes[area]?.pin ?? '']?.version;
    const changed = Object.keys(release.remotes).filter(
      (area) => pinned(release, area) !== pinned(next, area),
    );
    release = next;
    for (const area of changed) area === shown ? outdated.add(area) : forget(area);
    for (const listener of listeners) listener();
  };

  const unmounted = (area: string): void => {
    if (outdated.has(area)) forget(area);
  };

  return {
    /** The release that remotes are loaded by. */
    release: () => release,
    /**
     * Loads by another release of the same shell from now on. Remotes with another build in it are loaded again, the
     * one that is on the page only after it is left.
     */
    setRelease,
    /** The remote was rendered. `shownAt`: since when its place is on the page, by `performance.now()`. */
    rendered: (area: string, shownAt: number): void => {
      const state = stateOf(area);
      if (state.status === 'ready' && release.trials?.[area])
        emit({ what: 'drawn', area, version: state.version, at: performance.now(), shownAt });
    },
    /** The remote is no longer on the page. */
    unmounted,
    stateOf,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Loads the remote unless it is loaded or loading. Never rejects: `stateOf` has the failure. */
    load,
    /** Starts anew after a failure, with the pinned build first, past the browser's cache. */
    retry: (area: string): Promise<void> => running.get(area) ?? start(area, true),
    /**
     * Reports an error of the remote's own code, returns the reference to show, and once in the life of the
     * document puts the build before this one in its place.
     */
    report: (area: string, phase: FailurePhase, error: unknown): string => {
      const state = stateOf(area);
      if (state.status !== 'ready') return send(area, '', phase, error);
      noteBuild(area, state.version, 'threw');
      const reference = send(area, state.version, phase, error);
      fallBack(area, state);
      return reference;
    },
  };
};

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
