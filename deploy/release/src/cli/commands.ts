import { canaryCommands } from './canary.ts';
import { changes } from './changes.ts';
import { consoleCommands } from './console.ts';
import type { Command } from './context.ts';
import { keyCommands } from './keys.ts';
import { matrixCommands } from './matrix.ts';
import { reads } from './reads.ts';

export const commands: Record<string, Command> = {
  ...changes,
  ...canaryCommands,
  ...reads,
  ...keyCommands,
  ...consoleCommands,
  ...matrixCommands,
};
