import { type Finding, finding, type JudgedBuild } from './finding.ts';

type Units = Pick<JudgedBuild, 'key' | 'build'>;

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

const needs = ({ key, build }: Units, shell: Units): Finding[] =>
  Object.entries(build.shared).flatMap(([unit, range]) => {
    const version = shell.build.shared[unit];
    if (version !== undefined && isWithin(version, range)) return [];
    const fault =
      version === undefined
        ? `needs ${unit}, which ${shell.key} does not provide`
        : `needs ${unit} ${range}; ${shell.key} provides ${version}`;
    const mend = `Deploy a shell that provides it first, or pin another build of ${build.app}.`;
    return finding('shared-unit', key, unit, `${key} ${fault}. ${mend}`);
  });

/** The parts of React work only with each other's very version. */
const unequalParts = ({ key, build }: Units, verb: string): Finding[] => {
  const { react, ...others } = build.shared;
  return ['react-dom', 'react/jsx-runtime'].flatMap((part) => {
    const version = others[part];
    // A shell without react-dom renders nothing; a remote may do without naming it.
    if (version === react || (version === undefined && !(build.app === 'shell' && part === 'react-dom')))
      return [];
    const message = `${key} ${verb} react ${react} with ${part} ${version}; they must be equal.`;
    return finding('react', key, part, message);
  });
};

/** What a remote's build needs of the shared units and the shell's build does not have. */
export const checkUnits = (area: Units, shell: Units): Finding[] => [
  ...needs(area, shell),
  ...unequalParts(area, 'needs'),
];

/** What is wrong with the units that a shell's build provides. */
export const checkProvidedUnits = (shell: Units): Finding[] => unequalParts(shell, 'provides');
