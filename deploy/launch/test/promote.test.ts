import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayOn } from '@portal/gateway/test/gateway';
import { pin } from '@portal/release/releases/change-release';
import { pinsOf } from '@portal/release/releases/compose-release';
import { promote, recordTest } from '@portal/release/releases/promote';
import { rollBack } from '@portal/release/releases/rollback';
import { readHistory } from '@portal/release/store/history';
import { currentRelease } from '@portal/release/store/releases';
import { release } from '@portal/release/test/command';
import { runWith } from '@portal/release/test/matrix';
import { addBuild, change, editChunk, storeWith } from '@portal/release/test/store';
import { expect, test } from 'vitest';
import { environmentOf, offlineOf, prerenderOf } from '../src/start-settings.ts';

const second = '1.0.0-bbbbbbbb';

const inStaging = (store: string) => ({ ...change(store), environment: 'staging' });

/** Production serves the first builds; staging serves another build of review, too. */
const twoEnvironments = async (): Promise<string> => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  await promote(inStaging(store), 'production', true);
  addBuild(store, { app: 'review', version: second });
  await pin(inStaging(store), { review: second });
  return store;
};

test('staging and production are served side by side from one store, each its own release only', async () => {
  const store = await twoEnvironments();
  const [production, staging] = ['production', 'staging'].map((environment) =>
    gatewayOn(store, { environment }),
  );
  const pinOf = async (app: typeof production, environment: string) => {
    const reply = await app?.inject(`/releases/${environment}/current.json`);
    return reply?.statusCode === 200 ? reply.json().remotes.review.pin : reply?.statusCode;
  };
  expect(await pinOf(production, 'production')).toBe('review@1.0.0-aaaaaaaa');
  expect(await pinOf(staging, 'staging')).toBe(`review@${second}`);
  expect(await pinOf(production, 'staging')).toBe(404);
  const page = await staging?.inject({ url: '/review', headers: { accept: 'text/html' } });
  expect(page?.body).toContain(`review@${second}`);
  expect((await production?.inject('/releases/staging/1.json'))?.statusCode).toBe(404);
});

test('who made a release, why, and who tested it, is not public', async () => {
  const store = await twoEnvironments();
  await runWith(store);
  await promote({ ...change(store), by: 'manager', reason: 'secret' }, 'staging');
  const app = gatewayOn(store);
  for (const url of ['/releases/production/current.json', '/releases/production/2.json']) {
    const { body, statusCode } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ number: 2, sequence: 2, environment: 'production' });
    expect(body).not.toMatch(/manager|secret|tester|"change"|"tests"/);
  }
  const page = await app.inject({ url: '/review', headers: { accept: 'text/html' } });
  expect(page.body).not.toMatch(/"change"|secret|tester/);
});

test('an untested set is not promoted; with a matrix that passed, it is, with its result', async () => {
  const store = await twoEnvironments();
  await expect(promote(change(store), 'staging')).rejects.toThrow('Release 2 of staging is untested');
  await recordTest(inStaging(store), { passed: 7, failed: 1 });
  await runWith(store);
  await expect(promote(change(store), 'staging')).rejects.toThrow(
    'Release 2 of staging failed 1 of 53 tests.',
  );
  await recordTest(inStaging(store), { passed: 8, failed: 0 });
  const promoted = await promote(change(store), 'staging');
  expect(pinsOf(promoted)).toMatchObject({ review: second });
  expect(promoted.tests).toMatchObject({ environment: 'staging', sequence: 2, passed: 53, failed: 0 });
  await rollBack(change(store), 1);
  expect((await readHistory(store, 'production')).entries.slice(1)).toMatchObject([
    { action: 'promote', check: 'passed', tests: { passed: 53, failed: 0 }, durationMs: expect.any(Number) },
    { action: 'rollback', check: 'passed', tests: 'untested', durationMs: expect.any(Number) },
  ]);
});

test('the result of one set does not stand for another one, and reports do not stand for the matrix', async () => {
  const store = await twoEnvironments();
  await runWith(store);
  addBuild(store, { app: 'cms', version: second });
  await pin(inStaging(store), { cms: second });
  await recordTest(inStaging(store), { passed: 1, failed: 0 }, 3);
  await expect(promote(change(store), 'staging')).rejects.toThrow('Release 3 of staging is untested');
  await runWith(store);
  expect((await promote(change(store), 'staging')).tests?.sequence).toBe(3);
});

test('what was edited after it was tested is refused', async () => {
  const store = await twoEnvironments();
  await runWith(store);
  editChunk(store, 'review', 'page.1.js', second);
  await expect(promote(change(store), 'staging')).rejects.toThrow(
    `review@${second} has a changed file: build.json.`,
  );
  expect((await currentRelease(store, 'production'))?.sequence).toBe(1);
});

test('the commands keep a report and refuse what is untested, with a code for scripts', async () => {
  const store = await twoEnvironments();
  const report = join(store, 'report.json');
  writeFileSync(
    report,
    JSON.stringify({ numTotalTests: 5, numPassedTests: 5, numFailedTests: 0, success: true }),
  );
  expect(await release(store, 'promote', 'staging')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Release 2 of staging is untested in these cells of its matrix'),
  });
  expect(await release(store, 'promote', 'staging', '--untested')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--untested needs a --reason'),
  });
  const kept = await release(store, 'record-test', report, '-e', 'staging');
  expect(kept.stdout).toBe('Release 2 of staging: 5 tests passed, 0 failed.\n');
  await runWith(store);
  const { code, stdout } = await release(store, 'promote', 'staging', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    environment: 'production',
    release: 2,
    pins: { review: second },
  });
  const wrong = await release(store, 'record-test', join(store, 'nothing.json'));
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('nothing.json cannot be read') });
});

test('the environment that is served is a setting, and a bad name is refused', () => {
  expect(environmentOf({})).toBe('production');
  expect(environmentOf({ PORTAL_ENVIRONMENT: 'staging' })).toBe('staging');
  expect(() => environmentOf({ PORTAL_ENVIRONMENT: '../x' })).toThrow(
    'PORTAL_ENVIRONMENT="../x" is no name of an environment',
  );
});

test('which pages are prerendered is a setting, and another word is refused', () => {
  expect([prerenderOf({}), prerenderOf({ PAGES_AHEAD: 'asked' })]).toEqual(['all', 'asked']);
  expect(() => prerenderOf({ PAGES_AHEAD: 'none' })).toThrow(
    'PAGES_AHEAD="none" is neither "all" nor "asked".',
  );
  expect([offlineOf({}), offlineOf({ OFFLINE_PAGES: 'off' })]).toEqual([true, false]);
  expect(() => offlineOf({ OFFLINE_PAGES: 'no' })).toThrow('OFFLINE_PAGES="no" is neither "on" nor "off".');
});
