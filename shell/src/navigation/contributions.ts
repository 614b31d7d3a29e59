import type { Role } from '@portal/contracts';
import type { AreaManifest } from '@portal/platform/area';

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
