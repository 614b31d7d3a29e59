import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { addManager } from '@portal/release/console/managers';
import { withStagingFolder } from '@portal/release/publish/staging-folder';
import { pin } from '@portal/release/releases/change-release';
import { pinsOf } from '@portal/release/releases/compose-release';
import { repair, rollBack } from '@portal/release/releases/rollback';
import { readHistory } from '@portal/release/store/history';
import {
  buildFacts,
  buildFolder,
  pointerFile,
  releaseFile,
  releaseFolder,
  signatureFile,
} from '@portal/release/store/layout';
import { currentRelease, findRelease, listSequences } from '@portal/release/store/releases';
import { upload } from '@portal/release/store/shared-store';
import { bucketServer } from '@portal/release/test/bucket-server';
import { release } from '@portal/release/test/command';
import { type Failure, failingAt } from '@portal/release/test/failing-disk';
import { addBuild, change, editChunk, emptyFolder, storeWith } from '@portal/release/test/store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { releaseReader } from '../src/release-reader.ts';
import { api, asManager } from './support/console.ts';
import { gatewayOn } from './support/gateway.ts';

const second = '1.0.0-bbbbbbbb';
const third = '1.0.0-cccccccc';
const production = 'production';

/** A store with two releases, and a third build of review that none pins. */
const storeWithTwo = async (): Promise<string> => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  addBuild(store, { app: 'review', version: second });
  await pin(change(store), { review: second });
  addBuild(store, { app: 'review', version: third });
  return store;
};

const lockFile = (store: string): string => join(releaseFolder(store, production), 'current.lock');

/** The lock as it is once its holder has given no sign for some seconds. */
const ageLock = (store: string): void => {
  const longAgo = new Date(Date.now() - 60_000);
  if (existsSync(lockFile(store))) utimesSync(lockFile(store), longAgo, longAgo);
};

const quiet = () => undefined;
const served = async (store: string): Promise<number | undefined> =>
  (await currentRelease(store, production, quiet))?.sequence;

const changes: [string, (store: string) => Promise<unknown>][] = [
  ['pin', (store) => pin(change(store), { review: third })],
  ['rollback', (store) => rollBack(change(store), 1)],
];
const cases = changes.flatMap(([name, work]) =>
  (['full', 'killed'] as Failure[]).map((failure) => ({ name, work, failure })),
);

test.each(cases)(
  'a $name that is cut at any step ($failure) changes all or nothing, and the next one works',
  async ({ work, failure }) => {
    let step = 1;
    for (let isCut = true; isCut; step += 1) {
      const store = await storeWithTwo();
      const documents = [1, 2].map((number) => readFileSync(releaseFile(store, production, number), 'utf8'));
      isCut = await failingAt(failure, step, () => work(store));
      for (const [at, text] of documents.entries())
        expect(readFileSync(releaseFile(store, production, at + 1), 'utf8')).toBe(text);
      const warned = vi.fn();
      const now = await currentRelease(store, production, warned);
      expect([1, 2, 3]).toContain(now?.sequence);
      expect(warned).not.toHaveBeenCalled();

      if (failure === 'full') expect(existsSync(lockFile(store)), 'the lock').toBe(false);
      ageLock(store);
      addBuild(store, { app: 'cms', version: second });
      const next = await pin(change(store), { cms: second });
      expect(pinsOf(next)).toMatchObject({ ...pinsOf(now ?? fail()), cms: second });
      expect(await served(store)).toBe(next.sequence);
      const { entries, fault } = await readHistory(store, production);
      expect(fault).toBeUndefined();
      expect(entries.at(-1)).toMatchObject({ from: now?.sequence, to: next.sequence });
      expect(
        readdirSync(releaseFolder(store, production)).filter(
          (name) => !/^((\d+|current)\.json|history\.jsonl)$/.test(name),
        ),
      ).toEqual([]);
    }
    expect(step, 'the steps that were cut').toBeGreaterThan(8);
  },
);

