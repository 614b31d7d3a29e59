import { sourcesDigestOf, versionOf } from '@portal/config/versions';
import { pin } from '@portal/release/releases/change-release';
import { pinsOf } from '@portal/release/releases/compose-release';
import { differenceOf } from '@portal/release/releases/difference';
import { judgeCanary } from '@portal/release/releases/judge-canary';
import { currentRelease } from '@portal/release/store/releases';
import { release } from '@portal/release/test/command';
import { addBuild, change, editChunk, storeWith } from '@portal/release/test/store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gatewayOn } from './support/gateway.ts';

const first = '1.0.0-aaaaaaaa';
const second = '1.0.0-bbbbbbbb';

const storeWithTwo = async (): Promise<string> => {
  const store = await storeWith({ app: 'review', names: { react: ['useState'] } }, { app: 'cms' });
  addBuild(store, { app: 'review', version: second });
  await pin(change(store), { review: second });
  addBuild(store, { app: 'cms', version: second });
  await pin(change(store), { cms: second });
  return store;
};

const served = async (store: string) => pinsOf((await currentRelease(store, 'production')) ?? fail());

test('one remote goes back to its build before, and the others stay', async () => {
  const store = await storeWithTwo();
  const { stdout } = await release(store, 'rollback', 'review', '--reason', 'list is empty');
  expect(stdout).toBe(
    `production serves release 4.\n  review  ${second} -> ${first}\n  review  has no fallback any longer\n`,
  );
  expect(await served(store)).toMatchObject({ review: first, cms: second });
  const history = JSON.parse((await release(store, 'history', '--json')).stdout);
  expect(history.at(-1)).toMatchObject({ action: 'rollback', reason: 'list is empty', from: 3, to: 4 });
  const refused = await release(store, 'rollback', 'shell');
  expect(refused).toMatchObject({
    code: 1,
    stderr: `Refused: production served no other build of "shell" before ${first}.`,
  });
});

test('a remote that only another checkout has is pinned, shown to some, and taken back by its name', async () => {
  const store = await storeWithTwo();
  addBuild(store, { app: 'grants' });
  expect((await release(store, 'pin', 'grants')).code).toBe(0);
  addBuild(store, { app: 'grants', version: second });
  for (const words of [
    ['check', `grants@${second}`],
    ['impact', 'grants'],
    ['canary', `grants@${second}`, '--share', '5%'],
    ['canary', 'stop', 'grants'],
    ['pin', `grants@${second}`],
    ['rollback', 'grants'],
  ])
    expect(await release(store, ...words), words.join(' ')).toMatchObject({ code: 0 });
  expect(await served(store)).toMatchObject({ grants: first });
  expect((await release(store, 'deploy', 'grants')).stderr).toContain(
    'There is no app "grants". Known: shell',
  );
});

test('a second rollback of a remote goes further back; what was taken back is neither served again nor a fallback', async () => {
  const store = await storeWithTwo();
  addBuild(store, { app: 'review', version: '1.0.0-cccccccc' });
  await pin(change(store), { review: '1.0.0-cccccccc' });
  await release(store, 'rollback', 'review');
  const { remotes } = (await currentRelease(store, 'production')) ?? fail();
  expect(remotes.review).toMatchObject({ pin: `review@${second}`, previous: [`review@${first}`] });
  expect(await release(store, 'rollback', 'review')).toMatchObject({ code: 0 });
  expect(await served(store)).toMatchObject({ review: first });
  expect((await release(store, 'rollback', 'review')).stderr).toContain(`before ${first}.`);
  await release(store, 'pin', 'review@1.0.0-cccccccc');
  await release(store, 'rollback', 'review');
  expect(await served(store)).toMatchObject({ review: first, cms: second });
});

test('a rollback of everything after that of one remote does not bring back what was taken back', async () => {
  const store = await storeWithTwo();
  await release(store, 'rollback', 'cms');
  expect(await served(store)).toMatchObject({ review: second, cms: first });
  expect((await release(store, 'rollback')).stdout).toContain(`  review  ${second} -> ${first}\n`);
  expect(await served(store)).toMatchObject({ review: first, cms: first });
  // Left for another reason than a rollback, it is what was served before.
  await release(store, 'rollback', '3');
  addBuild(store, { app: 'cms', version: '1.0.0-cccccccc' });
  await release(store, 'pin', 'cms');
  await release(store, 'rollback');
  expect(await served(store)).toMatchObject({ review: second, cms: second });
});

