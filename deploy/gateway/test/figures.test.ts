import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { addManager } from '@portal/release/console/managers';
import { startCanary } from '@portal/release/releases/canary';
import { makeFirstKeys } from '@portal/release/releases/sign-store';
import { keyFolder, makeKey } from '@portal/release/signing/keys';
import { readHistory } from '@portal/release/store/history';
import { currentRelease } from '@portal/release/store/releases';
import { release } from '@portal/release/test/command';
import { figuresOf, of } from '@portal/release/test/figures';
import { addBuild, storeWith } from '@portal/release/test/store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gatewayOn } from './support/gateway.ts';

const second = '1.0.0-bbbbbbbb';
const build = `review@${second}`;

/** An API whose figures a test sets; it gives them to who has the token. */
const apiWith = (renderErrors: number) => {
  const api = { isDown: false, asked: [] as URL[] };
  const series = [
    {
      at: '2026-11-23T10:00:00Z',
      cohort: 'canary',
      loads: of(60, 0),
      renders: of(60, renderErrors),
      times: [50, 0, 10],
      calls: of(60, 0),
    },
  ];
  const ask = async (path: string, headers: Record<string, string>) => {
    const url = new URL(path, 'http://api');
    api.asked.push(url);
    if (api.isDown) throw new Error('No connection.');
    if (headers.authorization !== 'Bearer a-token-of-figures') return { status: 404, body: '{}' };
    const sums = {
      bounds: [500, 2_000],
      canary: figuresOf(60, renderErrors, 10),
      rest: figuresOf(900, 1, 90),
      series: url.searchParams.has('series') ? series : [],
    };
    return { status: 200, body: JSON.stringify(sums) };
  };
  return { api, ask };
};

/** A gateway that looks at figures every few milliseconds, on a store with a canary. */
const judging = async (
  renderErrors: number,
  token = 'a-token-of-figures',
  { hasKey = true, noticeUrl }: { hasKey?: boolean; noticeUrl?: string } = {},
) => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'review', version: second });
  await makeFirstKeys(store);
  await release(store, 'canary', build, '--share', '5%');
  if (!hasKey) rmSync(join(keyFolder(store), 'manager.pem'));
  const { api, ask } = apiWith(renderErrors);
  const handle = () => undefined;
  const app = gatewayOn(store, { api: { ask, handle }, figures: { token, judgeEveryMs: 5, noticeUrl } });
  const warned = vi.spyOn(app.log, 'warn');
  const share = async () => (await currentRelease(store, 'production'))?.remotes.review?.canary?.share;
  return { store, app, api, warned, share };
};

test('a canary beyond its budget is stopped by the gateway itself, with its figures in the history', async () => {
  const { store, app, api, share } = await judging(30);
  await app.ready();
  await expect.poll(share).toBe(0);
  const { entries } = await readHistory(store, 'production');
  expect(entries.at(-1)).toMatchObject({
    action: 'canary-halt',
    by: 'portal',
    reason: expect.stringContaining(`${build} exceeds its budget: render errors: 30 of 60`),
    figures: [{ metric: 'renderErrorRate', canary: of(60, 30), rest: of(900, 1) }],
  });
  expect(Object.fromEntries(api.asked[0]?.searchParams ?? [])).toMatchObject({
    environment: 'production',
    area: 'review',
    build: second,
  });
});