const breakages: [string, (store: string) => void][] = [
  ['truncated', (store) => writeFileSync(pointerFile(store, production), '{"number":2,"dig')],
  ['empty', (store) => writeFileSync(pointerFile(store, production), '')],
  ['{}', (store) => writeFileSync(pointerFile(store, production), '{}')],
  ['null', (store) => writeFileSync(pointerFile(store, production), 'null')],
  ['removed', (store) => rmSync(pointerFile(store, production))],
  [
    'to a release that is not there',
    (store) => {
      const pointer = JSON.parse(readFileSync(pointerFile(store, production), 'utf8'));
      writeFileSync(pointerFile(store, production), JSON.stringify({ ...pointer, number: 9 }));
    },
  ],
];

test.each(breakages)(
  'with a pointer that is %s the portal serves on, also after a restart, and one command mends it',
  async (_name, damage) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const store = await storeWithTwo();
    const warned = vi.fn();
    const running = releaseReader(store, production, warned);
    expect((await running())?.sequence).toBe(2);
    damage(store);
    expect((await running())?.sequence).toBe(2);
    await running();
    expect(warned).toHaveBeenCalledTimes(1);
    expect(warned.mock.calls[0]?.[0]).toContain(pointerFile(store, production));

    const said = vi.fn();
    const restarted = releaseReader(store, production, said);
    expect((await restarted())?.sequence).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect((await restarted())?.sequence).toBe(2);
    expect(said, 'said once').toHaveBeenCalledTimes(1);
    expect((await repair(change(store))).fault).toContain('cannot be used');
    const silent = vi.fn();
    expect((await currentRelease(store, production, silent))?.sequence).toBe(2);
    expect(silent).not.toHaveBeenCalled();
    expect((await running())?.sequence).toBe(2);
    expect((await repair(change(store))).fault).toBeUndefined();
  },
);

test.each(breakages)(
  'a pointer that is %s keeps nobody from rolling back to a number',
  async (_name, damage) => {
    const store = await storeWithTwo();
    damage(store);
    vi.spyOn(console, 'warn').mockImplementation(quiet);
    await rollBack(change(store), 1);
    vi.restoreAllMocks();
    expect((await currentRelease(store, production, fail))?.sequence).toBe(1);
  },
);

test('a release that was changed after it was released is not served; the one before it is', async () => {
  const store = await storeWithTwo();
  const file = releaseFile(store, production, 2);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"a test"', '"another"'));
  const warned = vi.fn();
  expect((await releaseReader(store, production, warned)())?.sequence).toBe(1);
  expect(warned.mock.calls[0]?.[0]).toContain('2.json was changed after it was released');
  await repair(change(store));
  expect((await currentRelease(store, production, fail))?.sequence).toBe(1);
});

test('a build that was edited together with its hash gives way to its fallback, loudly', async () => {
  const store = await storeWithTwo();
  editChunk(store, 'review', 'page.1.js', second);
  const warned = vi.fn();
  const release = await releaseReader(store, production, warned)();
  expect(release).toMatchObject({
    sequence: 2,
    remotes: { review: { pin: 'review@1.0.0-aaaaaaaa', previous: [] } },
  });
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    `review@${second} is not as release 2 pinned it, or not signed (build.json). review@1.0.0-aaaaaaaa is served instead.`,
  );
});

test('a build that comes back is served again, without a move of the pointer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await storeWithTwo();
  const file = join(buildFolder(store, 'review', second), buildFacts);
  const facts = readFileSync(file, 'utf8');
  rmSync(file);
  const [warned, taken] = [vi.fn(), vi.fn()];
  const read = releaseReader(store, production, warned, taken);
  const pinned = async () => pinsOf((await read()) ?? fail()).review;
  expect(await pinned()).toBe('1.0.0-aaaaaaaa');
  vi.advanceTimersByTime(10_000);
  expect(await pinned()).toBe('1.0.0-aaaaaaaa');
  expect(warned, 'said once').toHaveBeenCalledTimes(1);
  expect(taken, 'the same release').toHaveBeenCalledTimes(1);
  writeFileSync(file, facts);
  vi.advanceTimersByTime(10_000);
  expect(await pinned()).toBe(second);
});

test('a slow reading of the release before does not take back a move that was read meanwhile', async () => {
  const store = await storeWithTwo();
  const pointer = pointerFile(store, production);
  const before = readFileSync(pointer);
  await pin(change(store), { review: third });
  const after = readFileSync(pointer);
  writeFileSync(pointer, before);
  // It is read once somebody writes into it.
  const slowFile = signatureFile(join(buildFolder(store, 'review', second), buildFacts));
  execFileSync('mkfifo', [slowFile]);
  const read = releaseReader(store, production, quiet);
  const slow = read();
  const writing = await open(slowFile, 'w');
  writeFileSync(pointer, after);
  expect((await read())?.sequence).toBe(3);
  await writing.close();
  await slow;
  expect((await read())?.sequence).toBe(3);
});

