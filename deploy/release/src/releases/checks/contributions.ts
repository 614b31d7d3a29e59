import type { AreaManifest } from '@portal/platform/area';
import { patternsMeet } from '@portal/platform/release';
import type { Draft } from './draft-release.ts';
import { type Finding, finding } from './finding.ts';

interface Contribution {
  key: string;
  manifest: AreaManifest;
}

const clashes = (
  what: string,
  contributions: Contribution[],
  idsOf: (manifest: AreaManifest) => string[],
): Finding[] => {
  const owners = new Map<string, string>();
  return contributions.flatMap(({ key, manifest }) =>
    idsOf(manifest).flatMap((id) => {
      const owner = owners.get(id);
      owners.set(id, key);
      if (owner === undefined) return [];
      return finding('entry', key, id, `${key} claims the ${what} "${id}", which ${owner} has.`);
    }),
  );
};

const overlaps = (contributions: Contribution[]): Finding[] =>
  contributions.flatMap(({ key, manifest }, at) =>
    contributions.slice(at + 1).flatMap((other) =>
      manifest.routes.flatMap(({ path }) =>
        other.manifest.routes
          .filter((route) => patternsMeet(path, route.path))
          .map((route) => {
            const message = `${other.key} claims ${route.path}, which meets ${path} of ${key}.`;
            return finding('address', other.key, route.path, message);
          }),
      ),
    ),
  );

const checkAreaNames = ({ remotes }: Draft): Finding[] =>
  Object.entries(remotes).flatMap(([area, { pin, manifest }]) => {
    const { name } = manifest;
    if (name === area) return [];
    return finding('area-name', pin, name, `${pin} calls itself "${name}" but is pinned as "${area}".`);
  });

/** No two apps claim the same address, menu entry or header entry. */
export const checkContributions = (draft: Draft): Finding[] => {
  const contributions = [
    { key: draft.shell, manifest: draft.shellManifest },
    ...Object.values(draft.remotes).map(({ pin, manifest }) => ({ key: pin, manifest })),
  ];
  return [
    ...checkAreaNames(draft),
    ...overlaps(contributions),
    ...clashes('sidebar key', contributions, ({ sidebar }) => (sidebar ?? []).map((entry) => entry.key)),
    ...clashes('action', contributions, ({ actions }) => (actions ?? []).map((action) => action.id)),
    ...clashes('header entry', contributions, ({ header }) => (header ?? []).map((entry) => entry.id)),
    ...clashes('footer column', contributions, ({ footer }) => (footer ?? []).map((column) => column.id)),
  ];
};
