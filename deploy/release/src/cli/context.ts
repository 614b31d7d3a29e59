import type { parseArgs } from 'node:util';
import { areaNames } from '@portal/config/versions';
import { meantText } from '../store/meant-name.ts';
import { storedBuilds } from '../store/read-store.ts';
import { UsageError } from './usage-error.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const texts = { type: 'string', multiple: true, default: [] as string[] } as const;

/** As `help.ts` explains them. */
export const options = {
  env: { ...text, short: 'e', default: 'production' },
  store: text,
  by: text,
  ticket: text,
  json: flag,
  create: flag,
  release: text,
  api: text,
  against: { ...text, default: 'production' },
  list: flag,
  anew: flag,
  keep: text,
  share: text,
  steps: text,
  group: texts,
  budget: texts,
  email: text,
  untested: flag,
  reason: { ...text, short: 'r' },
  help: { ...flag, short: 'h' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** The arguments of a command, and where it works. */
export interface Context
  extends Omit<Values, 'env' | 'store' | 'by' | 'reason' | 'ticket' | 'release' | 'keep'> {
  store: string;
  environment: string;
  by: string;
  reason: string | undefined;
  ticket: string | undefined;
  /** Number of the release that a command is about, where it is not the current one. */
  release: number | undefined;
  /** How many releases a command leaves as they are. */
  keep: number | undefined;
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
  /** It changes what people get, untested as a set: at a terminal, who names no environment is asked first. */
  asks?: true;
  /** By what it works while the bucket of the store does not answer; absent: it fails. */
  whileAway?: 'by what was read last' | 'as ever';
}

/** What a command takes that changes what an environment serves. */
export const changeOptions = ['env', 'by', 'reason', 'ticket', 'create', 'api'] as const;

export type Run = (args: string[], context: Context) => Promise<Answer>;

export type Command = Takes & { run: Run };

export const command = (takes: Takes, run: Run): Command => ({ ...takes, run });

/** A command that only looks. */
export const lookup = (takes: Takes, run: Run): Command => ({
  ...takes,
  whileAway: 'by what was read last',
  run,
});

export const knownApps = (): string[] => ['shell', ...areaNames()];

/** @param meant what could have been meant */
export const checkedApps = (args: string[], known = knownApps(), meant = known): string[] => {
  for (const [at, arg] of args.entries()) {
    const build = at > 0 && /^\d+\./.test(arg) && ` Did you mean "${args[at - 1]}@${arg}"?`;
    if (!known.includes(arg))
      throw new UsageError(
        `There is no app "${arg}". Known: ${known.join(', ')}.${build || meantText(arg, meant)}`,
      );
    if (args.indexOf(arg) < at) throw new UsageError(`"${arg}" is named twice.`);
  }
  return args;
};

/** What can be released: the apps of this workspace and those that the store has builds of, as of another squad. */
export const releasableApps = async ({ store }: Pick<Context, 'store'>): Promise<string[]> => {
  const stored = (await storedBuilds(store)).map(({ app }) => app);
  return [...new Set([...knownApps(), ...stored])];
};

export const mustName = (args: string[], what: string): string[] => {
  if (args.length === 0) throw new UsageError(`Name ${what}.`);
  return args;
};

/** @param names what could have been meant as well */
export const numberFrom = (arg: string | undefined, names: readonly string[] = []): number | undefined => {
  if (arg === undefined) return undefined;
  if (!/^\d+$/.test(arg))
    throw new UsageError(`"${arg}" is not the number of a release.${meantText(arg, names)}`);
  return Number(arg);
};
