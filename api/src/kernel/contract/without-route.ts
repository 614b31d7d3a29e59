import { globSync } from 'node:fs';
import { isOperation } from '@portal/contracts/operation';

const declarations = new URL('../../../../shared/contracts/src/', import.meta.url);

/** Ids of the operations that are declared and that no route serves: the contract does not have them. */
export const withoutRoute = async (routed: ReadonlySet<string>): Promise<string[]> => {
  const files = globSync('*/*.ts', { cwd: declarations }).filter((file) => !file.endsWith('.test.ts'));
  const modules: object[] = await Promise.all(files.map((file) => import(new URL(file, declarations).href)));
  const declared = modules.flatMap((module) => Object.values(module).filter(isOperation));
  return declared.map(({ id }) => id).filter((id) => !routed.has(id));
};
