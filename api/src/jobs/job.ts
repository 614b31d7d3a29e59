import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';

/** Work that repeats. One instance at a time does it. */
export interface Job {
  name: string;
  everySeconds: number;
  run(deps: Deps): Promise<void>;
}

const lockOf = (name: string): number => createHash('sha256').update(name).digest().readInt32BE(0);

const runAlone = async (deps: Deps, job: Job): Promise<void> => {
  const connection = await deps.db.reserve();
  try {
    const [lock] = await connection<
      { held: boolean }[]
    >`select pg_try_advisory_lock(727274, ${lockOf(job.name)}) as held`;
    if (!lock?.held) return;
    try {
      await job.run(deps);
    } finally {
      await connection`select pg_advisory_unlock(727274, ${lockOf(job.name)})`;
    }
  } finally {
    connection.release();
  }
};

/** Starts the jobs. @returns a function that stops them and waits for those at work. */
export const startJobs = (deps: Deps, jobs: readonly Job[]): (() => Promise<void>) => {
  const timers = new Set<NodeJS.Timeout>();
  const working = new Set<Promise<void>>();
  let stopped = false;
  const schedule = (job: Job): void => {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const work = runAlone(deps, job)
        .catch((error: unknown) => deps.log.error({ err: error, job: job.name }, 'job failed'))
        .finally(() => {
          working.delete(work);
          schedule(job);
        });
      working.add(work);
    }, job.everySeconds * 1000);
    timer.unref();
    timers.add(timer);
  };
  jobs.forEach(schedule);
  return async () => {
    stopped = true;
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(working);
  };
};
