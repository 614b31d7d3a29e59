import { parse } from 'yaml';

interface Needs<Version> {
  dependencies?: Record<string, Version>;
  optionalDependencies?: Record<string, Version>;
}

/** What is read here of a `pnpm-lock.yaml`. */
interface Lockfile {
  importers: Record<string, Needs<{ version: string }>>;
  packages: Record<string, { resolution: unknown }>;
  snapshots: Record<string, Needs<string>>;
}

let read: { text: string; lockfile: Lockfile } | undefined;

/** The last text is kept: every app asks for the same one. */
const lockfileOf = (text: string): Lockfile => {
  if (read?.text !== text) read = { text, lockfile: parse(text) };
  return read.lockfile;
};

/** Name and version of what an entry needs when it runs, the optional ones too. */
const neededBy = <Version>(entry: Needs<Version> | undefined): [name: string, version: Version][] =>
  Object.entries({ ...entry?.dependencies, ...entry?.optionalDependencies });

/**
 * The entries of a `pnpm-lock.yaml` that these folders of the workspace reach through what they need when
 * they run, each with the hash of its package. Links to other folders are not followed.
 */
export const reachedInLockfile = (text: string, folders: readonly string[]): string[] => {
  const { importers, packages, snapshots } = lockfileOf(text);
  const reached = new Set<string>();
  const follow = (name: string, version: string): void => {
    const key = version in snapshots ? version : `${name}@${version}`;
    if (version.startsWith('link:') || reached.has(key)) return;
    reached.add(key);
    for (const needed of neededBy(snapshots[key])) follow(...needed);
  };
  for (const folder of folders) {
    for (const [name, { version }] of neededBy(importers[folder])) follow(name, version);
  }
  return [...reached]
    .sort()
    .map((key) => `${key} ${JSON.stringify(packages[key.replace(/\(.*$/, '')]?.resolution)}`);
};
