import type { Deps } from '../deps.ts';

/** Work that repeats: one instance at a time does it, and a failed run is tried again with growing pauses. */
export interface Job {
  name: string;
  /** Minute, hour, day, month, weekday; UTC. */
  cron: string;
  run(deps: Deps): Promise<void>;
}
