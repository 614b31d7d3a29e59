import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pin } from '../src/releases/change-release.ts';
import { findDeployedApi, recordApi } from '../src/releases/checks/deployed-api.ts';
import { pinsOf } from '../src/releases/compose-release.ts';
import { recordTest } from '../src/releases/promote.ts';
import { rollBack } from '../src/releases/rollback.ts';
import { makeFirstKeys } from '../src/releases/sign-store.ts';
import { WriteConflict } from '../src/store/bucket.ts';
import { findBuild } from '../src/store/builds.ts';
import { readHistory } from '../src/store/history.ts';
import { buildFolder } from '../src/store/layout.ts';
import { leaseName, withLease } from '../src/store/lease.ts';
import { currentRelease, listSequences } from '../src/store/releases.ts';
import { bringBuildToBucket, bringToBucket, follow, refresh, upload } from '../src/store/shared-store.ts';
import { findTestResult, setDigestOf } from '../src/store/test-results.ts';
import { bucketServer } from './support/bucket-server.ts';
import { release } from './support/command.ts';
import { addBuild, change, emptyFolder, storeWith } from './support/store.ts';
import { bucket, twoMachines } from './support/two-machines.ts';

const first = '1.0.0-aaaaaaaa';
const second = '1.0.0-bbbbbbbb';
const third = '1.0.0-cccccccc';
const production = 'production';

const pinned = async (store: string, app: string): Promise<string | undefined> => {
  const release = await currentRelease(store, production, () => undefined);
  return release && pinsOf(release)[app];
};

test('what one machine publishes, pins, tests and rolls back is what the others serve', async () => {
  const { one, other } = await twoMachines();
  addBuild(other, { app: 'review', version: second });
  expect(await bringBuildToBucket(other, 'review', second)).toBe(true);
  const release = await pin(change(other), { review: second });
  await recordTest({ ...change(other) }, { passed: 3, failed: 0 });
  await refresh(one);
  expect(await pinned(one, 'review')).toBe(second);
  expect(existsSync(join(buildFolder(one, 'review', second), 'remoteEntry.1.js'))).toBe(true);
  expect(await findTestResult(one, setDigestOf(release))).toMatchObject({ passed: 3 });
  await rollBack(change(one), 1);
  await refresh(other);
  expect(await pinned(other, 'review')).toBe(first);
  const { entries, fault } = await readHistory(other, production);
  expect(fault).toBeUndefined();
  expect(entries.map(({ action, to }) => [action, to])).toEqual([
    ['pin', 1],
    ['pin', 2],
    ['rollback', 1],
  ]);
});

test('two machines that change one environment at once lose no change and record each once', async () => {
  const { one, other } = await twoMachines();
  for (const version of [second, third]) {
    addBuild(one, { app: 'review', version });
    addBuild(other, { app: 'cms', version });
  }
  await Promise.all([bringToBucket(one), bringToBucket(other)]);
  await Promise.all([refresh(one), refresh(other)]);
  const work = async (store: string, app: string): Promise<string[]> => {
    const reasons: string[] = [];
    for (const [at, version] of [second, third, first, second].entries()) {
      reasons.push(`${app} ${at}`);
      await pin({ ...change(store), reason: `${app} ${at}` }, { [app]: version });
    }
    return reasons;
  };
  const reasons = (await Promise.all([work(one, 'review'), work(other, 'cms')])).flat();
  await Promise.all([refresh(one), refresh(other)]);
  for (const store of [one, other]) {
    const { entries, fault } = await readHistory(store, production);
    expect(fault).toBeUndefined();
    expect(
      entries
        .slice(1)
        .map(({ reason }) => reason)
        .sort(),
    ).toEqual(reasons.sort());
    expect(await pinned(store, 'review')).toBe(second);
    expect(await pinned(store, 'cms')).toBe(second);
  }
});

test('a change that the bucket does not take is nowhere, and is served in its place what was', async () => {
  const { one, other, server } = await twoMachines();
  addBuild(other, { app: 'review', version: second });
  await bringToBucket(other);
  await server.stop();
  await expect(pin(change(other), { review: second })).rejects.toThrow(
    /release store s3:.* cannot be used: .*[^.]\.$/,
  );
  expect(await pinned(other, 'review')).toBe(first);
  await server.start();
  await pin(change(other), { review: second });
  await refresh(one);
  expect(await pinned(one, 'review')).toBe(second);
  expect(await listSequences(one, production)).toEqual([2, 1]);
});

