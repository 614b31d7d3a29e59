import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Compiler, rspack } from '@rspack/core';
import { workspaceRoot } from './workspace.ts';

const script = join(workspaceRoot, 'shared/ui/src/prerender/print-global-styles.ts');

/** Emits the design system's styles for the whole page as one file, so that no browser has to make them. */
export class GlobalStylesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('GlobalStylesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('GlobalStylesPlugin', async () => {
        const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', script]);
        const hash = createHash('sha256').update(stdout).digest('hex').slice(0, 10);
        compilation.emitAsset(`global.${hash}.css`, new rspack.sources.RawSource(stdout));
      });
    });
  }
}
