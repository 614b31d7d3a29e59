import { loadTimeBounds, maxFigureRemotes } from '@portal/contracts/kernel/figure-limits';
import { sendCanaryCounts } from '@portal/contracts/kernel/telemetry';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { purgeJob } from '../../identity/session/purge.job.ts';

const portal = testPortal();

const of = (samples: number, failures = 0) => ({ samples, failures });
const times = (at: number, samples: number) =>
  Array.from({ length: loadTimeBounds.length + 1 }, (_, place) => (place === at ? samples : 0));
const none = { loads: of(0), renders: of(0), times: times(0, 0), calls: {} };
const area = (facts: object) => ({
  area: 'cms',
  build: '2.0.0',
  cohort: 'canary' as const,
  ...none,
  ...facts,
});
const send = (...areas: ReturnType<typeof area>[]) =>
  portal.visitor.raw(sendCanaryCounts, { body: { environment: 'production', areas } });

const read = async (query: object = {}, headers = {}) => {
  const wanted = { environment: 'production', area: 'cms', build: '2.0.0', since: '2026-01-01T00:00:00Z' };
  const reply = await portal.app.inject({
    url: '/api/canary-figures/sums',
    query: { ...wanted, ...query },
    headers,
  });
  return { status: reply.statusCode, body: reply.json() };
};

test('counts of pages are added up by minute, build, cohort and operation, and read by one canary', async () => {
  const first = area({ isFirst: true, loads: of(1), renders: of(1), times: times(2, 1) });
  expect((await send(first)).status).toBe(204);
  await send(first, area({ loads: of(2, 1), calls: { getCurrentProfile: of(3, 1) } }));
  await send(area({ build: '1.0.0', loads: of(9, 9) }));
  await send(area({ build: '1.0.0', cohort: 'rest', loads: of(5), calls: { getCurrentProfile: of(4) } }));
  const { body } = await read({ series: 'minutes' });
  expect(body.canary).toEqual({
    visits: 2,
    loads: of(4, 1),
    renders: of(2),
    times: times(2, 2),
    operations: { getCurrentProfile: of(3, 1) },
  });
  expect(body.rest).toMatchObject({ visits: 0, loads: of(5), operations: { getCurrentProfile: of(4) } });
  const sums = (cohort: string) =>
    body.series
      .filter((one: { cohort: string }) => one.cohort === cohort)
      .reduce((sum: number, one: { loads: { samples: number } }) => sum + one.loads.samples, 0);
  expect([sums('canary'), sums('rest')]).toEqual([4, 5]);
  expect((await read({ since: '2999-01-01T00:00:00Z' })).body.canary.loads).toEqual(of(0));
  expect((await read({ environment: 'staging' })).body.canary.loads).toEqual(of(0));
});

test('batches at the same moment are all counted', async () => {
  const sent = Array.from({ length: 8 }, () =>
    send(area({ build: '3.0.0', loads: of(1) }), area({ area: 'review', build: '3.0.0', loads: of(1) })),
  );
  await Promise.all(sent);
  expect((await read({ build: '3.0.0' })).body.canary.loads).toEqual(of(8));
});

test('more of one kind than a page can count adds nothing', async () => {
  const sent = area({
    build: '4.0.0',
    loads: of(101),
    renders: of(100, 1),
    calls: { getCurrentProfile: of(1, 101) },
  });
  expect((await send(sent)).status).toBe(204);
  const { canary } = (await read({ build: '4.0.0' })).body;
  expect(canary).toMatchObject({ loads: of(0), renders: of(100, 1), operations: {} });
});

test('a call that the API does not have is left out, and the rest of its batch counts', async () => {
  const calls = { ofANewerPage: of(1), getCurrentProfile: of(2) };
  expect((await send(area({ build: '5.0.0', renders: of(1), calls }))).status).toBe(204);
  const { canary } = (await read({ build: '5.0.0' })).body;
  expect(canary).toMatchObject({ renders: of(1), operations: { getCurrentProfile: of(2) } });
  expect(Object.keys(canary.operations)).toHaveLength(1);
});

test.each([
  ['an area that is no name', { area: 'CMS; drop' }],
  ['more than any page ever counted', { loads: of(1_001) }],
  ['another number of load times', { times: [1] }],
])('%s is refused', async (_what, facts) => {
  expect((await send(area(facts))).status).toBe(400);
});

test('whoever is neither on this machine nor has the token finds no figures', async () => {
  expect((await read({}, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  expect((await read({ since: 'yesterday' })).status).toBe(400);
  expect((await read({ since: '2026-13-45T00:00:00Z' })).status).toBe(400);
});

test('figures are kept for seven days', async () => {
  await portal.db`update canary_figures set minute = now() - interval '8 days' where build = '2.0.0'`;
  await purgeJob.run(portal.deps);
  expect(await portal.db`select 1 from canary_figures where build = '2.0.0'`).toHaveLength(0);
  expect(await portal.db`select 1 from canary_figures where build = '3.0.0'`).not.toHaveLength(0);
});

test('however many builds are named, so many rows of a minute are kept', async () => {
  const everyTime = Array.from({ length: loadTimeBounds.length + 1 }, () => 1);
  for (let n = 0; n < 30; n += 1) {
    const named = (at: number) => area({ area: `a${at}`, build: `6.0.${n}`, loads: of(1), times: everyTime });
    await send(...Array.from({ length: maxFigureRemotes }, (_, at) => named(at)));
  }
  const [most] = await portal.db<{ n: number }[]>`
    select count(*)::int as n from canary_figures group by minute order by n desc limit 1`;
  expect(most?.n).toBeLessThan(3200);
});