test('a shell that was edited together with its hash gives way to the last release that is whole', async () => {
  const store = await storeWithTwo();
  addBuild(store, { app: 'shell', version: second });
  await pin(change(store), { shell: second });
  const running = releaseReader(store, production, quiet);
  expect((await running())?.sequence).toBe(3);
  editChunk(store, 'shell', 'main.1.js', second);
  const warned = vi.fn();
  expect((await releaseReader(store, production, warned)())?.sequence).toBe(2);
  expect(warned).toHaveBeenLastCalledWith('Release 3 of production is not whole. Release 2 is served.');
  expect((await running())?.sequence).toBe(3);
});

test('a running gateway takes a release beside a remote that was lost before, and has no fallback', async () => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  const read = releaseReader(store, production, quiet);
  expect((await read())?.sequence).toBe(1);
  editChunk(store, 'review', 'page.1.js');
  addBuild(store, { app: 'cms', version: second });
  await pin(change(store), { cms: second });
  expect(pinsOf((await read()) ?? fail())).toMatchObject({ cms: second, review: '1.0.0-aaaaaaaa' });
  addBuild(store, { app: 'review', version: second });
  await pin(change(store), { review: second });
  editChunk(store, 'review', 'page.1.js', second);
  rmSync(join(buildFolder(store, 'review', '1.0.0-aaaaaaaa')), { recursive: true });
  expect((await read())?.remotes.review?.pin, 'one that was not lost before').toBe('review@1.0.0-aaaaaaaa');
});

test('a shell that was edited after the rollback to it does not bring back what was rolled back from', async () => {
  const store = await storeWithTwo();
  addBuild(store, { app: 'shell', version: second });
  await pin(change(store), { shell: second });
  await rollBack(change(store), 2);
  editChunk(store, 'shell', 'main.1.js');
  expect((await releaseReader(store, production, quiet)())?.sequence).toBe(2);
});

test('after a rollback a broken pointer still leads to what was rolled back to', async () => {
  const store = await storeWithTwo();
  await rollBack(change(store), 1);
  writeFileSync(pointerFile(store, production), '{}');
  expect((await releaseReader(store, production, quiet)())?.sequence).toBe(1);
});

test('the console says of a full disk what to do, and goes on once there is room', async () => {
  const store = await storeWithTwo();
  const token = await addManager(store, 'Naledi Khumalo', 'manager');
  const app = gatewayOn(store);
  const api = '/releases/console/api';
  const reply = await app.inject({ method: 'POST', url: `${api}/session`, payload: { token } });
  const headers = { cookie: String(reply.headers['set-cookie']).split(';')[0] };
  const url = `${api}/environments/production/rollback`;
  const payload = { to: 1, seen: 2, reason: 'x' };
  const ask = () => app.inject({ method: 'POST', url, headers, payload });
  const refused = vi.fn();
  await failingAt('full', 1, () => ask().then((answer) => refused(answer.statusCode, answer.json().reasons)));
  expect(refused).toHaveBeenCalledExactlyOnceWith(503, [
    'The disk of the release store is full: make room, and run it again.',
  ]);
  expect((await ask()).statusCode).toBe(200);
});

test('a pointer that broke before anybody saw its last move leads to the release of that move', async () => {
  const store = await storeWithTwo();
  const read = releaseReader(store, production, quiet);
  expect((await read())?.sequence).toBe(2);
  await pin(change(store), { review: third });
  writeFileSync(pointerFile(store, production), '{}');
  expect(await served(store)).toBe(3);
  expect((await repair(change(store))).release.sequence).toBe(3);
  expect((await read())?.sequence).toBe(3);
});

test('without a single whole release the command says so instead of guessing', async () => {
  const store = await storeWithTwo();
  for (const number of [1, 2]) writeFileSync(releaseFile(store, production, number), '{}');
  await expect(currentRelease(store, production)).rejects.toThrow('No release of production is whole.');
  await expect(findRelease(store, production, 1)).rejects.toThrow('1.json is damaged');
});

