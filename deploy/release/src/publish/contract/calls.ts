import { pathToFileURL } from 'node:url';
import type { UsedExports } from '@portal/config/rspack';
import { isOperation, type Operation } from '@portal/contracts/operation';
import type { AreaManifest } from '@portal/platform/area';
import { operationKey, operationOf } from '../../documents/operations.ts';
import type { CalledOperation } from '../../documents/schemas.ts';

/** What browsers call of the API is generated, each module from the one that declares its operations. */
const generated = /([\\/]shared[\\/]contracts[\\/])generated([\\/])/;

/** The exports of the generated calls that the code of a build uses, bundled packages included. */
export const callsIn = async (used: UsedExports): Promise<Operation[]> => {
  const found: Operation[] = [];
  for (const [file, names] of Object.entries(used)) {
    if (!generated.test(file)) continue;
    const module: Record<string, unknown> = await import(
      pathToFileURL(file.replace(generated, '$1src$2')).href
    );
    const kept = names === 'all' ? Object.keys(module) : names;
    found.push(...kept.map((name) => module[name]).filter(isOperation));
  }
  return found;
};

/** What is called of the API, by its code and by the lists behind its actions; each once. */
export const operationsOf = (
  { actions = [] }: AreaManifest,
  calls: readonly Operation[],
): CalledOperation[] => {
  const lists = actions.map(({ items }) => operationOf('GET', items.source));
  const all = [...lists, ...calls.map(({ method, path }) => operationOf(method, path))];
  const byKey = new Map(all.map((operation) => [operationKey(operation), operation]));
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, operation]) => operation);
};
