import { pathToFileURL } from 'node:url';
import type { UsedExports } from '@portal/config/rspack';
import type { CallFacts } from '@portal/contracts';
import type { AreaManifest } from '@portal/platform/area';
import { operationKey, operationOf } from '../../store/operation.ts';
import type { CalledOperation } from '../../store/schemas.ts';

/** Every call of the API is declared in a module of the contracts. */
const ofContracts = /[\\/]shared[\\/]contracts[\\/]src[\\/].*calls\.ts$/;

const isCall = (value: unknown): value is CallFacts =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'permission' in value;

/**
 * The calls of the API that the bundler kept in a build: the exports that its code uses of the modules that
 * declare calls, packages that are bundled into it included.
 */
export const callsIn = async (used: UsedExports): Promise<CallFacts[]> => {
  const found: CallFacts[] = [];
  for (const [file, names] of Object.entries(used)) {
    if (!ofContracts.test(file)) continue;
    const module: Record<string, unknown> = await import(pathToFileURL(file).href);
    const kept = names === 'all' ? Object.keys(module) : names;
    found.push(...kept.map((name) => module[name]).filter(isCall));
  }
  return found;
};

/** What is called of the API, by its code and by the lists behind its actions; each once. */
export const operationsOf = (
  { actions = [] }: AreaManifest,
  calls: readonly CallFacts[],
): CalledOperation[] => {
  const lists = actions.map(({ items }) => operationOf('GET', items.source));
  const all = [...lists, ...calls.map(({ method, path }) => operationOf(method, path))];
  const byKey = new Map(all.map((operation) => [operationKey(operation), operation]));
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, operation]) => operation);
};