test.each(['', '1 reused-process-id'])(
  'a lock "%s" whose holder gives no sign is taken over',
  async (content) => {
    const store = await storeWithTwo();
    writeFileSync(lockFile(store), content);
    ageLock(store);
    await pin(change(store), { review: third });
    expect(await served(store)).toBe(3);
    expect(existsSync(lockFile(store))).toBe(false);
  },
);

test('a lock whose holder is gone is taken over although the clock was set back since', async () => {
  const store = await storeWithTwo();
  writeFileSync(lockFile(store), 'ended');
  const ahead = new Date(Date.now() + 2 * 3_600_000);
  utimesSync(lockFile(store), ahead, ahead);
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 2_000;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
  await pin(change(store), { review: third });
  expect(await served(store)).toBe(3);
});

test('several who find a dead lock at once all get their turn', async () => {
  const store = await storeWithTwo();
  writeFileSync(lockFile(store), '');
  ageLock(store);
  for (const app of ['review', 'cms']) addBuild(store, { app, version: '1.0.0-dddddddd' });
  await Promise.all(['review', 'cms'].map((app) => pin(change(store), { [app]: '1.0.0-dddddddd' })));
  expect(await listSequences(store, production)).toEqual([4, 3, 2, 1]);
});

test('a fallback that lost its files is left out; nobody else is kept from releasing', async () => {
  const store = await storeWithTwo();
  rmSync(buildFolder(store, 'review', '1.0.0-aaaaaaaa'), { recursive: true });
  addBuild(store, { app: 'cms', version: second });
  const release = await pin(change(store), { cms: second });
  expect(release.remotes.review).toMatchObject({ pin: `review@${second}`, previous: [] });
  expect((await rollBack(change(store), 2)).sequence).toBe(2);
});

test('what a publish left that was ended in the middle is removed; what another one is writing stays', async () => {
  const store = emptyFolder();
  const [dead, live] = ['dead', 'live'].map((name) => join(store, 'staging', name));
  for (const folder of [dead, live]) mkdirSync(folder ?? '', { recursive: true });
  const longAgo = new Date(Date.now() - 600_000);
  utimesSync(dead ?? '', longAgo, longAgo);
  await withStagingFolder(store, async (folder) => writeFileSync(join(folder, 'file'), ''));
  expect(readdirSync(join(store, 'staging'))).toEqual(['live']);
  utimesSync(live ?? '', longAgo, longAgo);
  await release(store, 'gc', '--keep', '1');
  expect(readdirSync(join(store, 'staging'))).toEqual([]);
});

test('an empty store has no release, and no fault', async () => {
  expect(await currentRelease(emptyFolder(), production, fail)).toBeUndefined();
});

const fail = (): never => {
  throw new Error('This was not to be asked for.');
};

test('while the bucket does not answer what was read last is shown, with the fault, and nothing is changed', async () => {
  const { store, app, headers, post } = await asManager();
  const bucket = await bucketServer();
  await upload(store);
  const faultsOf = async (word: string) =>
    (await app.inject({ url: `${api}/${word}`, headers })).json().faults;
  expect(await faultsOf('environments')).toEqual([]);
  await bucket.stop();
  const said = expect.stringMatching(/^The release store .+ cannot be used: .+ what was read here last\.$/);
  expect(await faultsOf('environments')).toEqual([said]);
  expect(await faultsOf('history')).toEqual([said]);
  const refused = await post('production/freeze', { seen: 1, reason: 'audit' });
  expect([refused.statusCode, refused.json().reasons]).toEqual([
    422,
    [expect.stringMatching('cannot be used')],
  ]);
  await bucket.start();
  expect(await faultsOf('environments')).toEqual([]);
});

test('while the bucket hangs nobody who looks waits for it again and again', async () => {
  const { store, app, headers } = await asManager();
  const bucket = await bucketServer();
  await upload(store);
  const faultsOf = async (word: string) =>
    (await app.inject({ url: `${api}/${word}`, headers })).json().faults;
  await bucket.stop();
  const away = await faultsOf('environments');
  await bucket.start();
  const answer = bucket.hold();
  const words = ['environments', 'history', 'environments', 'history'];
  expect(await Promise.all(words.map(faultsOf))).toEqual(words.map(() => away));
  answer();
  await expect.poll(() => faultsOf('environments')).toEqual([]);
});
