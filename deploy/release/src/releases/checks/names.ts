import type { Contract } from '../../documents/schemas.ts';
import { type Finding, findings, type JudgedBuild } from './finding.ts';

type Named = Pick<JudgedBuild, 'key' | 'build'> & { contract?: Pick<Contract, 'names'> | undefined };

/** Whether one name becomes the other by one letter that is wrong, missing, too many or in the place of the next. */
const isSlip = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < shorter && one[start] === other[start]) start += 1;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  return Math.max(left.length, right.length) <= 1 || `${left[1]}${left[0]}` === right;
};

/**
 * The names that a remote's build imports from the shared units and the shell's build does not provide. They
 * would be undefined when the remote runs.
 */
export const checkNames = (area: Named, shell: Named): Finding[] =>
  Object.entries(area.contract?.names ?? {}).flatMap(([unit, names]) => {
    const provided = shell.contract?.names[unit];
    const missing = provided ? names.filter((name) => !provided.includes(name)) : [];
    if (missing.length === 0) return [];
    const meant = missing.flatMap((name) => provided?.find((known) => isSlip(name, known)) ?? []);
    const question = meant.length > 0 ? `Is ${meant.join(', ')} meant? Otherwise deploy` : 'Deploy';
    const mend = `${question} a shell that provides ${missing.length > 1 ? 'them' : 'it'} first, or pin another build of ${area.build.app}.`;
    const listed = missing.join(', ');
    const message = `${area.key} imports ${listed} from ${unit}, which ${shell.key} does not provide. ${mend}`;
    return findings('name', area.key, [[`${unit} ${listed}`, message]]);
  });
