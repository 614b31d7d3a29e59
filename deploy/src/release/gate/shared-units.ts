import { type Draft, type KeyedBuild, pinnedBuilds } from '../draft.ts';

const numbers = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10));

/** Whether a version lies in a caret range such as `^19.3.1`; other forms of range match exactly. */
export const isWithin = (version: string, range: string): boolean => {
  if (!range.startsWith('^')) return version === range;
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbers(range.slice(1));
  if (major !== wantedMajor) return false;
  if (major === 0 && minor !== wantedMinor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
};

/** What an area's build needs of the shared units and the shell's build does not have. */
export const checkUnitsOf = ([key, build]: KeyedBuild, [shell, { shared: provided }]: KeyedBuild): string[] =>
  Object.entries(build.shared).flatMap(([unit, range]) => {
    const version = provided[unit];
    if (version === undefined) return [`${key} needs ${unit}, which ${shell} does not provide.`];
    return isWithin(version, range) ? [] : [`${key} needs ${unit} ${range}; ${shell} provides ${version}.`];
  });

/** Each area can live with the units that the pinned shell provides. */
export const checkSharedUnits = (draft: Draft): string[] => {
  const [shell, ...areas] = pinnedBuilds(draft);
  if (!shell) return [`The release lacks the build ${draft.shell}.`];
  const [key, { shared: provided }] = shell;
  const reasons = areas.flatMap((area) => checkUnitsOf(area, shell));
  if (provided.react !== provided['react-dom']) {
    reasons.push(
      `${key} provides react ${provided.react} with react-dom ${provided['react-dom']}; they must be equal.`,
    );
  }
  return reasons;
};
