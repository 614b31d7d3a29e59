import { getCurrentProfile } from '@portal/contracts/calls/identity/sign-in';
import type { CanaryCounts } from '@portal/contracts/kernel/telemetry';
import { call, type RemoteApp } from '@portal/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseWith } from '../../test/release.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { sendAfterMs } from './count-figures.ts';
import { startFigures } from './start-figures.ts';

const app: RemoteApp = { namespace: 'review', loadLocale: async () => ({ default: {} }), routes: [] };
const routes = [{ path: '/review/*' }];

let beacons: Promise<CanaryCounts['areas']>[];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  beacons = [];
  const sendBeacon = (address: string, body: Blob): boolean => {
    if (address === '/api/canary-figures')
      beacons.push(body.text().then((text) => (JSON.parse(text) as CanaryCounts).areas));
    return true;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }));
  window.history.replaceState({}, '', '/review/1');
});
afterEach(async () => {
  // What a page of this test still counts is none of the next one's.
  await vi.dynamicImportSettled();
  window.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page whose pinned build fails `failing` times before anything loads. */
const page = async (trials?: { review: 'canary' }, failing = false) => {
  const release = { ...releaseWith({ previous: ['old'], routes }), ...(trials && { trials }) };
  const loader = createRemoteLoader(release, async ({ version }) => {
    if (failing && version === 'new') throw new Error('Failed to load script');
    return app;
  });
  startFigures(loader);
  await vi.dynamicImportSettled();
  await loader.load('review');
  return loader;
};

const leave = async () => {
  window.dispatchEvent(new Event('pagehide'));
  return (await Promise.all(beacons)).flat();
};

test('without a canary nothing is counted or sent', async () => {
  const loader = await page();
  loader.rendered('review', 0);
  expect(await leave()).toEqual([]);
});

test('a load, its time, an error of drawing and calls of the API are sent when the page is left', async () => {
  const loader = await page({ review: 'canary' });
  loader.rendered('review', 0);
  loader.rendered('review', 0);
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 403 }));
  await call(getCurrentProfile).catch(() => undefined);
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  await call(getCurrentProfile).catch(() => undefined);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await call(getCurrentProfile).catch(() => undefined);
  const givenUp = AbortSignal.abort();
  await call(getCurrentProfile, { signal: givenUp }).catch(() => undefined);
  loader.report('review', 'render', new Error('Thrown'));
  const sent = await leave();
  const [counts] = sent.filter(({ build }) => build === 'new');
  expect(counts).toMatchObject({
    area: 'review',
    cohort: 'canary',
    isFirst: true,
    loads: { samples: 1, failures: 0 },
    renders: { samples: 1, failures: 1 },
    calls: { getCurrentProfile: { samples: 3, failures: 2 } },
  });
  expect(counts?.times.reduce((sum, one) => sum + one)).toBe(1);
});

test('a build that does not come is a failed load of its own, beside the load of the one in its place', async () => {
  await page({ review: 'canary' }, true);
  const sent = await leave();
  expect(sent.map(({ build, loads }) => [build, loads.samples, loads.failures])).toEqual([
    ['new', 1, 1],
    ['old', 1, 0],
  ]);
});

test('a page that stays open sends what it counted after a while, as the first batch once', async () => {
  vi.useFakeTimers();
  const loader = await page({ review: 'canary' });
  await vi.advanceTimersByTimeAsync(sendAfterMs);
  loader.report('review', 'render', new Error('Thrown'));
  await vi.advanceTimersByTimeAsync(sendAfterMs);
  const sent = (await Promise.all(beacons)).flat().filter(({ build }) => build === 'new');
  expect(sent.map(({ isFirst, renders }) => [isFirst, renders.failures])).toEqual([
    [true, 0],
    [undefined, 1],
  ]);
});

test('a call that ends because the page is left is no failure', async () => {
  const loader = await page({ review: 'canary' });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await leave();
  await call(getCurrentProfile).catch(() => undefined);
  window.dispatchEvent(new Event('pageshow'));
  loader.report('review', 'render', new Error('Thrown'));
  const calls = (await leave()).map((counts) => counts.calls);
  expect(calls).toEqual([{}, {}]);
});
