import { findContract } from '../../store/builds.ts';
import { type Draft, type KeyedBuild, pinnedBuilds } from '../draft.ts';

/**
 * The names that an area's build imports from the shared units and the shell's build does not provide. They
 * would be undefined when the area runs. A build without a contract is not judged.
 */
export const checkNamesOf = async (
  store: string,
  [key, build]: KeyedBuild,
  [shell, shellBuild]: KeyedBuild,
): Promise<string[]> => {
  const [wanted, given] = await Promise.all([findContract(store, build), findContract(store, shellBuild)]);
  return Object.entries(wanted?.names ?? {}).flatMap(([unit, names]) => {
    const provided = given?.names[unit];
    const missing = provided ? names.filter((name) => !provided.includes(name)) : [];
    if (missing.length === 0) return [];
    const mend = `Deploy a shell that provides ${missing.length > 1 ? 'them' : 'it'} first, or pin another build of ${build.app}.`;
    return [`${key} imports ${missing.join(', ')} from ${unit}, which ${shell} does not provide. ${mend}`];
  });
};

/** Every name that a pinned area imports from a shared unit is one that the pinned shell provides. */
export const checkNames = async (store: string, draft: Draft): Promise<string[]> => {
  const [shell, ...areas] = pinnedBuilds(draft);
  if (!shell) return [];
  return (await Promise.all(areas.map((area) => checkNamesOf(store, area, shell)))).flat();
};
