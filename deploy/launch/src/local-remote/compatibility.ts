import { sharedUnitsOf } from '@portal/config/versions';
import type { ReleaseDocument } from '@portal/platform/release';
import { operationKey } from '@portal/release/documents/operations';
import { checkContributions } from '@portal/release/releases/checks/contributions';
import { committedApi, readApiAt } from '@portal/release/releases/checks/deployed-api';
import { messagesOf } from '@portal/release/releases/checks/finding';
import { checkNames } from '@portal/release/releases/checks/names';
import { checkUnits } from '@portal/release/releases/checks/shared-units';
import type { IssuedOverride } from '@portal/release/signing/override';

/** What would break when the local shell and remote were shown among the builds of this release. */
export const faultsOfView = (
  view: ReleaseDocument,
  imported: IssuedOverride['names'],
  provided: Record<string, string[]>,
): string[] => {
  const shellBuild = view.builds[view.shell];
  if (!shellBuild) return [`The release lacks the build ${view.shell}.`];
  const shell = {
    key: view.shell,
    build: { ...shellBuild, shared: sharedUnitsOf('provided') },
    contract: { names: provided },
  };
  const alone = Object.entries(view.remotes).flatMap(([area, { pin }]) => {
    const build = view.builds[pin];
    // What is under development is compiled from the same sources as the shell.
    if (!build || build.version === 'development') return [];
    const judged = { key: pin, build, contract: { names: imported[area] ?? {} } };
    return [...checkUnits(judged, shell), ...checkNames(judged, shell)];
  });
  return messagesOf([...alone, ...checkContributions(view)]);
};

const named = 3;

/** What this checkout's API has and the portal's lacks, as a sentence; a call of it fails there. */
export const missingOperations = async (portal: string): Promise<string | undefined> => {
  const [deployed, known] = await Promise.all([readApiAt(portal).catch(() => undefined), committedApi()]);
  if (!deployed || !known) return undefined;
  const there = new Set(deployed.operations.map(operationKey));
  const missing = known.operations.map(operationKey).filter((key) => !there.has(key));
  if (missing.length === 0) return undefined;
  const more = missing.length > named ? ` and ${missing.length - named} more` : '';
  return `The portal has another contract: its API lacks ${missing.slice(0, named).join(', ')}${more}, which this checkout has. Calls of them fail.`;
};
