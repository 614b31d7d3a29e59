import type { Role } from '@portal/contracts';
import type {
  AreaManifest,
  FooterColumn,
  HeaderEntry,
  SidebarAction,
  SidebarEntry,
} from '@portal/platform/area';

/** What all manifests of a release add up to. The shell's own manifest comes first. */
export interface Contributions {
  manifests: readonly AreaManifest[];
  header: readonly HeaderEntry[];
  footer: readonly FooterColumn[];
  sidebar: readonly SidebarEntry[];
  actions: readonly SidebarAction[];
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
