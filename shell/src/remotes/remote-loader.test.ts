import { i18n, type RemoteApp } from '@portal/platform';
import { beforeEach, expect, test, vi } from 'vitest';
import { releaseWith } from '../../test/release.ts';
import type { LoadBuild } from './load-build.ts';
import { connectLostFiles } from './lost-files.ts';
import { createRemoteLoader } from './remote-loader.ts';

const release = releaseWith({ previous: ['old'], retries: 1 });

const app: RemoteApp = { namespace: 'review', loadLocale: async () => ({ default: {} }), routes: [] };

/** Loads by a plan: version → what happens at each try. Writes down every try. */
const loading = (plan: Record<string, (RemoteApp | Error)[]>) => {
  const tries: string[] = [];
  const loadBuild: LoadBuild = async ({ version }, { fresh }) => {
    tries.push(fresh ? `${version} past the cache` : version);
    const next = plan[version]?.shift() ?? new Error('No more tries were expected.');
    if (next instanceof Error) throw next;
    return next;
  };
  return { tries, loader: createRemoteLoader(release, loadBuild) };
};

interface Arrival {
  version: string;
  isLost: () => boolean;
  come: (app: RemoteApp) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

/** Builds that are on their way until the test lets them come; time passes only when it says so. */
const slowly = (previous: string[]) => {
  vi.useFakeTimers();
  const arrivals: Arrival[] = [];
  const loadBuild: LoadBuild = ({ version }, { lost }) =>
    new Promise((resolve, reject) => {
      arrivals.push({
        version,
        isLost: () => lost.aborted,
        come: async (app) => {
          resolve(app);
          await vi.advanceTimersByTimeAsync(0);
        },
        fail: async (error) => {
          reject(error);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  const loader = createRemoteLoader(releaseWith({ previous }), loadBuild);
  const started = () => arrivals.map(({ version }) => version);
  const arrival = (version: string): Arrival => {
    const found = arrivals.find((one) => one.version === version);
    if (!found) throw new Error(`${version} was not asked for.`);
    return found;
  };
  return { loader, started, arrival };
};

const ready = (app: RemoteApp, version: string) => ({ status: 'ready', app, version });

const lost = () => new Error('Failed to load script');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('the pinned build is taken, once, however many ask for it', async () => {
  const { loader, tries } = loading({ new: [app] });
  await Promise.all([loader.load('review'), loader.load('review')]);
  await loader.load('review');
  expect(loader.stateOf('review')).toEqual(ready(app, 'new'));
  expect(tries).toEqual(['new']);
});

test('a build that was lost once is fetched again past the cache', async () => {
  const { loader, tries } = loading({ new: [lost(), app] });
  await loader.load('review');
  expect(loader.stateOf('review')).toMatchObject({ status: 'ready', version: 'new' });
  expect(tries).toEqual(['new', 'new past the cache']);
});

test('a build of which several files did not come whole is loaded once each was fetched again', async () => {
  const fetched: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string) => fetched.push(url));
  const chunk = (request: string) => Object.assign(new Error('Loading chunk failed.'), { request });
  const { loader } = loading({ new: [lost(), chunk('/a.js'), chunk('/b.js'), app] });
  await loader.load('review');
  expect(loader.stateOf('review')).toMatchObject({ status: 'ready', version: 'new' });
  expect(fetched).toEqual(['/a.js', '/b.js']);
});

test('a build that stays lost is replaced by the last good one', async () => {
  const { loader, tries } = loading({ new: [lost(), lost()], old: [app] });
  await loader.load('review');
  expect(loader.stateOf('review')).toMatchObject({ status: 'ready', version: 'old' });
  expect(tries).toEqual(['new', 'new past the cache', 'old']);
});

test.each([
  'ScriptExecutionError: Script threw',
  'Script "x" timed out.',
  'review_new did not answer in 16000 ms.',
])('after "%s" the same build is not tried again', async (message) => {
  const { loader, tries } = loading({ new: [new Error(message)], old: [app] });
  await loader.load('review');
  expect(tries).toEqual(['new', 'old']);
});

test('when no build can be had the area has failed, and each failure waits longer', async () => {
  const plan = () => [lost(), lost(), lost(), lost(), lost(), lost()];
  const { loader } = loading({ new: plan(), old: plan() });
  await loader.load('review');
  const first = loader.stateOf('review');
  expect(first).toMatchObject({ status: 'failed', retryAfter: 15, isRetrying: false });
  await loader.retry('review');
  expect(loader.stateOf('review')).toMatchObject({ status: 'failed', retryAfter: 30 });
});

test('a failed area is not asked for again unless somebody says so, and then recovers', async () => {
  const { loader, tries } = loading({ new: [lost(), lost(), app], old: [lost(), lost()] });
  await loader.load('review');
  const before = tries.length;
  await loader.load('review');
  expect(tries).toHaveLength(before);

  const seen: string[] = [];
  loader.subscribe(() => {
    const state = loader.stateOf('review');
    seen.push(state.status === 'failed' && state.isRetrying ? 'retrying' : state.status);
  });
  await loader.retry('review');
  expect(tries.at(-1)).toBe('new past the cache');
  expect(seen).toEqual(['retrying', 'ready']);
});

test('words that cannot be had fail the build like any other part of it', async () => {
  const wordless = { ...app, loadLocale: () => Promise.reject(lost()) };
  const { loader } = loading({ new: [wordless], old: [app] });
  await loader.load('review');
  expect(loader.stateOf('review')).toMatchObject({ status: 'ready', version: 'old' });
});

test('an area that the release does not name fails at once', async () => {
  const { loader, tries } = loading({});
  await loader.load('nobody');
  expect(loader.stateOf('nobody').status).toBe('failed');
  expect(tries).toEqual([]);
});

test('a build that is there in three seconds is the only one that is asked for', async () => {
  const { loader, started, arrival } = slowly(['old']);
  void loader.load('review');
  await vi.advanceTimersByTimeAsync(2_999);
  await arrival('new').come(app);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started()).toEqual(['new']);
});

test('beside a slow build the one before it starts after three seconds, and is used for good', async () => {
  const { loader, started, arrival } = slowly(['old', 'older']);
  void loader.load('review');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(started()).toEqual(['new', 'old']);
  expect(arrival('new').isLost()).toBe(false);
  await arrival('old').come(app);
  expect(loader.stateOf('review')).toMatchObject({ status: 'ready', version: 'old' });
  expect(arrival('new').isLost()).toBe(true);
  await arrival('new').come({ ...app });
  await loader.load('review');
  expect(loader.stateOf('review')).toMatchObject({ status: 'ready', app, version: 'old' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started()).toEqual(['new', 'old']);
});

test('a slow build that still comes first is the one that is used', async () => {
  const { loader, arrival } = slowly(['old']);
  void loader.load('review');
  await vi.advanceTimersByTimeAsync(3_000);
  await arrival('new').come(app);
  await arrival('old').come({ ...app });
  expect(loader.stateOf('review')).toMatchObject({ status: 'ready', app, version: 'new' });
});

test('words that hang hold up one build, not the area, and only one build gives its words', async () => {
  const { loader, arrival } = slowly(['old']);
  void loader.load('review');
  await arrival('new').come({ ...app, loadLocale: () => new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(3_000);
  await arrival('old').come({ ...app, loadLocale: async () => ({ default: { title: 'Old queue' } }) });
  expect(loader.stateOf('review')).toMatchObject({ status: 'ready', version: 'old' });
  expect(i18n.t('review:title')).toBe('Old queue');
});

test('the area has failed once all of its builds have, the slow ones as well', async () => {
  const { loader, started, arrival } = slowly(['old', 'older']);
  void loader.load('review');
  await vi.advanceTimersByTimeAsync(3_000);
  await arrival('new').fail(lost());
  expect(started()).toEqual(['new', 'old']);
  await arrival('old').fail(lost());
  expect(started()).toEqual(['new', 'old', 'older']);
  expect(loader.stateOf('review').status).toBe('loading');
  await arrival('older').fail(lost());
  expect(loader.stateOf('review').status).toBe('failed');
});

test('code that throws while it is shown makes room for the last good build, once', async () => {
  const old = { ...app };
  const { loader, tries } = loading({ new: [app], old: [old] });
  await loader.load('review');
  expect(loader.report('review', 'render', new Error('broken'))).toMatch(/^[0-9a-f]{8}$/);
  expect(loader.stateOf('review')).toMatchObject({ status: 'ready', version: 'new', isReplacing: true });
  await expect.poll(() => loader.stateOf('review')).toEqual(ready(old, 'old'));

  loader.report('review', 'render', new Error('broken as well'));
  expect(loader.stateOf('review')).toEqual(ready(old, 'old'));
  expect(tries).toEqual(['new', 'old']);
});

test('when no earlier build can be had either, what threw stays in its error state', async () => {
  const { loader } = loading({ new: [app], old: [lost(), lost()] });
  await loader.load('review');
  loader.report('review', 'render', new Error('broken'));
  await expect.poll(() => loader.stateOf('review')).toEqual(ready(app, 'new'));
});

/** The release after the first: review has another build. */
const next = releaseWith({ previous: [], pin: 'newer', sequence: 8 });

test('another release is loaded by once the area has left the page, and not before', async () => {
  const newer = { ...app };
  const { loader, tries } = loading({ new: [app], newer: [newer] });
  await loader.load('review');
  loader.setRelease(next, 'review');
  expect(loader.release().sequence).toBe(8);
  expect(loader.stateOf('review')).toEqual(ready(app, 'new'));
  loader.unmounted('review');
  await loader.load('review');
  expect(loader.stateOf('review')).toEqual(ready(newer, 'newer'));
  expect(tries).toEqual(['new', 'newer']);
});

test('an area whose build is the same in another release keeps it', async () => {
  const { loader, tries } = loading({ new: [app] });
  await loader.load('review');
  loader.setRelease({ ...release, sequence: 8 });
  await loader.load('review');
  expect(tries).toEqual(['new']);
});

test('when no build can be had any more, those of a newer release are taken', async () => {
  const { loader, tries } = loading({ new: [lost(), lost()], old: [lost(), lost()], newer: [app] });
  connectLostFiles(async () => loader.setRelease(next));
  await loader.load('review');
  expect(loader.stateOf('review')).toEqual(ready(app, 'newer'));
  expect(tries.at(-1)).toBe('newer');
  connectLostFiles(async () => {});
});
