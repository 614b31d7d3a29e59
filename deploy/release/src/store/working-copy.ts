import { readFile, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Bucket, WriteConflict } from './bucket.ts';
import { filesBelow } from './integrity.ts';
import { buildFacts } from './layout.ts';
import { leaseName } from './lease.ts';
import type { StillHeld } from './lock.ts';
import { placeFiles, replaceFile } from './write-files.ts';

/** What a file and its object were when they last were the same. */
interface Synced {
  etag: string;
  /** Of the file: size and time. */
  mark: string;
}

type Record = Map<string, Synced>;

const recordFile = (store: string): string => join(store, 'bucket.json');

const readRecord = async (store: string): Promise<Record> => {
  const text = await readFile(recordFile(store), 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as { [name: string]: Synced }));
};

const saveRecord = (store: string, record: Record): Promise<void> =>
  replaceFile(recordFile(store), JSON.stringify(Object.fromEntries(record)));

const markOf = async (file: string): Promise<string | undefined> => {
  const facts = await stat(file).catch(() => undefined);
  return facts && `${facts.size}:${facts.mtimeMs}`;
};

const isShared = (name: string): boolean =>
  /^(apis|assets|releases|test-results)\//.test(name) && !/\.(draft|lock)$/.test(name);

/** Names of the files that belong into the bucket. */
const namesIn = async (store: string): Promise<string[]> =>
  (await filesBelow(store).catch(() => [])).filter(isShared);

/** What refers to something comes after it, so that whoever reads in between finds what it names. */
const rank = (name: string): number => {
  if (/^releases\/[^/]+\/current\.json$/.test(name)) return 5;
  if (name.endsWith('/history.jsonl')) return 4;
  if (/^releases\/[^/]+\/\d+\.json$/.test(name)) return 3;
  if (name.startsWith('releases/')) return 2;
  return name.endsWith(`/${buildFacts}`) ? 1 : 0;
};

const inOrder = (names: readonly string[]): string[][] =>
  [0, 1, 2, 3, 4, 5].map((value) => names.filter((name) => rank(name) === value));

const atOnce = 16;

const eachOf = async (names: readonly string[], work: (name: string) => Promise<void>): Promise<void> => {
  const left = names.values();
  const worker = async () => {
    for (const name of left) await work(name);
  };
  const workers = Array.from({ length: Math.min(atOnce, names.length) }, worker);
  // All of them: what one still writes would be written when the lock is another's.
  for (const ended of await Promise.allSettled(workers)) if (ended.status === 'rejected') throw ended.reason;
};

const fetchInto = async (store: string, bucket: Bucket, name: string, record: Record): Promise<void> => {
  const found = await bucket.get(name);
  if (found === undefined || found === 'unchanged') return;
  const file = join(store, name);
  await replaceFile(file, found.bytes);
  record.set(name, { etag: found.etag, mark: (await markOf(file)) ?? '' });
};

/** Builds that were published here and are not yet in the bucket stay; releases that it refused do not. */
const mayGo = (name: string, record: Record): boolean => name.startsWith('releases/') || record.has(name);

/** Whether a pointer is among them. It is written last: without one nothing is served yet. */
export const namesEnvironment = (names: Iterable<string>): boolean =>
  [...names].some((name) => rank(name) === 5);

/**
 * Makes the folder what the bucket is. Only for who holds the folder's lock.
 * @throws when the folder has an environment and the bucket none: it is another bucket, or was emptied
 */
