import { meantText } from '../store/meant-name.ts';
import { canaryCommands } from './canary.ts';
import { changes } from './changes.ts';
import { consoleCommands } from './console.ts';
import type { Command } from './context.ts';
import { keyCommands } from './keys.ts';
import { matrixCommands } from './matrix.ts';
import { reads } from './reads.ts';
import { UsageError } from './usage-error.ts';

export const commands: Record<string, Command> = {
  ...changes,
  ...canaryCommands,
  ...reads,
  ...keyCommands,
  ...consoleCommands,
  ...matrixCommands,
};

/** The command that a command line begins with, of one word or two, and the words after it. @throws UsageError */
export const commandOf = ([name = '', ...args]: readonly string[]) => {
  const verb = `${name} ${args[0]}`;
  const [known, words] = Object.hasOwn(commands, verb) ? [verb, args.slice(1)] : [name, args];
  const command = Object.hasOwn(commands, known) && commands[known];
  if (!command)
    throw new UsageError(`There is no command "${name}".${meantText(name, Object.keys(commands))}`);
  return { name: known, command, words };
};

const takersOf = (option: string): string[] =>
  Object.keys(commands).filter((name) => commands[name]?.options?.includes(option));

/**
 * Refuses what a command would pass over: `pin review --share 5%` would serve everybody, `rollback review cms` take
 * back one of both. @throws UsageError
 */
export const checkArguments = (
  name: string,
  command: Command,
  words: readonly string[],
  options: readonly string[],
): void => {
  const over = words[command.words ?? words.length];
  if (over !== undefined) throw new UsageError(`"${over}" is one word too many for "${name}".`);
  if (command.namesEnvironment && options.includes('env'))
    throw new UsageError(`"${name}" is told its environment as a word, not by --env.`);
  for (const option of options) {
    const takers = takersOf(option);
    if (takers.length > 0 && !takers.includes(name))
      throw new UsageError(
        `--${option} means nothing to "${name}"${takers.length > 3 ? '' : `, only to: ${takers.join(', ')}`}.`,
      );
  }
};