test('sources whose build was taken back are not deployed once more', async () => {
  const store = await storeWithTwo();
  const version = versionOf('review', sourcesDigestOf('review').slice(0, 8));
  addBuild(store, { app: 'review', version });
  await release(store, 'pin', 'review');
  await release(store, 'rollback', 'review', '--by', 'Naledi', '--reason', 'list is empty');
  expect(await release(store, 'deploy', 'review')).toMatchObject({
    code: 1,
    stderr: `Refused: review@${version} was taken back from production by Naledi (list is empty). To have it all the same, pin its version.`,
  });
  expect((await release(store, 'pin', `review@${version}`)).code).toBe(0);
  expect((await release(store, 'deploy', 'review')).stdout).toContain('Nothing to change');
});

test('a build that was taken back is pinned by its version alone, and a promotion that brings it again says so', async () => {
  const store = await storeWithTwo();
  await release(store, 'promote', 'production', '-e', 'staging', '--untested', '-r', 'trial');
  await release(store, 'rollback', 'review', '--by', 'Naledi', '--reason', 'list is empty');
  for (const words of [
    ['pin', 'review'],
    ['check', 'review'],
    ['canary', 'review', '--share', '5%'],
  ])
    expect(await release(store, ...words), words.join(' ')).toMatchObject({
      code: 1,
      stderr: `Refused: review@${second} was taken back from production by Naledi (list is empty). To have it all the same, name its version.`,
    });
  const [staging, production] = await Promise.all(
    ['staging', 'production'].map((name) => currentRelease(store, name)),
  );
  const [between] = await differenceOf(store, production ?? fail(), staging ?? fail());
  expect(between?.words[0]).toBe('taken back from production by Naledi (list is empty)');
  expect((await release(store, 'pin', `review@${second}`)).code).toBe(0);
  expect((await release(store, 'pin', 'review')).stdout).toContain('Nothing to change');
  await release(store, 'pin', `review@${first}`);
  // It was served again since, and nobody took it back.
  expect((await release(store, 'pin', 'review')).code).toBe(0);

  addBuild(store, { app: 'cms', version: '1.0.0-cccccccc' });
  await release(store, 'canary', 'cms', '--share', '5%');
  const of = (failures: number) => ({ samples: 900, failures });
  const cohort = (failures: number) => ({ loads: of(failures), renders: of(0), slow: of(0), operations: {} });
  const seen = { build: 'cms@1.0.0-cccccccc', canary: cohort(300), rest: cohort(0) };
  await judgeCanary(change(store), 'cms', seen);
  expect((await release(store, 'pin', 'cms')).stderr).toMatch(
    /taken back from production by test \(cms@.+ exceeds/,
  );
});

test('a removed remote has no address any longer; the shell cannot be removed', async () => {
  const store = await storeWithTwo();
  const app = gatewayOn(store);
  const headers = { accept: 'text/html' };
  expect((await app.inject({ url: '/review', headers })).statusCode).toBe(200);
  expect((await release(store, 'remove', 'review')).code).toBe(0);
  expect(Object.keys(await served(store)).sort()).toEqual(['cms', 'shell']);
  expect((await app.inject({ url: '/review', headers })).statusCode).toBe(404);
  expect((await release(store, 'remove', 'review')).stderr).toContain(
    'Release 4 of production has no "review".',
  );
  expect((await release(store, 'remove', 'shell')).stderr).toContain('A release needs a shell');
});

test('an area in maintenance says so in each language, survives a pin of another one, and comes back', async () => {
  const store = await storeWithTwo();
  const app = gatewayOn(store);
  const ask = (url: string, language: string) =>
    app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } });
  expect((await release(store, 'maintenance', 'review', 'on')).code).toBe(0);
  await release(store, 'rollback', 'cms');
  const texts = [
    'being worked on',
    'en maintenance',
    'em manutenção',
    'قيد الصيانة',
    'en mantenimiento',
    'matengenezo',
  ];
  for (const [at, language] of ['en', 'fr', 'pt', 'ar', 'es', 'sw'].entries()) {
    const reply = await ask('/review', language);
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('300');
    expect(reply.body).toContain(texts[at]);
  }
  expect((await ask('/cms', 'en')).statusCode).toBe(200);
  expect((await release(store, 'maintenance', 'review', 'on')).stdout).toContain('Nothing to change');
  await release(store, 'maintenance', 'review', 'off');
  expect((await ask('/review', 'en')).statusCode).toBe(200);
  expect((await release(store, 'maintenance', 'shell', 'on')).stderr).toContain(
    'only remotes can be in maintenance',
  );
});

