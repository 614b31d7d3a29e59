import type { Stats } from '@rspack/core';
import { modulesOf } from './build-modules.ts';

/** Absolute path of a source → the names that the build keeps of it; `all` where it cannot find out which. */
export type UsedExports = Record<string, string[] | 'all'>;

const isOwnScript = (file: string): boolean => /\.tsx?$/.test(file) && !/[\\/]node_modules[\\/]/.test(file);

/** What the bundled code uses of each script of the workspace; what nobody uses is left out. */
export const usedExports = (stats: Stats): UsedExports => {
  const used: UsedExports = {};
  for (const { nameForCondition, usedExports: names } of modulesOf(stats, 'usedExports')) {
    const file = nameForCondition ?? '';
    if (!isOwnScript(file) || !names) continue;
    const known = used[file] ?? [];
    if (names === true || known === 'all') used[file] = 'all';
    else if (Array.isArray(names) && names.length > 0) used[file] = [...new Set([...known, ...names])].sort();
  }
  return used;
};
