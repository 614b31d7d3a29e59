import { type Compilation, type Configuration, rspack, type Stats } from '@rspack/core';
import { type NamesByUnit, sharedNames } from './imported-names.ts';
import { type LazyUnits, lazyUnits } from './lazy-units.ts';
import { type UsedExports, usedExports } from './used-exports.ts';

/** What the build put where, for those who describe it. */
export interface BuildReport {
  /**
   * Entry or chunk name → its files. Words of a language come as `locale-<language>`, a shared unit that the app
   * provides outside its first script by the name of the unit.
   */
  chunks: Record<string, string[]>;
  /** Chunk name → shared units outside the first script that it waits for. */
  units: LazyUnits['wanted'];
  /** Shared unit → the names that a provider gives of it, or that a consumer imports from it. */
  names: NamesByUnit;
  used: UsedExports;
}

const localeFile = /[\\/]locales[\\/]([a-z]{2})\.json$/;
/** Messages that no page needs first; neither is what shares their chunk. */
const laterFile = /[\\/]later-locales[\\/](?:[\w-]+[\\/])?[a-z]{2}\.json$/;

/** The chunks with each language's words, found by the files in them, so that nobody has to name them. */
const localeChunks = ({ chunks, chunkGraph }: Compilation): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const chunk of chunks) {
    if (chunk.canBeInitial()) continue;
    const files = [...chunkGraph.getChunkModulesIterable(chunk)].map(
      (module) => module.identifier().split('|').at(-1) ?? '',
    );
    const language = files.map((file) => localeFile.exec(file)?.[1]).find(Boolean);
    if (language === undefined || files.some((file) => laterFile.test(file))) continue;
    found[`locale-${language}`] = [...(found[`locale-${language}`] ?? []), ...chunk.files];
  }
  return found;
};

const reportOf = (stats: Stats): BuildReport => {
  const { compilation } = stats;
  const { provided, wanted } = lazyUnits(compilation);
  return {
    chunks: {
      ...Object.fromEntries(
        [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()] as const),
      ),
      ...localeChunks(compilation),
      ...provided,
    },
    units: wanted,
    names: sharedNames(stats),
    used: usedExports(stats),
  };
};

/** Puts another file in the place of the modules whose request matches. */
export const replaceModule = (request: RegExp, file: string) =>
  new rspack.NormalModuleReplacementPlugin(request, file);

/** Builds once. Rejects with the compiler's own messages when there is an error. */
export const runBuild = (config: Configuration): Promise<BuildReport> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((failure, stats) => {
      const report = stats && !stats.hasErrors() ? reportOf(stats) : undefined;
      const errors = stats?.toString({ preset: 'errors-only' });
      compiler.close(() => {
        if (failure) reject(failure);
        else if (report) resolve(report);
        else reject(new Error(errors ?? 'The build gave no result.'));
      });
    });
  });
