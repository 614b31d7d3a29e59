import type { Row } from './row.ts';
import type { World } from './worlds.ts';

/** What a bench is given. */
export interface Kit {
  /** Sizes that were asked for, smallest first. */
  sizes: readonly number[];
  /** How long one measurement takes. */
  seconds: number;
  /** How often each measurement is taken, in turn with its limit; the median counts. */
  rounds: number;
  /** What follows the name on the command line and is no option. */
  words: readonly string[];
  /** The database of that many applications, built when it is not there yet. */
  world(size: number): Promise<World>;
  /** Tells a person what is going on; not part of the result. */
  note(text: string): void;
}

/** A file `benches/<name>.bench.ts` exports one as `bench`. */
export interface Bench {
  /** One line for the list of benches. */
  summary: string;
  run(kit: Kit): Promise<Row[]>;
}
