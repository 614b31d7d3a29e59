import type { Stats } from '@rspack/core';

type StatsModule = NonNullable<ReturnType<Stats['toJson']>['modules']>[number];

/** Every module of a finished build, those too that were merged into others, with one kind of facts. */
export const modulesOf = (stats: Stats, facts: 'providedExports' | 'usedExports'): StatsModule[] => {
  const everyModule = { modules: true, nestedModules: true, orphanModules: true, dependentModules: true };
  const unbounded = { cachedModules: true, modulesSpace: 1e6, nestedModulesSpace: 1e6 };
  const flat = (modules: readonly StatsModule[] | undefined): StatsModule[] =>
    (modules ?? []).flatMap((module) => [module, ...flat(module.modules)]);
  return flat(stats.toJson({ all: false, [facts]: true, ...everyModule, ...unbounded }).modules);
};
