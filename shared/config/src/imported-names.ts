import type { Compilation, Stats } from '@rspack/core';
import { modulesOf } from './build-modules.ts';

/** Unit → names, sorted. */
export type NamesByUnit = Record<string, string[]>;

const consumed = /^consume shared module \([^)]*\) (@?[^@]+)@/;
const provided = /^provide shared module \([^)]*\) (@?[^@]+)@\S+ = (.+)$/;

const sorted = (names: Map<string, Set<string>>): NamesByUnit =>
  Object.fromEntries([...names].sort().map(([unit, found]) => [unit, [...found].sort()]));

/** The names that the build's code imports from each shared unit that it leaves to a provider. */
const importedNames = ({ modules, moduleGraph }: Compilation): NamesByUnit => {
  const names = new Map<string, Set<string>>();
  for (const module of modules) {
    const unit = consumed.exec(module.identifier())?.[1];
    if (unit === undefined) continue;
    const found = names.get(unit) ?? new Set();
    names.set(unit, found);
    for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
      const name = dependency?.ids?.[0];
      // A CommonJS module answers as its own default without a name for it.
      if (name !== undefined && name !== 'default') found.add(name);
    }
  }
  return sorted(names);
};

/** The names that the build provides of each shared unit. A unit whose names cannot be known is left out. */
const providedNames = (stats: Stats): NamesByUnit => {
  const units = new Map<string, string>();
  for (const module of stats.compilation.modules) {
    const [, unit, file] = provided.exec(module.identifier()) ?? [];
    if (unit !== undefined && file !== undefined) units.set(file, unit);
  }
  const names = new Map<string, Set<string>>();
  if (units.size === 0) return {};
  for (const module of modulesOf(stats, 'providedExports')) {
    const unit = units.get(module.nameForCondition ?? '');
    if (unit !== undefined && module.providedExports) names.set(unit, new Set(module.providedExports));
  }
  return sorted(names);
};

/** A provider's names of its shared units, or those that a consumer imports. */
export const sharedNames = (stats: Stats): NamesByUnit => {
  const names = providedNames(stats);
  return Object.keys(names).length > 0 ? names : importedNames(stats.compilation);
};
