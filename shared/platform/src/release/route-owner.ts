import type { AreaManifest, AreaRoute } from '../area/manifest.ts';

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Whether a path is one that the pattern describes. A final `/*` matches the bare path, too. */
export const matchesPattern = (pattern: string, path: string): boolean => {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((segment, at) => segment.startsWith(':') || segment === given[at]);
};

/** Whether some path exists that both patterns describe. */
export const patternsMeet = (one: string, other: string): boolean => {
  const left = segmentsOf(one);
  const right = segmentsOf(other);
  for (let at = 0; ; at += 1) {
    const a = left[at];
    const b = right[at];
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a !== b && !a.startsWith(':') && !b.startsWith(':')) return false;
  }
};

/** The owner of a path and its route; `undefined` when nobody owns it. */
export const findRoute = (
  manifests: readonly AreaManifest[],
  path: string,
): { owner: string; route: AreaRoute } | undefined => {
  for (const manifest of manifests) {
    const route = manifest.routes.find(({ path: pattern }) => matchesPattern(pattern, path));
    if (route) return { owner: manifest.name, route };
  }
  return undefined;
};