export const pull = async (store: string, bucket: Bucket): Promise<void> => {
  const [record, there, here] = [await readRecord(store), await bucket.list(), await namesIn(store)];
  there.delete(leaseName);
  if (namesEnvironment(here) && !namesEnvironment(there.keys()))
    throw new Error(
      `The bucket serves no environment, and ${store} does. Is RELEASE_STORE_URL right? To fill it: pnpm release upload`,
    );
  // What is in the record alone was removed by a process that was killed before it could say so.
  const known = [...new Set([...here, ...record.keys()])];
  const gone = known.filter((name) => !there.has(name) && mayGo(name, record));
  const changed = await Promise.all(
    [...there].map(async ([name, etag]) => {
      const synced = record.get(name);
      const isSame = synced?.etag === etag && (await markOf(join(store, name))) === synced.mark;
      return isShared(name) && !isSame ? [name] : [];
    }),
  );
  const wanted = changed.flat();
  if (gone.length === 0 && wanted.length === 0) return;
  try {
    for (const names of inOrder(wanted))
      await eachOf(names, (name) => fetchInto(store, bucket, name, record));
    for (const name of gone) {
      await rm(join(store, name), { force: true });
      // Of a build nothing stays: its empty folder would be taken for one that lacks its files.
      await rmdir(dirname(join(store, name))).catch(() => undefined);
      record.delete(name);
    }
  } finally {
    await saveRecord(store, record);
  }
};

/** Forgets what is known of the bucket: another one may be meant now. */
export const forgetBucket = (store: string): Promise<void> => rm(recordFile(store), { force: true });

/** The same version of an app may be published from two machines; its bytes are the same then. */
const isThere = async (bucket: Bucket, name: string, bytes: Buffer): Promise<string | undefined> => {
  const found = await bucket.get(name);
  return typeof found === 'object' && found.bytes.equals(bytes) ? found.etag : undefined;
};

const putFrom = async (store: string, bucket: Bucket, name: string, record: Record): Promise<void> => {
  const file = join(store, name);
  const mark = await markOf(file);
  const synced = record.get(name);
  if (mark === undefined || mark === synced?.mark) return;
  const bytes = await readFile(file);
  const expected = synced ? { etag: synced.etag } : ({ absent: true } as const);
  const etag = await bucket.put(name, bytes, expected).catch(async (error: Error) => {
    const present = error instanceof WriteConflict ? await isThere(bucket, name, bytes) : undefined;
    // Another gateway recorded the same API a moment ago: what it wrote is taken with the next look.
    if (present === undefined && !(error instanceof WriteConflict && name.startsWith('apis/'))) throw error;
    return present;
  });
  if (etag !== undefined) record.set(name, { etag, mark });
};

/**
 * Brings what was changed in the folder into the bucket, each object only if it is as it was last seen. Only for
 * who holds the folder's lock. @throws WriteConflict
 */
export const push = async (
  store: string,
  bucket: Bucket,
  what: 'everything' | 'without releases',
  stillHeld?: StillHeld,
): Promise<void> => {
  const record = await readRecord(store);
  const names = (await namesIn(store)).filter((name) => what === 'everything' || rank(name) < 3);
  try {
    for (const group of inOrder(names)) {
      await stillHeld?.();
      await eachOf(group, (name) => putFrom(store, bucket, name, record));
    }
  } finally {
    await saveRecord(store, record);
  }
};

/** Remembers the releases of the folder. @returns what puts them back, whatever was released there since */
export const releasesAsTheyAre = async (store: string): Promise<() => Promise<void>> => {
  const releases = async () => (await namesIn(store)).filter((name) => name.startsWith('releases/'));
  const before = await releases();
  // Releases and their signatures are never changed.
  const moved = before.filter((name) => rank(name) > 3);
  const texts = await Promise.all(
    moved.map(async (name) => ({ file: join(store, name), text: await readFile(join(store, name), 'utf8') })),
  );
  return async () => {
    await placeFiles(texts.toReversed());
    for (const name of await releases())
      if (!before.includes(name)) await rm(join(store, name), { force: true });
  };
};

/** Removes the objects below a folder of the bucket. Only for who holds the folder's lock. */
export const removeBelow = async (store: string, bucket: Bucket, folder: string): Promise<void> => {
  const record = await readRecord(store);
  const names = [...record.keys()].filter((name) => name.startsWith(`${folder}/`));
  try {
    // Its description first: without it the rest is no build.
    for (const group of inOrder(names).reverse())
      await eachOf(group, async (name) => {
        await bucket.remove(name);
        record.delete(name);
      });
  } finally {
    await saveRecord(store, record);
  }
};
