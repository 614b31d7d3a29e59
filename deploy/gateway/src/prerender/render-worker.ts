import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ApiAnswer, AskApi } from '@portal/release/canary/ask-api';
import type { Reader } from './reader.ts';
import type { FromWorker, JobName, ResultOf, ToWorker, Wanted, WorkerSetup } from './worker-protocol.ts';

export interface RenderLimits {
  /** For one page, its calls of the API included. */
  timeMs: number;
  /** For the start of the worker: on a slow machine it takes longer than a page. */
  startMs: number;
  /** Of JavaScript memory. */
  memoryMb: number;
  /** After so long without a page its memory is given back; the next one starts it again. */
  idleMs: number;
}

const usual: RenderLimits = { timeMs: 10_000, startMs: 60_000, memoryMb: 256, idleMs: 30_000 };

/** A worker without the environment's secrets; what goes wrong in it ends it and nothing else. */
const start = (setup: WorkerSetup, { memoryMb }: RenderLimits): Worker =>
  new Worker(new URL('./render-worker-thread.ts', import.meta.url), {
    workerData: setup,
    env: { TZ: 'UTC' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });

export const openRenderWorker = (setup: WorkerSetup, askApi: AskApi, given: Partial<RenderLimits> = {}) => {
  const limits = { ...usual, ...given };
  let idle: NodeJS.Timeout | undefined;
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let jobs = 0;
  /** For whom the job under way is. */
  let current: Reader | undefined;
  /** Since when those start that are not ready yet. */
  const starting = new WeakMap<Worker, number>();

  const post = (to: Worker, message: ToWorker): void => to.postMessage(message);

  const ask = async ({ job, path, headers }: Extract<FromWorker, { kind: 'ask' }>): Promise<ApiAnswer> => {
    // What an earlier page left running must not ask in the name of the next reader.
    if (job !== jobs) throw new Error('The job is over.');
    return current?.answers?.[path] ?? askApi(path, { ...headers, ...current?.headers }, current?.from);
  };

  const listen = (from: Worker): void => {
    from.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') starting.delete(from);
      if (message.kind !== 'ask') return;
      const { call } = message;
      ask(message).then(
        (answer) => post(from, { kind: 'answer', call, answer }),
        () => post(from, { kind: 'answer', call, answer: null }),
      );
    });
  };

  const next = async (from: Worker, signal: AbortSignal): Promise<FromWorker> => {
    try {
      const messages: AsyncIterable<FromWorker[]> = on(from, 'message', { signal, close: ['exit'] });
      for await (const [message] of messages) if (message && message.kind !== 'ask') return message;
    } catch (error) {
      throw signal.aborted ? new Error('The rendering took too long.') : error;
    }
    throw new Error('The rendering ended by itself.');
  };

  const begin = (): Worker => {
    const begun = start(setup, limits);
    starting.set(begun, performance.now());
    begun.unref();
    // What a page leaves running may fail when nobody waits for it: that ends the worker, and nothing else.
    begun.on('error', () => {});
    begun.once('exit', () => {
      if (worker === begun) worker = undefined;
    });
    listen(begun);
    return begun;
  };

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };

  /** What it compiled is kept for the next: half of the time until a first page goes into that. */
  const rest = async (): Promise<void> => {
    if (!worker) return;
    try {
      setup.compiled = await perform('compiled', null, undefined);
    } finally {
      await stop();
    }
  };

  const restAfterIdle = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      last = last.then(rest).catch(() => undefined);
    }, limits.idleMs).unref();
  };

  const perform = async <J extends JobName>(
    name: J,
    wanted: Wanted<J>,
    reader: Reader | undefined,
  ): Promise<ResultOf<J>> => {
    if (isClosed) throw new Error('The renderer is closed.');
    const signal = AbortSignal.timeout(limits.timeMs);
    clearTimeout(idle);
    try {
      const own = worker ?? begin();
      worker = own;
      if (starting.has(own)) await next(own, signal);
      const outcome = next(own, signal);
      current = reader;
      jobs += 1;
      post(own, { kind: 'job', job: jobs, name, wanted });
      const message = await outcome;
      if (message.kind === 'failed') throw new RenderFailure(message.message);
      if (message.kind !== 'done') throw new Error('The renderer answered something else.');
      // The worker answers each job with the result of that job.
      return message.result as ResultOf<J>;
    } catch (error) {
      // One that has not started yet goes on for a while: ended by each page in turn, a slow machine would never have one.
      const since = worker && starting.get(worker);
      const mayStart = since !== undefined && performance.now() - since < limits.startMs;
      if (!mayStart && !(error instanceof RenderFailure)) await stop();
      throw error;
    } finally {
      current = undefined;
      restAfterIdle();
    }
  };

  return {
    /**
     * One at a time. Rejects, and ends the worker, when it takes too long or its process fails. Calls of the API are
     * made for `reader`: the worker itself never has what proves who somebody is.
     */
    run: <J extends JobName>(name: J, wanted: Wanted<J>, reader?: Reader): Promise<ResultOf<J>> => {
      const job = last.then(() => perform(name, wanted, reader));
      last = job.catch(() => undefined);
      return job;
    },
    /** Starts it ahead of a job that is about to come. */
    wake: (): void => {
      if (isClosed) return;
      worker ??= begin();
      restAfterIdle();
    },
    close: async (): Promise<void> => {
      isClosed = true;
      await stop();
    },
  };
};

export type RenderWorker = ReturnType<typeof openRenderWorker>;

/** The page itself could not be made, such as without the API; the worker goes on. */
class RenderFailure extends Error {
  override name = 'RenderFailure';
}
