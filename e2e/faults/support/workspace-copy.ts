import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');

/** A copy of the sources in which a test may change a remote and release it into the running portal. */
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
      'package.json',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
    ]) {
      cpSync(join(root, part), join(this.folder, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !/[\\/](dist|test-results)$/.test(source),
      });
    }
    for (const part of ['node_modules', 'api']) symlinkSync(join(root, part), join(this.folder, part));
  }

  /** Replaces a text in a file; throws when it is not there, so that no test passes by accident. */
  edit(file: string, from: string | RegExp, to: string): void {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no ${from}.`);
    writeFileSync(path, changed);
  }

  /** Runs a script of the copy, or a tool of the workspace, in the copy. */
  async run(script: string, ...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, [join(this.folder, script), ...args], {
      cwd: this.folder,
    });
    return stdout;
  }

  /** Runs the release command line against the store. */
  release(...args: string[]): Promise<string> {
    return this.run('deploy/release/src/cli.ts', '--store', this.#store, ...args);
  }

  /** Gives a new remote the installed packages of one that needs no fewer. */
  linkPackages(remote: string, like: string): void {
    cpSync(
      join(root, 'remotes', like, 'node_modules'),
      join(this.folder, 'remotes', remote, 'node_modules'),
      {
        recursive: true,
        verbatimSymlinks: true,
      },
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
