import { areaNames } from '@portal/config/versions';
import type { ReleaseDocument } from '@portal/platform/release';
import { mustHave } from '../releases/rollback.ts';
import { storedBuilds } from '../store/read-store.ts';
import { UsageError } from './usage-error.ts';

export interface Context {
  store: string;
  environment: string;
  by: string;
  reason: string | undefined;
  ticket: string | undefined;
  /** Number of the release that a command is about, where it is not the current one. */
  release: number | undefined;
  mayBeUntested: boolean;
  /** Address of the API that stands behind the cells of a matrix. Absent: one is started with example data. */
  api: string | undefined;
  /** The environment whose builds a matrix crosses with. */
  against: string;
  /** A matrix is only shown. */
  isListed: boolean;
  /** Cells of a matrix that passed before are run, too. */
  isAnew: boolean;
  /** How many releases a command leaves as they are. */
  keep: number | undefined;
  /** For how many visitors, as it was written: `5%`. */
  share: string | undefined;
  /** Shares with minutes, as they were written: `1%:20,10%:60,all`. */
  steps: string | undefined;
  /** Roles. */
  groups: readonly string[];
  /** `<name>=<number>` each. */
  budget: readonly string[];
  /** Of a person at the identity provider. */
  email: string | undefined;
  /** Tells how far the work is; never the answer itself. */
  say: (line: string) => void;
}

/** What a command found or did: for scripts, and for a person. */
export interface Answer {
  data: unknown;
  lines: readonly string[];
  /** Something is wrong with what was found. */
  fault?: string | undefined;
}

/** What a command takes. */
interface Takes {
  /** How many words after its name; absent: any number. */
  words?: number;
  /** Options that mean something to it and not to every command. */
  options?: readonly string[];
  /** Its word is the environment. */
  namesEnvironment?: true;
}

export type Run = (args: string[], context: Context) => Promise<Answer>;

export type Command = Takes & { run: Run };

export const taking = (takes: Takes, run: Run): Command => ({ ...takes, run });

export const knownApps = (): string[] => ['shell', ...areaNames()];

export const checkedApps = (args: string[], known = knownApps()): string[] => {
  for (const arg of args) {
    if (!known.includes(arg)) throw new UsageError(`There is no app "${arg}". Known: ${known.join(', ')}.`);
  }
  return args;
};

/** What can be released: the apps of this workspace and those that the store has builds of, as of another squad. */
export const releasableApps = async ({ store }: Pick<Context, 'store'>): Promise<string[]> => {
  const stored = (await storedBuilds(store)).map(({ app }) => app);
  return [...new Set([...knownApps(), ...stored])];
};

export const some = (args: string[], what: string): string[] => {
  if (args.length === 0) throw new UsageError(`Name ${what}.`);
  return args;
};

export const numberFrom = (arg: string | undefined): number | undefined => {
  if (arg === undefined) return undefined;
  if (!/^\d+$/.test(arg)) throw new UsageError(`"${arg}" is not the number of a release.`);
  return Number(arg);
};

/** The release with that number, or the current one. */
export const releaseFrom = (
  sequence: number | undefined,
  { store, environment }: Context,
): Promise<ReleaseDocument> => mustHave(store, environment, sequence);
