import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver, { type Context } from 's3rver';
import { onTestFinished, vi } from 'vitest';

const name = 'portal-releases';

/** What RFC 9110 says of a write under a condition; the server itself has them for reads only. */
const isRefused = async (store: S3rver['store'], { path, headers }: Context): Promise<boolean> => {
  const key = decodeURIComponent(path).split('/').slice(2).join('/');
  const present = await store.getMetadata(name, key).then(
    ({ etag }) => etag,
    () => undefined,
  );
  if (headers['if-none-match'] === '*') return present !== undefined;
  return headers['if-match'] !== undefined && headers['if-match'] !== present;
};

/** Requests for one object one after the other: the server's own writes can be seen half done. */
const inTurn = () => {
  const last = new Map<string, Promise<unknown>>();
  return async (context: Context, work: () => Promise<void>): Promise<void> => {
    const before = last.get(context.path);
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    last.set(context.path, closed);
    context.res.once('close', resolve);
    await before;
    await work();
  };
};

/** A real S3-compatible server with one empty bucket, which `RELEASE_STORE_URL` names; gone with the test. */
export const bucketServer = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-bucket-'));
  let port = 0;
  let server: S3rver | undefined;
  let writesLeft = Number.POSITIVE_INFINITY;
  let busyFor = 0;
  let held: Promise<void> | undefined;
  let slowMs = 0;
  const start = async (): Promise<void> => {
    const made = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name, configs: [] }],
    });
    const turn = inTurn();
    made.middleware.unshift((context, next) =>
      turn(context, async () => {
        await held;
        await pause(slowMs);
        if (context.method === 'PUT') writesLeft -= 1;
        if (busyFor > 0 || writesLeft < 0) {
          context.status = busyFor > 0 ? 503 : 500;
          busyFor = Math.max(0, busyFor - 1);
        } else if (context.method === 'PUT' && (await isRefused(made.store, context))) {
          context.status = 412;
          context.body = '<Error><Code>PreconditionFailed</Code></Error>';
        } else await next();
      }),
    );
    port = (await made.run()).port;
    server = made;
  };
  const stop = async (): Promise<void> => {
    await server?.close();
    server = undefined;
  };
  await start();
  vi.stubEnv('RELEASE_STORE_URL', `s3://${name}/portal?endpoint=http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await stop();
    rmSync(directory, { recursive: true, force: true });
  });
  /** After so many more writes it answers 500 to everything, until it is told another number. */
  const failAfter = (writes: number): void => {
    writesLeft = writes;
  };
  /** It takes requests and answers none, until what is returned is called. */
  const hold = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  /** It answers so many requests with 503. */
  const beBusy = (requests: number): void => {
    busyFor = requests;
  };
  /** Each request takes so many milliseconds from now on. */
  const beSlow = (milliseconds: number): void => {
    slowMs = milliseconds;
  };
  return { start, stop, failAfter, hold, beBusy, beSlow };
};
