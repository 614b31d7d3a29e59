import type { Deps } from '../deps.ts';

interface Work {
  name: string;
  run(deps: Deps): Promise<void>;
}

/** Work that repeats: one instance at a time does it, and a failed run is tried again with growing pauses. */
export type Job = Work &
  (
    | {
        /** At least 60; a day at most, counted from midnight UTC. */
        everySeconds: number;
      }
    | {
        /** Minute, hour, day, month, weekday; UTC. */
        cron: string;
      }
  );

/** A minute of UTC, as the queue's calendar gives it. */
interface Minute {
  min: number;
  hour: number;
}

/** Which minutes a job is due in: a cron text, or a test for a repetition that cron cannot say. */
export const dueIn = (job: Job): string | ((minute: Minute) => boolean) => {
  if ('cron' in job) return job.cron;
  const every = Math.max(1, Math.round(job.everySeconds / 60));
  return ({ min, hour }) => (hour * 60 + min) % every === 0;
};
