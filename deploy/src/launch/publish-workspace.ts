import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const cli = join(import.meta.dirname, '../cli.ts');

/**
 * Publishes every app of the workspace whose sources changed, in a process of its own, so that the
 * bundler's memory is given back. Resolves to whether all of them could be built.
 */
export const publishWorkspace = (
  store: string,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const flags = ['--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...flags, cli, 'publish', '--store', store], {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    createInterface({ input: child.stdout }).on('line', say);
    createInterface({ input: child.stderr }).on('line', say);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
