import type { RemoteApp } from '@portal/platform';
import type { InlinedBuild, InlinedRelease } from '@portal/platform/release';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LoadBuild } from './load-build.ts';
import { createRemoteLoader } from './remote-loader.ts';

const build = (version: string): InlinedBuild => ({
  version,
  baseUrl: `/assets/review/${version}/`,
  mfName: `review_${version}`,
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
});

const manifest = { name: 'review', title: { en: 'Review' }, routes: [] };

const release: InlinedRelease = {
  environment: 'production',
  sequence: 7,
  shell: '/assets/shell/1/',
  shellManifest: { name: 'shell', title: { en: 'Portal' }, routes: [] },
  builds: { new: build('new'), old: build('old') },
  remotes: { review: { pin: 'new', previous: ['old'], load: { timeoutMs: 8000, retries: 1 }, manifest } },
  settings: { flagUrl: '/flags' },
};

const app: RemoteApp = { namespace: 'review', loadLocale: async () => ({ default: {} }), routes: [] };

/** Loads by a plan: version → what happens at each try. Writes down every try. */
const loading = (plan: Record<string, (RemoteApp | Error)[]>) => {
  const tries: string[] = [];
  const loadBuild: LoadBuild = async ({ version }, _timeoutMs, fresh) => {
    tries.push(fresh ? `${version} past the cache` : version);
    const next = plan[version]?.shift() ?? new Error('No more tries were expected.');
    if (next instanceof Error) throw next;
    return next;
  };
  return { tries, loader: createRemoteLoader(release, loadBuild) };
};

const lost = () => new Error('Failed to load script');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('the pinned build is taken, once, however many ask for it', async () => {
  const { loader, tries } = loading({ new: [app] });
  await Promise.all([loader.load('review'), loader.load('review')]);
  await loader.load('review');
  expect(loader.stateOf('review')).toEqual({ status: 'ready', app, version: 'new' });
  expect(tries).toEqual(['new']);
});

test('a build that was lost once is fetched again past the cache', async () => {
  const { loader, tries } = loading({ new: [lost(), app] });
  await loader.load('review');
  expect(loader.stateOf('review')).toMatchObject({ status: 'ready', version: 'new' });
  expect(tries).toEqual(['new', 'new past the cache']);
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
