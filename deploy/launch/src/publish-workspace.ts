import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { arePagesCurrent } from '@portal/release/console/build-pages';

const cli = join(import.meta.dirname, '../../release/src/cli.ts');

const run = (args: readonly string[], say: (line: string) => void, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const flags = ['--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...flags, cli, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    createInterface({ input: child.stdout }).on('line', say);
    createInterface({ input: child.stderr }).on('line', say);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });

/** In a process of its own, so that the bundler's memory is given back. Resolves to whether all were built. */
export const publishWorkspace = (
  store: string,
  apps: readonly string[],
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<boolean> => run(['publish', ...apps, '--store', store], say, signal);

/** Builds the pages of the release console when their sources changed. Resolves to whether they are built. */
export const buildConsole = async (say: (line: string) => void, signal: AbortSignal): Promise<boolean> =>
  (await arePagesCurrent()) || run(['console-pages'], say, signal);
