import { type Compiler, rspack } from '@rspack/core';

const hashes = /(?<=\.sri\w*Hashes = \{)[^{}]+(?=\})/g;

const sorted = (entries: string): string => entries.split(',').sort().join(',');

/**
 * Puts the hashes of chunks in the order of their ids: Rspack writes them in the order of its own numbers, which
 * go on from one build of a process to the next, so that the same sources gave other bytes.
 */
export class SortedHashesPlugin {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
    compiler.hooks.thisCompilation.tap('SortedHashesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'SortedHashesPlugin', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const text = asset.source().toString();
          const changed = text.replaceAll(hashes, sorted);
          if (changed !== text) compilation.updateAsset(file, new RawSource(changed));
        }
      });
    });
  }
}
