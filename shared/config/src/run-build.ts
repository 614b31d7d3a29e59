import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';

/** Builds once. Rejects with the compiler's own messages when there is an error. */
export const runBuild = (config: Configuration): Promise<StatsCompilation> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(failure);
        if (!stats) return reject(new Error('The build gave no result.'));
        if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only' })));
        resolve(
          stats.toJson({
            all: false,
            assets: true,
            chunks: true,
            chunkGroups: true,
            entrypoints: true,
            warnings: true,
          }),
        );
      });
    });
  });
