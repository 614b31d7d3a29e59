import { readHistory } from '@portal/release/store/history';
import { currentRelease } from '@portal/release/store/releases';
import { addBuild } from '@portal/release/test/store';
import { expect, test } from 'vitest';
import { api, asManager, second } from './support/console.ts';

test('a canary is begun, raised, finished and stopped, and stands beside its environment', async () => {
  const { store, app, headers, post } = await asManager();
  addBuild(store, { app: 'cms', version: second });
  const canaries = async () => {
    const { environments } = (await app.inject({ url: `${api}/environments`, headers })).json();
    return environments[0].canaries;
  };
  const budget = { p75LoadMs: 900, minSamples: 20 };
  const begun = { area: 'review', version: second, share: 500, groups: ['FUND_REVIEWER_USER'], budget };
  expect((await post('production/canary', { ...begun, seen: 1, reason: 'desk' })).statusCode).toBe(200);
  expect(await canaries()).toMatchObject([
    { area: 'review', pin: 'review@1.0.0-aaaaaaaa', build: `review@${second}`, share: 500, isStopped: false },
  ]);
  expect(await canaries()).toMatchObject([{ budget: { ...budget, loadFailureRate: 0.01 } }]);
  expect(await canaries()).not.toHaveProperty('0.manifest');
  const late = await post('production/ramp', { area: 'review', share: 2500, seen: 1, reason: 'well' });
  expect(late.statusCode).toBe(409);
  await post('production/ramp', { area: 'review', share: 2500, seen: 2, reason: 'well' });
  expect(await canaries()).toMatchObject([{ share: 2500 }]);
  await post('production/canary-finish', { area: 'review', seen: 3, reason: 'well' });
  await post('production/canary', { area: 'cms', version: second, share: 100, seen: 4, reason: 'words' });
  await post('production/canary-stop', { area: 'cms', seen: 5, reason: 'slow' });
  expect(await canaries()).toEqual([]);
  const release = await currentRelease(store, 'production');
  expect(release?.remotes).toMatchObject({
    review: { pin: `review@${second}` },
    cms: { pin: 'cms@1.0.0-aaaaaaaa' },
  });
  const { entries } = await readHistory(store, 'production');
  expect(entries.map(({ action }) => action)).toEqual([
    ...['pin', 'canary', 'ramp', 'canary-finish', 'canary', 'canary-stop'],
  ]);
});

test('a canary by steps is held, goes on, and is raised to its next step', async () => {
  const { store, app, headers, post } = await asManager();
  const steps = [{ share: 100, minutes: 20 }, { share: 1_000, minutes: 60 }, { share: 10_000 }];
  const about = { area: 'review', reason: 'desk' };
  const begun = { ...about, version: second, steps, seen: 1 };
  expect((await post('production/canary', begun)).statusCode).toBe(200);
  expect((await post('production/canary-hold', { ...about, seen: 1 })).statusCode).toBe(409);
  expect((await post('production/canary-hold', { area: 'review', seen: 2 })).statusCode).toBe(400);
  expect((await post('production/canary-hold', { ...about, seen: 2 })).statusCode).toBe(200);
  const { environments } = (await app.inject({ url: `${api}/environments`, headers })).json();
  expect(environments[0].canaries).toMatchObject([
    { share: 100, plan: { steps, heldAt: expect.stringMatching(/Z$/) } },
  ]);
  expect((await post('production/canary-resume', { ...about, seen: 3 })).statusCode).toBe(200);
  expect((await post('production/ramp', { ...about, seen: 4 })).statusCode).toBe(200);
  const { entries } = await readHistory(store, 'production');
  expect(entries.slice(-2)).toMatchObject([
    { action: 'canary-resume', by: 'Naledi Khumalo', canary: { share: 100 } },
    { action: 'ramp', by: 'Naledi Khumalo', canary: { share: 1_000 } },
  ]);
});
