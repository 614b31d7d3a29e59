import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { PoolOptions } from '../database/db.ts';
import { openQueuePool, queuePreset } from '../database/job-queue-pool.ts';
import type { Deps } from '../deps.ts';
import type { Job } from './job.ts';
import { unlockDead } from './unlock-dead.ts';

/** Work that something else asks for, such as sending one mail. */
export type Tasks = TaskList;

const CONCURRENCY = 3;
/** One more listens for new jobs, one plans what repeats. */
const CONNECTIONS = CONCURRENCY + 2;
/** Runs of a repeating job before it is left to a person, or to its next time. */
const TRIES = 4;
const RESTART_MS = 2000;
const UNLOCK_EVERY_MS = 60_000;

const logTo = (log: Deps['log']): Logger =>
  new Logger((scope) => (level, message, meta) => {
    // The library logs every start and end at "info"; a failed job is logged by us, with its name.
    if (level === 'error' || level === 'warning') log.warn({ ...scope, cause: meta?.error }, message);
  });

/** Each repeating job in a queue of its own: a slow run delays the next one instead of meeting it. */
const calendarOf = (jobs: readonly Job[]) =>
  parseCronItems(
    jobs.map((job) => ({
      task: job.name,
      identifier: job.name,
      match: job.cron,
      options: { queueName: job.name, jobKey: job.name, maxAttempts: TRIES },
    })),
  );

const tasksOf = (deps: Deps, jobs: readonly Job[]): Tasks =>
  Object.fromEntries(jobs.map((job) => [job.name, () => job.run(deps)]));

/** Says what every task cost and whether it failed. */
const counted = (deps: Deps, tasks: Tasks): Tasks =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Tasks[string]] => [
      name,
      async (payload, helpers) => {
        const start = performance.now();
        const end = deps.traces.job(name);
        try {
          // A task that will not end must not keep the process from ending: it is tried again later.
          await Promise.race([task?.(payload, helpers), helpers.abortPromise]);
          deps.metrics.job(name, 'done', (performance.now() - start) / 1000);
          end();
        } catch (error) {
          deps.metrics.job(name, 'failed', (performance.now() - start) / 1000);
          end({ error });
          deps.log.error({ err: error, job: name, attempt: helpers.job.attempts }, 'job failed');
          throw error;
        }
      },
    ]),
  );

/** Takes part in the work that all instances on one database share. */
export const jobQueue = (
  deps: Deps,
  address: PoolOptions['address'],
  jobs: readonly Job[],
  ownTasks: Tasks,
) => {
  const { log, db, background } = deps;
  const taskList = counted(deps, { ...tasksOf(deps, jobs), ...ownTasks });
  const warnOfLoss = (error: unknown) => log.warn({ err: error }, 'job queue lost a connection');
  const pool = openQueuePool(address, CONNECTIONS, warnOfLoss);
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner: Runner | undefined;
  let loop: Promise<void> | undefined;
  let guard: NodeJS.Timeout | undefined;

  const unlock = (): void =>
    background.run('unlock work of killed instances', async () => {
      const dead = await unlockDead(db);
      if (dead > 0) log.warn({ dead }, 'work of killed instances freed');
    });

  const work = async (): Promise<void> => {
    const events: WorkerEvents = new EventEmitter();
    // The sign of life that `unlockDead` looks for.
    events.on('pool:listen:success', ({ workerPool, client }) => {
      client.once('drain', () => {
        client.query("select set_config('application_name', $1, false)", [workerPool.id]).catch(warnOfLoss);
      });
    });
    runner = await run({
      pgPool: pool,
      events,
      taskList,
      parsedCronItems: calendarOf(jobs),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: logTo(log),
      preset: queuePreset,
    });
    if (signal.aborted) await runner.stop();
    unlock();
    await runner.promise;
  };

  const workUntilStopped = async (): Promise<void> => {
    while (!signal.aborted) {
      await work().catch((error: unknown) => log.warn({ err: error }, 'job queue interrupted'));
      await wait(RESTART_MS, undefined, { signal }).catch(() => undefined);
    }
  };

  return {
    /** Begins to work; a database that is away is waited for. */
    start: (): void => {
      loop ??= workUntilStopped();
      // Not a job of the queue: what it frees could be what keeps it from running.
      guard ??= setInterval(unlock, UNLOCK_EVERY_MS).unref();
    },
    /** Takes no more work, waits for what is at work, and leaves. */
    stop: async (): Promise<void> => {
      stopping.abort();
      clearInterval(guard);
      await runner?.stop().catch(() => undefined); // it may have stopped by itself
      await loop;
      await pool.end();
    },
  };
};
