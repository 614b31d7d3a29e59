import { sendCanaryCounts } from '@portal/contracts/calls/kernel/telemetry';
import {
  loadTimeBounds,
  maxFigureCalls,
  maxFigureRemotes,
  maxFigureSamples,
} from '@portal/contracts/kernel/figure-limits';
import type { CanaryCounts } from '@portal/contracts/kernel/telemetry';
import { findRoute } from '@portal/platform/release';
import { type FigureEvent, listen } from '../remotes/figure-events.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';

/** At best effort: a batch that is lost changes nothing for the person. */
const sendCounts = (counts: CanaryCounts): void => {
  const body = new Blob([JSON.stringify(counts)], { type: 'application/json' });
  const address = `/api${sendCanaryCounts.path}`;
  if (navigator.sendBeacon?.(address, body)) return;
  void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
};

type AreaCounts = CanaryCounts['areas'][number];

/** A batch follows the first count in it so much later, or when the page is hidden. */
export const sendAfterMs = 10_000;
const add = (counted: { samples: number; failures: number }, isFailure: boolean): void => {
  if (counted.samples === maxFigureSamples) return;
  counted.samples += 1;
  if (isFailure) counted.failures += 1;
};

const emptyCounts = (area: string, build: string, cohort: AreaCounts['cohort']): AreaCounts => ({
  area,
  build,
  cohort,
  loads: { samples: 0, failures: 0 },
  renders: { samples: 0, failures: 0 },
  times: Array.from({ length: loadTimeBounds.length + 1 }, () => 0),
  calls: {},
});

/** Counts what remotes with a canary do on this page, and sends it in batches. */
export const countFigures = ({ release, stateOf }: Pick<RemoteLoader, 'release' | 'stateOf'>): void => {
  const unsent = new Map<string, AreaCounts>();
  const sent = new Set<string>();
  const loaded = new Map<string, { ms: number; at: number }>();
  const drawn = new Set<string>();
  const threw = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;

  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const areas = [...unsent.values()].slice(0, maxFigureRemotes);
    unsent.clear();
    if (areas.length === 0) return;
    for (const counts of areas) {
      if (!sent.has(counts.area)) counts.isFirst = true;
      sent.add(counts.area);
    }
    sendCounts({ environment: release().environment, areas });
  };

  /** Where to count; absent: the remote has no canary. */
  const countsOf = (area: string, version: string): AreaCounts | undefined => {
    const cohort = release().trials?.[area];
    if (!cohort || version === '') return undefined;
    const key = `${area} ${version} ${cohort}`;
    const counts = unsent.get(key) ?? emptyCounts(area, version, cohort);
    unsent.set(key, counts);
    timer ??= setTimeout(send, sendAfterMs);
    return counts;
  };

  const countCall = ({ operation, isGood, path }: FigureEvent & { what: 'called' }): void => {
    const { remotes, builds } = release();
    const area = findRoute(
      Object.values(remotes).map(({ manifest }) => manifest),
      path,
    )?.owner;
    if (area === undefined) return;
    const state = stateOf(area);
    const pinned = builds[remotes[area]?.pin ?? '']?.version ?? '';
    const calls = countsOf(area, state.status === 'ready' ? state.version : pinned)?.calls;
    if (!calls || (!calls[operation] && Object.keys(calls).length === maxFigureCalls)) return;
    calls[operation] ??= { samples: 0, failures: 0 };
    add(calls[operation], !isGood);
  };

  /** Once for each build on a page, so that one person who tries again and again is one sample. */
  const countDrawing = (one: FigureEvent & { what: 'drawn' | 'threw' }, counts: AreaCounts): void => {
    const key = `${one.area} ${one.version}`;
    const isFirst = !drawn.has(key) && !threw.has(key);
    if (isFirst) counts.renders.samples += 1;
    if (one.what === 'threw') {
      if (!threw.has(key)) counts.renders.failures += 1;
      threw.add(key);
      return;
    }
    drawn.add(key);
    const load = loaded.get(key);
    // What a hidden page takes says nothing of the build.
    if (!isFirst || !load || document.visibilityState === 'hidden') return;
    const ms = load.ms + one.at - Math.max(load.at, one.shownAt);
    const place = loadTimeBounds.findIndex((bound) => ms <= bound);
    const at = place === -1 ? loadTimeBounds.length : place;
    counts.times[at] = (counts.times[at] ?? 0) + 1;
  };

  listen((one) => {
    // The browser ends what a left page still asked for: nothing failed.
    if (isLeft) return;
    if (one.what === 'called') return countCall(one);
    const counts = countsOf(one.area, one.version);
    if (!counts) return;
    if (one.what === 'drawn' || one.what === 'threw') return countDrawing(one, counts);
    add(counts.loads, one.what === 'failed');
    if (one.what === 'loaded') loaded.set(`${one.area} ${one.version}`, one);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', () => {
    send();
    isLeft = true;
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
};
