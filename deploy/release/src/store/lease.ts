import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Bucket, type Expected, WriteConflict } from './bucket.ts';
import type { StillHeld } from './lock.ts';

export const leaseName = 'lease.json';

const renewMs = 2000;
const lookMs = 250;
const giveUpMs = 30_000;

const free = Buffer.from('{}');

/** Puts the holder in place of what was seen. @returns its ETag; `undefined` when somebody was faster. */
const take = async (bucket: Bucket, holder: Buffer, seen: Expected): Promise<string | undefined> => {
  try {
    return await bucket.put(leaseName, holder, seen);
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    // An answer may be lost, and the same write refused the second time.
    const found = await bucket.get(leaseName);
    return typeof found === 'object' && found.bytes.equals(holder) ? found.etag : undefined;
  }
};

const waitFor = async (bucket: Bucket, holder: Buffer, staleMs: number): Promise<string> => {
  const giveUpAt = performance.now() + giveUpMs;
  let seen: { etag: string; since: number } | undefined;
  while (performance.now() < giveUpAt) {
    const found = await bucket.get(leaseName);
    const now = performance.now();
    if (found === undefined || found === 'unchanged') {
      const taken = await take(bucket, holder, { absent: true });
      if (taken !== undefined) return taken;
      continue;
    }
    if (seen?.etag !== found.etag) seen = { etag: found.etag, since: now };
    if (found.bytes.equals(free) || now - seen.since > staleMs) {
      const taken = await take(bucket, holder, { etag: found.etag });
      if (taken !== undefined) return taken;
    }
    await pause(lookMs);
  }
  throw new Error('Another process is changing the release store. Try again when it is done.');
};

/**
 * Runs `work` while no other machine changes the bucket. A holder that does not renew its lease for a while has
 * lost it. @param staleMs how long that is, by the waiter's own clock, since clocks of machines differ.
 * @throws after 30 seconds of waiting for a live holder
 */
export const withLease = async <T>(
  bucket: Bucket,
  work: (stillHeld: StillHeld) => Promise<T>,
  staleMs = 10_000,
): Promise<T> => {
  const textNow = () => Buffer.from(JSON.stringify({ holder, at: new Date().toISOString() }));
  const holder = randomUUID();
  let etag: string | undefined = await waitFor(bucket, textNow(), staleMs);
  let renewing: Promise<void> | undefined;
  const renew = async (): Promise<void> => {
    if (etag === undefined) return;
    etag = await take(bucket, textNow(), { etag }).catch(() => etag);
  };
  const timer = setInterval(() => {
    // One at a time: a bucket that hangs would be asked for each later, one after the other.
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
  }, renewMs).unref();
  try {
    return await work(async () => {
      await renewing;
      if (etag === undefined)
        throw new Error('The release store was taken over by another process. Try again.');
    });
  } finally {
    clearInterval(timer);
    await renewing;
    // Nobody waits for a lease that is free; one that cannot be freed ends by itself.
    if (etag !== undefined) await take(bucket, free, { etag }).catch(() => undefined);
  }
};
