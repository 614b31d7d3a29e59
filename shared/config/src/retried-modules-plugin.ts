import { type Compiler, rspack } from '@rspack/core';

const { RuntimeGlobals, RuntimeModule } = rspack;

/** Forgets modules that threw, whenever a chunk is asked for. */
class RetriedModules extends RuntimeModule {
  constructor() {
    super('retried modules', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const cache = RuntimeGlobals.moduleCache;
    return `${RuntimeGlobals.ensureChunkHandlers}.retried = () => {
  for (const id in ${cache}) if (${cache}[id].error) delete ${cache}[id];
};`;
  }
}

/**
 * A module that threw keeps its error, and so does each that needs it: where a shared unit did not load, a page
 * would go on failing after its files are there again. With this it runs once more on the next try.
 * Source: https://github.com/webpack/webpack/issues/19351.
 */
export class RetriedModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RetriedModulesPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetriedModulesPlugin', (chunk, needs) => {
        needs.add(RuntimeGlobals.ensureChunkHandlers);
        needs.add(RuntimeGlobals.moduleCache);
        compilation.addRuntimeModule(chunk, new RetriedModules());
      });
    });
  }
}