test('who only looks is shown what was read last while the bucket is away, with a code that says so', async () => {
  const { one, server } = await twoMachines();
  const words = [
    ['show'],
    ['list'],
    ['list', 'review'],
    ['history'],
    ['diff', '1'],
    ['why', 'review'],
    ['impact', 'review'],
    ['canary', 'status'],
  ];
  const seen = await Promise.all(words.map((command) => release(one, ...command)));
  expect(seen.map(({ code }) => code)).toEqual(words.map(() => 0));
  await server.stop();
  const said = expect.stringMatching(
    /^Refused: The release store s3:.+ cannot be used: .+ What is shown is what was read here last\.$/,
  );
  for (const [at, command] of words.entries())
    expect(await release(one, ...command), command.join(' ')).toEqual({ ...seen[at], code: 1, stderr: said });
  // Who lets nobody in any longer waits for no bucket.
  await release(one, 'console-token', 'add', 'Amina');
  expect(await release(one, 'console-token', 'remove', 'Amina')).toMatchObject({ code: 0, stderr: '' });
  for (const [store, command] of [
    [one, ['check']],
    [one, ['verify']],
    [one, ['freeze', production, '-r', 'x']],
    [emptyFolder(), ['show']],
  ] as const)
    expect(await release(store, ...command)).toMatchObject({
      code: 1,
      stderr: expect.not.stringContaining('read here last'),
    });
});

test('a change that is cut at any of its writes is whole or nowhere, and the next one works', async () => {
  const { one, other, server } = await twoMachines();
  addBuild(other, { app: 'review', version: second });
  await bringToBucket(other);
  for (let writes = 0, isCut = true; isCut; writes += 1) {
    server.failAfter(writes);
    isCut = await pin(change(other), { review: second }).then(
      () => false,
      () => true,
    );
    server.failAfter(Number.POSITIVE_INFINITY);
    // It could not be given back, and would be waited for.
    await bucket().remove(leaseName);
    await refresh(one);
    expect(await pinned(one, 'review')).toBe(isCut ? first : second);
    expect((await readHistory(one, production)).fault).toBeUndefined();
    expect(writes).toBeLessThan(20);
  }
  await rollBack(change(one), 1);
  await refresh(other);
  expect(await pinned(other, 'review')).toBe(first);
});

test('a gateway follows the bucket, and keeps what it serves while there is no answer', async () => {
  const { one, other, server } = await twoMachines();
  const warned = vi.fn();
  const end = new AbortController();
  const following = follow(one, production, warned, end.signal);
  addBuild(other, { app: 'review', version: second });
  await bringToBucket(other);
  await pin(change(other), { review: second });
  await vi.waitFor(async () => expect(await pinned(one, 'review')).toBe(second), { timeout: 20_000 });
  await server.stop();
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  expect(await pinned(one, 'review')).toBe(second);
  await server.start();
  const again = ['The release store can be used again.'];
  await vi.waitFor(() => expect(warned.mock.calls.slice(1)).toEqual([again]), { timeout: 20_000 });
  end.abort();
  await following;
});

test('a version that another machine published first is taken from there', async () => {
  const { one, other } = await twoMachines();
  for (const store of [one, other]) addBuild(store, { app: 'review', version: second });
  expect(await bringBuildToBucket(one, 'review', second)).toBe(true);
  expect(await bringBuildToBucket(other, 'review', second)).toBe(false);
  const [ours, theirs] = await Promise.all([one, other].map((store) => findBuild(store, 'review', second)));
  expect(theirs).toEqual(ours);
});

test('an object is written only if it is as it was seen', async () => {
  await bucketServer();
  const etag = await bucket().put('a', Buffer.from('1'), { absent: true });
  await expect(bucket().put('a', Buffer.from('2'), { absent: true })).rejects.toThrow(WriteConflict);
  const next = await bucket().put('a', Buffer.from('2'), { etag });
  await expect(bucket().put('a', Buffer.from('3'), { etag })).rejects.toThrow(WriteConflict);
  expect(await bucket().get('a', next)).toBe('unchanged');
  expect(await bucket().get('b')).toBeUndefined();
});

test('a bucket that has no time is asked again', async () => {
  const server = await bucketServer();
  server.beBusy(5);
  const etag = await bucket().put('a', Buffer.from('1'), { absent: true });
  server.beBusy(5);
  expect(await bucket().list()).toEqual(new Map([['a', etag]]));
  server.beBusy(5);
  expect(await bucket().get('a')).toMatchObject({ etag });
});

test('a lease whose writes are done and not answered is held all the same', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let stored: Buffer | undefined;
  const put = async (name: string, bytes: Buffer) => {
    stored = bytes;
    throw new WriteConflict(`${name} was written by the first try`);
  };
  const get = async () => stored && { bytes: stored, etag: String(stored) };
  const unanswered = { list: async () => new Map(), get, put, remove: async () => undefined };
  await withLease(unanswered, async (stillHeld) => {
    await vi.advanceTimersByTimeAsync(20_000);
    await stillHeld();
  });
  expect(String(stored)).toBe('{}');
});

test('a bucket that hangs is asked for one renewal at a time', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answer = Promise.withResolvers<string>();
  const put = vi.fn(() => answer.promise).mockResolvedValueOnce('taken');
  const hanging = {
    list: async () => new Map(),
    get: async () => undefined,
    put,
    remove: async () => undefined,
  };
  await withLease(hanging, async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    answer.resolve('renewed');
  });
  // Taken, renewed, given back.
  expect(put).toHaveBeenCalledTimes(3);
});

