import { roles } from '@portal/contracts';
import { CurrentProfile } from '@portal/contracts/identity/profile';
import type { Operation } from '@portal/contracts/operation';
import type { AreaManifest } from '@portal/platform/area';
import type { Contract } from '../../documents/schemas.ts';
import { sortedSet } from './sorted-set.ts';

/** A property of an account that is on or off: a boolean, or 0 and 1. */
const isFlag = (schema: object): boolean =>
  ('type' in schema && schema.type === 'boolean') ||
  ('enum' in schema && Array.isArray(schema.enum) && schema.enum.join() === '0,1');

/** What the platform of this workspace lets a remote name in a guard or a menu. */
export const platformAccess: NonNullable<Contract['provides']> = {
  roles: sortedSet(roles),
  flags: sortedSet(
    Object.entries(CurrentProfile.properties).flatMap(([name, shape]) => (isFlag(shape) ? [name] : [])),
  ),
};

/** Who its guards and menus ask for, and the permissions that the API asks for in the calls that it makes. */
export const accessOf = (
  manifest: AreaManifest,
  calls: readonly Operation[],
): NonNullable<Contract['permissions']> => {
  const { routes, landing = {}, sidebar = [], actions = [] } = manifest;
  const guards = routes.flatMap(({ guard }) => guard ?? []);
  return {
    roles: sortedSet([
      ...[...guards, ...actions].flatMap((one) => one.roles),
      ...Object.keys(landing),
      ...sidebar.flatMap((entry) => [
        ...Object.keys(entry.roles),
        ...Object.keys({ ...entry.labelFor, ...entry.parent }),
      ]),
    ]),
    flags: sortedSet([...guards, ...sidebar].flatMap(({ flag }) => flag ?? [])),
    permissions: sortedSet(calls.map(({ permission }) => permission)),
  };
};
