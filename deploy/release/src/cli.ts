import { createInterface } from 'node:readline';
import { runCommand } from './cli/run.ts';

// Whoever reads only the first lines closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const ask = async (question: string): Promise<boolean> => {
  process.stderr.write(`${question} [y/N] `);
  for await (const line of createInterface({ input: process.stdin })) return /^\s*y(es)?\s*$/i.test(line);
  return false;
};

const { log, error } = console;
const isTerminal = process.stdin.isTTY && process.stderr.isTTY;
process.exitCode = await runCommand(process.argv.slice(2), { log, error, ask: isTerminal ? ask : undefined });
