import { execFileSync } from 'node:child_process';

/** What git answers in a folder; nothing where it refuses. */
const ask = (folder: string, ...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
};

/** Where this branch left main; on main itself its last commit's parent, so that the commit counts. @throws Error */
const startOfChange = (folder: string): string => {
  const head = ask(folder, 'rev-parse', 'HEAD');
  const base = ask(folder, 'merge-base', 'HEAD', 'origin/main') ?? ask(folder, 'merge-base', 'HEAD', 'main');
  if (base && base !== head) return base;
  const parent = ask(folder, 'rev-parse', '--verify', 'HEAD~1');
  // Where a branch left main is cut off: nothing, or too little, would be taken for its change.
  if (!(base && parent) && ask(folder, 'rev-parse', '--is-shallow-repository') === 'true')
    throw new Error('This clone is shallow: run "git fetch --unshallow", or name a commit after "quick".');
  return parent ?? 'HEAD';
};

/** Committed, not yet committed and new ones. @throws Error when the commit is not known. */
export const changedFiles = (since?: string, folder = process.cwd()): string[] => {
  const start = since ?? startOfChange(folder);
  const differing = ask(folder, 'diff', '--name-only', '--end-of-options', start);
  if (differing === undefined) throw new Error(`Git knows no commit ${start}.`);
  const added = ask(folder, 'ls-files', '--others', '--exclude-standard') ?? '';
  return [...new Set([...differing.split('\n'), ...added.split('\n')])].filter(Boolean).sort();
};
