import { existsSync } from 'node:fs';
import type { DeployedApi } from '../../documents/schemas.ts';
import { findContract } from '../../store/builds.ts';
import { buildFolder, contractFacts } from '../../store/layout.ts';
import { faultOfBuild } from '../../store/signed-documents.ts';
import { checkAccess } from './access.ts';
import { findDeployedApi } from './deployed-api.ts';
import type { KeyedBuild } from './draft-release.ts';
import { checkBuildFiles } from './files.ts';
import { type Finding, finding, type JudgedBuild } from './finding.ts';
import { checkNames } from './names.ts';
import { checkOperations } from './operations.ts';
import { checkProvidedUnits, checkUnits } from './shared-units.ts';

/** A build is signed by a publisher who is trusted. */
const checkSignature = async (store: string, { key, build }: JudgedBuild): Promise<Finding[]> => {
  const fault = await faultOfBuild(store, build.app, build.version);
  return fault === undefined ? [] : [finding('signature', key, 'signature', fault)];
};

/** What every build of a set has to fit. */
interface Platform {
  environment: string;
  shell: JudgedBuild;
  /** Absent: nothing is known of it, and no build is judged by it. */
  api: DeployedApi | undefined;
}

/** A build with its contract; one that is missing or cannot be read is a finding, and the build is judged without. */
export const judgedBuild = async (
  store: string,
  [key, build]: KeyedBuild,
): Promise<{ judged: JudgedBuild; damage: Finding[] }> => {
  const without = (message: string) => ({
    judged: { key, build },
    damage: [finding('contract', key, contractFacts, message)],
  });
  try {
    const contract = await findContract(store, build);
    if (!contract) return without(`${key} has no ${contractFacts}. Publish it again.`);
    return { judged: { key, build, contract }, damage: [] };
  } catch (error) {
    return without(`${key} has a contract that cannot be read: ${(error as Error).message}.`);
  }
};

export const platformOf = async (
  store: string,
  environment: string,
  shell: KeyedBuild,
): Promise<Platform> => ({
  environment,
  shell: (await judgedBuild(store, shell)).judged,
  api: await findDeployedApi(store, environment),
});

/** Everything against one build that does not depend on the other remotes; a fallback is judged by it, too. */
export const checkBuild = async (
  store: string,
  keyed: KeyedBuild,
  { environment, shell, api }: Platform,
): Promise<Finding[]> => {
  const [key, { app, version }] = keyed;
  if (!existsSync(buildFolder(store, app, version))) {
    const gone = `${key} is gone from the store: it has no assets/${app}/${version}.`;
    const mend = `Publish it from its commit, or name another build of ${app}.`;
    return [finding('missing-build', key, key, `${gone} ${mend}`)];
  }
  const { judged, damage } = await judgedBuild(store, keyed);
  const isShell = judged.build.app === 'shell';
  return [
    ...(await checkBuildFiles(store, ...keyed)),
    ...damage,
    ...(await checkSignature(store, judged)),
    ...(isShell ? checkProvidedUnits(judged) : checkUnits(judged, shell)),
    ...(isShell ? [] : [...checkNames(judged, shell), ...checkAccess(judged, shell)]),
    ...(api ? checkOperations(judged, environment, api) : []),
  ];
};
