import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');

/** A copy of the sources in which a test may change an area and release it into the running portal. */
export class WorkspaceCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'portal-workspace-'));
  readonly #store: string;

  constructor(store: string) {
    this.#store = store;
    for (const part of [
      'shared',
      'remotes',
      'shell',
      'deploy',
      'api/package.json',
      'package.json',
      'pnpm-lock.yaml',
    ]) {
      cpSync(join(root, part), join(this.folder, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !/[\\/](dist|test-results)$/.test(source),
      });
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Replaces a text in a file; throws when it is not there, so that no test passes by accident. */
  edit(file: string, from: string | RegExp, to: string): void {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no ${from}.`);
    writeFileSync(path, changed);
  }

  /** Runs the release command line against the store. */
  async release(...words: string[]): Promise<string> {
    const cli = join(this.folder, 'deploy/src/cli.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [cli, '--store', this.#store, ...words]);
    return stdout;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
