import type { Role } from '@portal/contracts';
import type { AreaManifest } from '@portal/platform/area';
import { createContext, use } from 'react';

/** What all manifests of a release add up to. The shell's own manifest comes first. */
export interface Contributions
  extends Required<Pick<AreaManifest, 'header' | 'footer' | 'sidebar' | 'actions'>> {
  manifests: readonly AreaManifest[];
  landings: Partial<Record<Role, string>>;
}

const byPosition = <T extends { position: number }>(entries: T[]): T[] =>
  entries.sort((a, b) => a.position - b.position);

export const collect = (manifests: readonly AreaManifest[]): Contributions => ({
  manifests,
  header: byPosition(manifests.flatMap(({ header = [] }) => header)),
  footer: byPosition(manifests.flatMap(({ footer = [] }) => footer)),
  sidebar: manifests.flatMap(({ sidebar = [] }) => sidebar),
  actions: manifests.flatMap(({ actions = [] }) => actions),
  landings: Object.assign({}, ...manifests.map(({ landing = {} }) => landing)),
});

export const ContributionsContext = createContext<Contributions>(collect([]));

/** What the remotes of this release contribute to the frame. */
export const useContributions = (): Contributions => use(ContributionsContext);
