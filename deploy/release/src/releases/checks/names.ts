import type { Contract } from '../../documents/schemas.ts';
import { isSlip } from '../../store/meant-name.ts';
import { type Finding, finding, type JudgedBuild } from './finding.ts';

type Named = Pick<JudgedBuild, 'key' | 'build'> & { contract?: Pick<Contract, 'names'> | undefined };

/** Names imported from the shared units that the shell does not provide: undefined when the remote runs. */
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
    return finding('name', area.key, `${unit} ${listed}`, message);
  });
