import type { AreaManifest } from '@portal/platform/area';
import type { Contract } from '../../documents/schemas.ts';
import { sortedSet } from './sorted-set.ts';

/** Addresses, menu entries and actions by their names, in short: the manifest beside the contract has the whole. */
export const contributionsOf = ({
  routes,
  sidebar = [],
  header = [],
  footer = [],
  actions = [],
}: AreaManifest): Pick<Contract, 'routes' | 'navigation' | 'actions'> => ({
  routes: sortedSet(routes.map(({ path }) => path)),
  navigation: {
    sidebar: sortedSet(sidebar.map(({ key }) => key)),
    header: sortedSet(header.map(({ id }) => id)),
    footer: sortedSet(footer.map(({ id }) => id)),
  },
  actions: sortedSet(actions.map(({ id }) => id)),
});
