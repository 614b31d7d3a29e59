import { join } from 'node:path';
import { dependencyVersion, packageVersion, workspaceRoot } from './workspace.ts';

/** One module that the shell provides once and every remote uses. */
export interface SharedUnit {
  /** The import as written. */
  name: string;
  /** The version that this workspace provides. */
  version: string;
  /** The range that a remote built now accepts. */
  range: string;
  /** In the shell's first script; the others arrive with the first remote that needs them. */
  eager: boolean;
}

const uiDir = join(workspaceRoot, 'shared/ui');
const platformDir = join(workspaceRoot, 'shared/platform');

const unit = (name: string, version: string, eager = true): SharedUnit => ({
  name,
  version,
  range: `^${version}`,
  eager,
});

/**
 * React and our own curated packages only. A package shared by name keeps all its exports, because
 * its users are unknown when it is built, so Chakra, the router and the query client are shared as
 * the parts that `@portal/ui` and `@portal/platform` choose to re-export.
 */
export const sharedUnits = (): SharedUnit[] => {
  const react = dependencyVersion('react', uiDir);
  const reactDom = dependencyVersion('react-dom', uiDir);
  const ui = packageVersion(uiDir);
  const platform = packageVersion(platformDir);
  return [
    unit('react', react),
    unit('react/jsx-runtime', react),
    unit('react-dom', reactDom),
    unit('@portal/ui', ui),
    unit('@portal/ui/overlay', ui, false),
    unit('@portal/ui/table', ui, false),
    unit('@portal/platform', platform),
    unit('@portal/platform/forms', platform, false),
  ];
};

/** Unit → version that the shell provides, or range that a remote built now accepts. */
export const sharedUnitsOf = (side: 'provided' | 'accepted'): Record<string, string> =>
  Object.fromEntries(
    sharedUnits().map(({ name, version, range }) => [name, side === 'provided' ? version : range]),
  );