test('a lease that is not renewed goes to the next, and its former holder may write no more', async () => {
  await bucketServer();
  await bucket().put(leaseName, Buffer.from('{"holder":"gone"}'), { absent: true });
  await withLease(
    bucket(),
    async (stillHeld) => {
      await stillHeld();
      const seen = await bucket().get(leaseName);
      if (typeof seen !== 'object') throw new Error('There is no lease.');
      await bucket().put(leaseName, Buffer.from('{"holder":"another"}'), { etag: seen.etag });
      await vi.waitFor(() => expect(stillHeld()).rejects.toThrow('taken over'), { timeout: 20_000 });
    },
    500,
  );
});

test('a folder with releases is not emptied by a bucket that has none, be it another one than before', async () => {
  const store = await storeWith({ app: 'review' });
  await bucketServer();
  for (const prefix of ['portal', 'other']) {
    vi.stubEnv('RELEASE_STORE_URL', process.env.RELEASE_STORE_URL?.replace('/portal?', `/${prefix}?`));
    await bucket().put(`assets/cms/${second}/app.1.js`, Buffer.from('of a pipeline'), { absent: true });
    await expect(refresh(store)).rejects.toThrow('To fill it: pnpm release upload');
    expect(await listSequences(store, production)).toEqual([1]);
    await upload(store);
    await expect(upload(store)).rejects.toThrow('The bucket serves an environment already: commands and');
    const other = emptyFolder();
    await refresh(other);
    expect(await pinned(other, 'review')).toBe(first);
  }
});

test('an upload that was cut at any of its writes is done again, and nothing is lost meanwhile', async () => {
  const store = await storeWith({ app: 'review' });
  const server = await bucketServer();
  for (let writes = 0, isCut = true; isCut; writes += 4) {
    server.failAfter(writes);
    isCut = await upload(store).then(
      () => false,
      () => true,
    );
    server.failAfter(Number.POSITIVE_INFINITY);
    await refresh(store).catch(() => undefined);
    expect(await pinned(store, 'review')).toBe(first);
  }
  const other = emptyFolder();
  await refresh(other);
  expect(await pinned(other, 'review')).toBe(first);
});

const withoutKey = (): void => {
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, undefined);
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
};

test('without any key it names the settings', async () => {
  await bucketServer();
  withoutKey();
  await expect(bucket().list()).rejects.toThrow('there is no key; set AWS_ACCESS_KEY_ID and');
});

test('without a key in its settings it takes that of its machine, and a new one when that ends', async () => {
  await bucketServer();
  let given = 0;
  const machine = createServer((_request, response) => {
    given += 1;
    const Expiration = new Date(Date.now() + 60_000).toISOString();
    const key = { AccessKeyId: 'S3RVER', SecretAccessKey: 'S3RVER', Token: `${given}`, Expiration };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(key));
  });
  await new Promise<void>((listening) => machine.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void machine.close());
  const { port } = machine.address() as AddressInfo;
  vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${port}/key`);
  withoutKey();
  await bucket().put('a', Buffer.from('1'), { absent: true });
  const before = given;
  expect(await bucket().get('a')).toMatchObject({ bytes: Buffer.from('1') });
  expect(given).toBeGreaterThan(before);
});

test.each([
  ['https://bucket.example', 'RELEASE_STORE_URL must be an s3: address'],
  ['s3://key:secret@portal-releases/x', 'RELEASE_STORE_URL must not hold a key'],
])('%s is refused by the name of the setting', async (address, words) => {
  vi.stubEnv('RELEASE_STORE_URL', address);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'k');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 's');
  try {
    await expect(refresh(emptyFolder())).rejects.toThrow(words);
  } finally {
    vi.unstubAllEnvs();
  }
});

test('a machine that trusts no key does not take the signed releases of a bucket unchecked', async () => {
  const one = await storeWith({ app: 'review' });
  await makeFirstKeys(one);
  await bucketServer();
  await upload(one);
  const other = emptyFolder();
  await refresh(other);
  await expect(makeFirstKeys(other)).rejects.toThrow(
    /^The releases in .+ are signed, and no key is trusted\. Set RELEASE_TRUSTED_KEYS, as/,
  );
  for (const words of [['show'], ['publish', 'review'], ['pin', 'review']])
    expect(await release(other, ...words)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('are signed, and no key is trusted. Set RELEASE_TRUSTED_KEYS, as'),
    });
});

test('the API that one machine recorded is what builds are checked against on the others', async () => {
  const { one, other } = await twoMachines();
  const api = (version: string) => ({ info: { version }, paths: { '/funds': { get: {} } } });
  await recordApi(one, production, api('1.1.0'), 'one');
  // Not brought up to date before: what was there first stays.
  await recordApi(other, production, api('1.0.0'), 'other');
  await refresh(other);
  expect(await findDeployedApi(other, production)).toMatchObject({ version: '1.1.0', from: 'one' });
  await recordApi(other, production, api('1.2.0'), 'other');
  await refresh(one);
  expect(await findDeployedApi(one, production)).toMatchObject({ version: '1.2.0', from: 'other' });
});