/** The webhook of a chat, which answers with these statuses, the last of them from then on; or by what it is sent. */
const chat = async (...statuses: (number | ((body: string) => number))[]) => {
  const messages: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method === 'POST') messages.push(JSON.parse(body));
    const [status = 200] = statuses.length > 1 ? statuses.splice(0, 1) : statuses;
    const code = typeof status === 'number' ? status : status(body);
    response.writeHead(code, { location: '/sign-in' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { messages, noticeUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
};

test('a chat is sent once why a canary was stopped, and why one is not judged', async () => {
  const { messages, noticeUrl } = await chat(200);
  const { app, api, share } = await judging(30, undefined, { noticeUrl });
  api.isDown = true;
  await app.ready();
  await expect.poll(() => api.asked.length).toBeGreaterThan(3);
  api.isDown = false;
  await expect.poll(share).toBe(0);
  await expect
    .poll(() => messages)
    .toEqual([
      { text: 'production: The canary of review was not judged. No connection.' },
      {
        text: expect.stringMatching(
          /^production: The canary of review was stopped by release 3\. render errors: 30 of 60, of the rest 1 of 900;/,
        ),
      },
    ]);
});

test('what a chat does not take is sent again until it does', async () => {
  const { messages, noticeUrl } = await chat(503, 302, 200);
  const { app, warned } = await judging(30, undefined, { noticeUrl });
  await app.ready();
  await expect.poll(() => messages.length).toBe(3);
  expect(new Set(messages.map((message) => JSON.stringify(message))).size).toBe(1);
  for (const status of [503, 302])
    expect(warned).toHaveBeenCalledWith(`Nothing was sent to CANARY_NOTICE_URL. It answered ${status}.`);
});

test('a message that a chat never takes holds up none behind it', async () => {
  const { messages, noticeUrl } = await chat((body) => (body.includes('not judged') ? 400 : 200));
  const { app, api, share } = await judging(30, undefined, { noticeUrl });
  api.isDown = true;
  await app.ready();
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  api.isDown = false;
  await expect.poll(share).toBe(0);
  await expect.poll(() => JSON.stringify(messages)).toContain('was stopped by release 3');
});

test('a chat that takes no message keeps no canary from being stopped, and the log says so', async () => {
  const { noticeUrl } = await chat(410);
  const { app, warned, share } = await judging(30, undefined, { noticeUrl });
  await app.ready();
  await expect.poll(share).toBe(0);
  await expect
    .poll(() => warned.mock.calls)
    .toContainEqual(['Nothing was sent to CANARY_NOTICE_URL. It answered 410.']);
});

test('the gateway raises a canary whose step is over, by figures since that step began', async () => {
  const { store, app, api, share } = await judging(1);
  await release(store, 'canary', 'stop', 'review');
  const who = { store, environment: 'production', by: 'test', reason: 'by steps' };
  const began = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 20.5 * 60_000);
  const steps = [{ share: 100, minutes: 20 }, { share: 1_000, minutes: 60 }, { share: 10_000 }];
  await startCanary(who, { area: 'review', version: second, steps }, began);
  await app.ready();
  await expect.poll(share).toBe(1_000);
  const [all, inStep] = api.asked.map(({ searchParams }) => searchParams.get('since'));
  expect([all, inStep]).toEqual([began.toISOString(), new Date(began.getTime() + 30_000).toISOString()]);
  const looks = api.asked.length;
  await expect.poll(() => api.asked.length).toBeGreaterThan(looks + 2);
  const { entries } = await readHistory(store, 'production');
  expect(entries.filter(({ by }) => by === 'portal')).toMatchObject([
    { action: 'ramp', canary: { build, share: 1_000 } },
  ]);
});

test('a canary that was begun by a clock that is ahead is judged by all figures of its build', async () => {
  const { store, app, api, share } = await judging(30);
  await release(store, 'canary', 'stop', 'review');
  const who = { store, environment: 'production', by: 'test', reason: 'by a laptop' };
  const ahead = new Date(Date.now() + 2 * 3_600_000);
  await startCanary(who, { area: 'review', version: second, share: 500 }, ahead);
  await app.ready();
  await expect.poll(share).toBe(0);
  expect(api.asked[0]?.searchParams.get('since')).toBe('1970-01-01T00:00:00.000Z');
});

test('a step that was begun by a clock that is behind takes its minutes from when the gateway saw it', async () => {
  const { store, app, api, share } = await judging(1);
  const before = new Date().toISOString();
  await app.ready();
  await expect.poll(() => api.asked.length).toBeGreaterThan(1);
  await release(store, 'canary', 'stop', 'review');
  const who = { store, environment: 'production', by: 'test', reason: 'by a laptop' };
  const steps = [{ share: 100, minutes: 20 }, { share: 10_000 }];
  const behind = new Date(Date.now() - 2 * 3_600_000);
  await startCanary(who, { area: 'review', version: second, steps }, behind);
  const looks = api.asked.length;
  await expect.poll(() => api.asked.length).toBeGreaterThan(looks + 4);
  expect(await share()).toBe(100);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  await expect.poll(share).toBe(10_000);
  const asked = api.asked.map(({ searchParams }) => searchParams.get('since') ?? '');
  expect(asked.some((since) => since > before)).toBe(true);
});

test('without the key of the manager the figures are not even read, and the log says so once', async () => {
  const { store, app, api, warned, share } = await judging(30, undefined, { hasKey: false });
  await app.ready();
  const file = join(keyFolder(store), 'manager.pem');
  const missing = `There is no key to sign with as manager: set RELEASE_MANAGER_KEY, or keep it in ${file}.`;
  const warning = [`Canaries are not judged by this gateway. ${missing}`];
  await expect.poll(() => warned.mock.calls).toEqual([warning]);
  const token = await addManager(store, 'Naledi Khumalo', 'reader');
  const base = '/releases/console/api';
  const signedIn = await app.inject({ method: 'POST', url: `${base}/session`, payload: { token } });
  const headers = { cookie: String(signedIn.headers['set-cookie']).split(';')[0] };
  const query = { environment: 'production' };
  expect((await app.inject({ url: `${base}/figures`, query, headers })).json().unjudged).toBe(missing);
  api.asked.length = 0;
  expect(api.asked).toEqual([]);
  makeKey(store, 'manager');
  await expect.poll(share).toBe(0);
  expect(warned.mock.calls.filter(([words]) => words === warning[0])).toHaveLength(1);
});

test('an API that gives no figures is said once, and looked at again until it does', async () => {
  const { app, api, warned, share } = await judging(30);
  api.isDown = true;
  await app.ready();
  await expect.poll(() => api.asked.length).toBeGreaterThan(3);
  expect(warned.mock.calls).toEqual([['The canary of review was not judged. No connection.']]);
  api.isDown = false;
  await expect.poll(share).toBe(0);
});

test('the console shows each figure beside its budget, and why there are none', async () => {
  const { store, app, api } = await judging(2);
  const token = await addManager(store, 'Naledi Khumalo', 'reader');
  const base = '/releases/console/api';
  const signedIn = await app.inject({ method: 'POST', url: `${base}/session`, payload: { token } });
  const headers = { cookie: String(signedIn.headers['set-cookie']).split(';')[0] };
  const read = async (environment: string) =>
    app.inject({ url: `${base}/figures`, query: { environment }, headers });
  const { canaries } = (await read('production')).json();
  expect(canaries).toMatchObject([
    {
      area: 'review',
      build,
      pin: 'review@1.0.0-aaaaaaaa',
      people: { canary: 60, rest: 900 },
      operations: [{ operation: 'listFunds', canary: of(60, 0), rest: of(900, 0) }],
      series: [{ cohort: 'canary', loads: 60, renderErrors: 2, slowLoads: 10, apiCalls: 60, apiErrors: 0 }],
    },
  ]);
  const [loads, renders, times] = canaries[0].figures;
  expect(loads).toMatchObject({ metric: 'loadFailureRate', budget: 0.01, used: 0 });
  expect(renders).toMatchObject({ metric: 'renderErrorRate', canary: of(60, 2), rest: of(900, 1) });
  expect(renders.used).toBeGreaterThan(0);
  expect(renders.used).toBeLessThan(1);
  expect(times).toMatchObject({ canary: of(60, 10), p75: { canary: 500, rest: 500 } });
  expect(canaries[0]).not.toHaveProperty('missing');
  await release(store, 'canary', 'stop', 'review');
  await release(store, 'canary', build, '--steps', '1%:20,all', '--budget', 'minSamples=100');
  expect((await read('production')).json().canaries).toMatchObject([{ missing: { canary: 40, rest: 0 } }]);
  api.isDown = true;
  expect((await read('production')).json()).toMatchObject({ fault: 'No connection.', canaries: [] });
  expect((await read('nowhere')).statusCode).toBe(404);
  expect((await app.inject({ url: `${base}/figures?environment=production` })).statusCode).toBe(401);
});

test('figures without the token are none, and it is said which setting is missing', async () => {
  const { app, warned, share } = await judging(30, 'another');
  await app.ready();
  await expect
    .poll(() => warned.mock.calls)
    .toEqual([[expect.stringContaining('set the same FIGURES_TOKEN here and there')]]);
  expect(await share()).toBe(500);
});
