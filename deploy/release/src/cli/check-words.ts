import { UsageError } from './usage-error.ts';

/** How many words a command takes after its name; one that is not here takes any number. */
const most: Readonly<Record<string, number>> = {
  'canary raise': 1,
  'canary hold': 1,
  'canary resume': 1,
  'canary stop': 1,
  'canary finish': 1,
  'canary judge': 2,
  'canary status': 0,
  rollback: 1,
  remove: 1,
  maintenance: 2,
  gc: 0,
  promote: 1,
  upload: 0,
  repair: 0,
  diff: 2,
  why: 1,
  impact: 1,
  history: 0,
  list: 1,
  show: 1,
  verify: 1,
  keys: 2,
  sign: 0,
  'console-pages': 0,
  'console-token': 3,
};

/** Options that mean something to these commands alone; the others are everybody's. */
const owners: Readonly<Record<string, readonly string[]>> = {
  share: ['canary', 'canary raise'],
  steps: ['canary'],
  group: ['canary'],
  budget: ['canary'],
  keep: ['gc'],
  untested: ['promote'],
  release: ['record-test'],
  list: ['matrix'],
  anew: ['matrix'],
  against: ['matrix'],
  email: ['console-token'],
};

/**
 * Refuses what a command would pass over: `pin review --share 5%` would serve everybody, `rollback review cms` take
 * back one of both. @throws UsageError
 */
export const checkWords = (name: string, args: readonly string[], options: readonly string[]): void => {
  const verb = `${name} ${args[0]}`;
  const command = verb in most ? verb : name;
  const words = command === verb ? args.slice(1) : args;
  const over = words[most[command] ?? words.length];
  if (over !== undefined) throw new UsageError(`"${over}" is one word too many for "${command}".`);
  for (const option of options) {
    const known = owners[option];
    if (known && !known.includes(command))
      throw new UsageError(`--${option} means nothing to "${command}", only to: ${known.join(', ')}.`);
  }
};
