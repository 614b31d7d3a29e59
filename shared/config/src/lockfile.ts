/** Key → lines below it, of one section of the lockfile. pnpm writes it with a fixed indentation. */
type Section = ReadonlyMap<string, readonly string[]>;

const unquoted = (word: string): string => word.replace(/^'(.*)'$/, '$1');

const sectionOf = (lines: readonly string[], name: string): Section => {
  const entries = new Map<string, string[]>();
  let isInside = false;
  let current: string[] = [];
  for (const line of lines) {
    if (/^\S/.test(line)) isInside = line === `${name}:`;
    else if (isInside && line.startsWith('    ')) current.push(line);
    else if (isInside && line.startsWith('  ')) {
      const [, key = '', rest = ''] = /^ {2}('[^']+'|[^\s:]+):(.*)$/.exec(line) ?? [];
      current = rest === '' ? [] : [rest];
      entries.set(unquoted(key), current);
    }
  }
  return entries;
};

let read: { text: string; sections: Record<'importers' | 'packages' | 'snapshots', Section> } | undefined;

/** The last text is kept: every app asks for the same one. */
const sectionsOf = (text: string) => {
  if (read?.text === text) return read.sections;
  const lines = text.split('\n');
  const sections = {
    importers: sectionOf(lines, 'importers'),
    packages: sectionOf(lines, 'packages'),
    snapshots: sectionOf(lines, 'snapshots'),
  };
  read = { text, sections };
  return sections;
};

/** Name → version of what an entry needs when it runs, the optional ones too. */
const dependenciesIn = (block: readonly string[]): [name: string, version: string][] => {
  const found: [string, string][] = [];
  let kind = '';
  let name = '';
  for (const line of block) {
    const [, indent = '', key = '', value = ''] = /^( +)('[^']+'|[^\s:]+):(?: (.*))?$/.exec(line) ?? [];
    if (indent.length === 4) kind = key;
    if (indent.length === 6) name = unquoted(key);
    const isVersion = indent.length === 6 ? value !== '' : indent.length === 8 && key === 'version';
    if (isVersion && /^(dependencies|optionalDependencies)$/.test(kind)) found.push([name, unquoted(value)]);
  }
  return found;
};

/**
 * The entries of a `pnpm-lock.yaml` that these folders of the workspace reach through what they need when
 * they run, each with the hash of its package. Links to other folders are not followed.
 */
export const reachedInLockfile = (text: string, folders: readonly string[]): string[] => {
  const { importers, packages, snapshots } = sectionsOf(text);
  const reached = new Set<string>();
  const follow = (block: readonly string[] | undefined): void => {
    for (const [name, version] of dependenciesIn(block ?? [])) {
      if (version.startsWith('link:')) continue;
      const key = snapshots.has(version) ? version : `${name}@${version}`;
      if (reached.has(key)) continue;
      reached.add(key);
      follow(snapshots.get(key));
    }
  };
  for (const folder of folders) follow(importers.get(folder));
  return [...reached]
    .sort()
    .map(
      (key) => `${key} ${packages.get(key.replace(/\(.*$/, ''))?.find((line) => /resolution/.test(line))}`,
    );
};
