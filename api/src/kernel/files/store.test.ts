import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deadPort } from '../../../test/support/mail-server.ts';
import { ObjectStoreServer, objectStoreKey } from '../../../test/support/object-store.ts';
import { loadConfig } from '../config/config.ts';
import { DamagedFile, TooManyBytes } from './store/file-errors.ts';
import type { FileStore } from './store/file-store.ts';
import { openFileStore } from './store/open-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'portal-test-store-'));
const server = new ObjectStoreServer();
beforeAll(() => server.start());
afterAll(async () => {
  await server.remove();
  await rm(directory, { recursive: true, force: true });
});

const atUrl = (filesUrl: string, dataDirectory: string): FileStore =>
  openFileStore({ filesUrl, filesCredentials: objectStoreKey, dataDirectory });

const stores = [
  {
    kind: 'a directory',
    incoming: join(directory, 'disk', 'incoming'),
    open: () => atUrl(`file://${join(directory, 'disk')}`, directory),
    pathOf: (name: string) => join(directory, 'disk', name),
  },
  {
    kind: 'an object store',
    incoming: join(directory, 's3', 'incoming'),
    open: () => atUrl(server.url, join(directory, 's3')),
    pathOf: (name: string) => server.pathOf(name),
  },
];

const bytesOf = (text: string): Readable => Readable.from([Buffer.from(text)]);

describe.each(stores)('$kind', ({ open, incoming, pathOf }) => {
  let store: FileStore;
  beforeAll(async () => {
    store = open();
    await store.check();
  });
  afterAll(() => store.close());

  const kept = async (text: string): Promise<string> => {
    const received = await store.receive(bytesOf(text));
    await received.keep();
    await received.discard();
    return received.sha256;
  };
  const leftovers = () => readdirSync(incoming);

  test('keeps bytes under their hash and gives them back, whole and in part', async () => {
    const sha256 = await kept('Twelve bytes');
    expect(sha256).toBe(createHash('sha256').update('Twelve bytes').digest('hex'));
    expect(await store.has(sha256)).toBe(true);
    expect(String(await buffer(await store.open(sha256)))).toBe('Twelve bytes');
    expect(String(await buffer(await store.open(sha256, { start: 7, end: 9 })))).toBe('byt');
    expect(leftovers()).toEqual([]);
  });

  test('keeps the same content once, and forgets it once', async () => {
    const sha256 = await kept('the same');
    expect(await kept('the same')).toBe(sha256);
    await store.remove(sha256);
    await store.remove(sha256);
    expect(await store.has(sha256)).toBe(false);
    await expect(store.open(sha256)).rejects.toThrow(DamagedFile);
  });

  test('keeps nothing that was discarded', async () => {
    const received = await store.receive(bytesOf('a change of mind'));
    await received.discard();
    expect(await store.has(received.sha256)).toBe(false);
    expect(leftovers()).toEqual([]);
  });

  test('refuses more bytes than are allowed, and a stream that breaks, leaving nothing', async () => {
    await expect(store.receive(bytesOf('eleven char'), 10)).rejects.toThrow(TooManyBytes);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('cut');
      })(),
    );
    await expect(store.receive(broken)).rejects.toThrow('cut');
    expect(leftovers()).toEqual([]);
  });

  test('never gives out bytes that changed', async () => {
    const sha256 = await kept('as it was stored');
    const path = pathOf(`${sha256.slice(0, 2)}/${sha256}`);
    expect(String(await readFile(path))).toBe('as it was stored');
    await writeFile(path, 'as it was staled');
    await expect(store.open(sha256)).rejects.toThrow(DamagedFile);
    await expect(store.open(sha256, { start: 0, end: 1 })).rejects.toThrow(DamagedFile);
    expect(leftovers()).toEqual([]);
  });

  test('joins the pieces of an upload, and misses one that is gone', async () => {
    expect(await store.putPart('one', bytesOf('piece by '), 100)).toBe(9);
    expect(await store.putPart('two', bytesOf('piece'), 100)).toBe(5);
    expect(String(await buffer(Readable.from(store.parts(['one', 'two']))))).toBe('piece by piece');
    await store.removePart('one');
    await expect(buffer(Readable.from(store.parts(['one', 'two'])))).rejects.toThrow(DamagedFile);
  });

  test('sweeps what a killed process left, not what is arriving', async () => {
    const old = await store.receive(bytesOf('left behind'));
    const young = await store.receive(bytesOf('arriving'));
    const longAgo = new Date(Date.now() - 86_400_000);
    await utimes(old.path, longAgo, longAgo);
    expect(await store.sweep(new Date(Date.now() - 3_600_000))).toBe(1);
    expect(leftovers()).toHaveLength(1);
    await young.discard();
  });
});

describe('an object store that is away', () => {
  const awayAt = (port: number, bucket = 'portal-files') =>
    atUrl(`s3://${bucket}?endpoint=http://127.0.0.1:${port}`, join(directory, 'away'));

  test('is told from one without the content', async () => {
    const store = awayAt(await deadPort());
    await expect(store.has('a'.repeat(64))).rejects.toMatchObject({ code: 'file_store_unavailable' });
    await expect(store.open('a'.repeat(64))).rejects.toMatchObject({ code: 'file_store_unavailable' });
    const received = await store.receive(bytesOf('x'));
    await expect(received.keep()).rejects.toMatchObject({ code: 'file_store_unavailable' });
    await received.discard();
    // It may come back: nothing to refuse at the start.
    await expect(store.check()).resolves.toBeUndefined();
    store.close();
  });

  test('answers errors of its own as unavailable', async () => {
    const failing = createServer((_, response) => response.writeHead(500).end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => failing.once('listening', resolve));
    const address = failing.address();
    const store = awayAt(typeof address === 'object' && address ? address.port : 0);
    await expect(store.open('a'.repeat(64))).rejects.toMatchObject({ code: 'file_store_unavailable' });
    store.close();
    failing.close();
  });

  test('without the bucket is refused at the start', async () => {
    const store = atUrl(server.url.replace('portal-files', 'no-such-bucket'), join(directory, 'none'));
    await expect(store.check()).rejects.toThrow('no bucket no-such-bucket');
    store.close();
  });
});

describe('FILES_URL', () => {
  const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'hunter2' };
  test.each([
    ['s3://bucket/prefix?endpoint=http://store:9000&region=af-south-1', key],
    ['s3://bucket', key],
    ['file:///srv/files', {}],
  ])('%s is taken', (FILES_URL, environment) => {
    expect(loadConfig({ FILES_URL, ...environment }).filesUrl).toBe(FILES_URL);
  });
  test.each([
    ['s3://id:hunter2@bucket', key, 'FILES_URL'],
    ['s3://bucket?endpoint=ftp://store', key, 'FILES_URL'],
    ['s3://bucket?acl=public', key, 'FILES_URL'],
    ['s3:///prefix', key, 'FILES_URL'],
    ['s3://bucket', {}, 'AWS_ACCESS_KEY_ID'],
    ['s3://bucket', { AWS_ACCESS_KEY_ID: 'id' }, 'AWS_SECRET_ACCESS_KEY'],
    ['file://srv/files', {}, 'FILES_URL'],
    ['https://files.example', {}, 'FILES_URL'],
  ])('%s is refused, naming what is wrong and no secret', (FILES_URL, environment, named) => {
    const load = () => loadConfig({ FILES_URL, ...environment });
    expect(load).toThrow(named);
    expect(load).not.toThrow('hunter2');
  });
});
