import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { release } from './support/command.ts';
import { figuresOf } from './support/figures.ts';
import { addBuild, storeWith } from './support/store.ts';

const second = '1.0.0-bbbbbbbb';

/** @returns its address */
const apiThat = async (answers: RequestListener): Promise<string> => {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  onTestFinished(() => void vi.unstubAllEnvs());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** An API that keeps figures of a canary, behind a token. @returns its address */
const apiWithFigures = (): Promise<string> => {
  const sums = {
    bounds: [500, 2_000],
    canary: figuresOf(60, 2, 10),
    rest: figuresOf(900, 1, 90),
    series: [],
  };
  return apiThat(({ headers }, response) => {
    const isKnown = headers.authorization === 'Bearer a-token-of-figures';
    response.writeHead(isKnown ? 200 : 404).end(JSON.stringify(sums));
  });
};

const withCanary = async (...options: string[]) => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'review', version: second });
  await release(store, 'canary', `review@${second}`, ...options);
  return store;
};

test('the status has the figures of the canary beside the rest, and how many loads are missing', async () => {
  const address = await apiWithFigures();
  vi.stubEnv('API_URL', address);
  vi.stubEnv('FIGURES_TOKEN', 'a-token-of-figures');
  const store = await withCanary('--share', '5%', '--budget', 'minSamples=100');
  const { stdout } = await release(store, 'canary', 'status');
  expect(stdout.split('\n').slice(2)).toEqual([
    '  loads that failed: 0 of 60, of the rest 0 of 900; budget 0.01; 0 % of what stops it',
    expect.stringMatching(
      /^ {2}render errors: 2 of 60, of the rest 1 of 900; budget 0\.01; [1-9]\d? % of what stops it$/,
    ),
    '  slow loads: 10 of 60, of the rest 90 of 900; budget three of four within 2000 ms; p75 500 ms, of the rest 500 ms; 0 % of what stops it',
    '  calls without a good answer: 0 of 60, of the rest 0 of 900; budget 0.01; 0 % of what stops it',
    '  40 loads and 0 of the rest are missing until it is judged',
    '',
  ]);
  await release(store, 'canary', 'stop', 'review');
  await release(store, 'canary', `review@${second}`, '--steps', '1%:5,all', '--budget', 'minSamples=100');
  expect((await release(store, 'canary', 'status')).stdout).toContain(
    '  40 loads and 0 of the rest are missing until it gets its next step\n',
  );
  const { review } = JSON.parse((await release(store, 'canary', 'status', '--json')).stdout);
  expect(review).toMatchObject({ missing: { canary: 40, rest: 0 }, people: { canary: 60, rest: 900 } });
});

test('without figures the status says why, and how to get them', async () => {
  const address = await apiWithFigures();
  const store = await withCanary('--share', '5%');
  const status = () => release(store, 'canary', 'status');
  vi.stubEnv('API_URL', address);
  vi.stubEnv('FIGURES_TOKEN', '');
  expect(await status()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(
      `\n  no figures from ${address}: The API gives no figures of canaries: set the same FIGURES_TOKEN here and there.`,
    ),
  });
  vi.stubEnv('API_URL', await apiThat((_request, response) => void response.end('<!doctype html>')));
  expect((await status()).stdout).toContain('The API answered with something else than figures of canaries.');
  vi.stubEnv('API_URL', 'http://127.0.0.1:9');
  expect(await status()).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /\n {2}no figures from http:\/\/127\.0\.0\.1:9: [^.]+\. Another address: --api <url>, or API_URL\.\n$/,
    ),
  });
});