test('a remote is put into maintenance whatever is wrong in the set, and comes back only once it is right', async () => {
  const store = await storeWithTwo();
  editChunk(store, 'cms', 'page.1.js', second);
  editChunk(store, 'review', 'page.1.js', second);
  const on = await release(store, 'maintenance', 'cms', 'on', '--ticket', 'INC-9');
  expect(on).toMatchObject({ code: 0, stdout: expect.stringContaining('  cms  in maintenance\n') });
  const [, entry] = JSON.parse((await release(store, 'history', '--json')).stdout).slice(-2);
  expect(entry).toMatchObject({ action: 'maintenance', what: 'cms on', ticket: 'INC-9', to: 4 });
  expect(entry).not.toHaveProperty('check');
  const { code, stderr } = await release(store, 'maintenance', 'cms', 'off');
  expect([code, stderr]).toEqual([
    3,
    expect.stringContaining(`cms@${second} has a changed file: page.1.js.`),
  ]);
});

/** A store whose builds are old: five of review, pinned one after the other at `pinnedAt`. */
const storeWithFive = async (pinnedAt: number): Promise<string> => {
  vi.useFakeTimers({ toFake: ['Date'], now: pinnedAt });
  onTestFinished(() => void vi.useRealTimers());
  const store = await storeWithTwo();
  for (const version of ['1.0.0-cccccccc', '1.0.0-dddddddd', '1.0.0-eeeeeeee']) {
    addBuild(store, { app: 'review', version });
    await pin(change(store), { review: version });
  }
  vi.useRealTimers();
  return store;
};

test('builds that were served in the last day stay for open tabs, however many releases came since', async () => {
  const store = await storeWithFive(Date.now() - 3_600_000);
  expect((await release(store, 'gc', '--keep', '1')).stdout).toBe('0 builds removed.\n');
});

test('builds that no kept release names are collected, young ones and those of every environment stay', async () => {
  const store = await storeWithFive(Date.now() - 48 * 3_600_000);
  await release(store, 'promote', 'production', '-e', 'staging', '--untested', '-r', 'trial');
  const builtAt = new Date().toISOString();
  addBuild(store, { app: 'review', version: '1.0.0-ffffffff', build: { builtAt } });
  expect((await release(store, 'gc')).stderr).toContain('--keep <n>, at least 1');
  expect((await release(store, 'gc', '--keep', '1')).stdout).toBe(
    `review@${first} removed\nreview@${second} removed\n2 builds removed.\n`,
  );
  expect((await release(store, 'verify')).code).toBe(0);
  expect((await release(store, 'verify', '-e', 'staging')).code).toBe(0);
  const gone = await release(store, 'rollback', '3', '--json');
  expect(gone.stderr).toBe(
    `Refused: review@${second} is gone from the store: it has no assets/review/${second}. Publish it from its commit, or name another build of review.`,
  );
  expect(JSON.parse(gone.stdout).findings).toMatchObject([
    { code: 'missing-build', what: `review@${second}` },
  ]);
});

test('what a change of a remote touches is told, for scripts too', async () => {
  const store = await storeWithTwo();
  const { stdout } = await release(store, 'impact', 'review', '--json');
  expect(JSON.parse(stdout)).toEqual([
    {
      environment: 'production',
      release: 3,
      version: second,
      addresses: ['/review/*'],
      entries: [],
      uses: { review: [] },
    },
  ]);
  expect((await release(store, 'impact', 'shell')).stdout).toContain('  cms imports 0 names of the shell\n');
});

test('a set that the check refuses ends with code 3', async () => {
  const store = await storeWithTwo();
  addBuild(store, { app: 'review', version: '1.0.0-cccccccc', build: { shared: { react: '^20.0.0' } } });
  const { code, stderr } = await release(store, 'pin', 'review@1.0.0-cccccccc');
  expect(stderr).toContain('needs react ^20.0.0');
  expect(code).toBe(3);
});

const fail = (): never => {
  throw new Error('There is no release.');
};
