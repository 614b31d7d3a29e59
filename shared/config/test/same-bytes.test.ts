import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { expect, test } from 'vitest';
import { baseConfig } from '../src/base-config.ts';
import { runBuild } from '../src/run-build.ts';
import { sharedUnits } from '../src/shared-units.ts';
import { defineShellConfig } from '../src/shell-config.ts';
import { appDir } from '../src/workspace.ts';
import { folderWith } from './support/folder.ts';

/** Shared unit → its id in the build before. */
const ids: Record<string, unknown> = {};

const keepIds = (compiler: Compiler) =>
  compiler.hooks.done.tap('keep ids', ({ compilation: { modules, chunkGraph } }) => {
    for (const module of modules) {
      const unit = /^provide shared module \(default\) (.+)@[^@]+ = /.exec(module.identifier())?.[1];
      if (unit !== undefined) ids[unit] = chunkGraph.getModuleId(module);
    }
  });

const config = defineShellConfig({ dir: appDir('shell') });

/** The scripts of the shell, by their names. */
const buildShell = async (): Promise<Record<string, string>> => {
  const path = folderWith({});
  const plugins = [...(config.plugins ?? []), keepIds];
  await runBuild({ ...config, output: { ...config.output, path }, plugins });
  const scripts = readdirSync(path).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(scripts.map((file) => [file, readFileSync(join(path, file), 'utf8')]));
};

test('a later build writes the same bytes; ids of shared units are given, not made from where the checkout lies', async () => {
  const first = await buildShell();
  expect(Object.keys(first).length).toBeGreaterThan(20);
  expect(ids).toEqual(Object.fromEntries(sharedUnits().map(({ name }, index) => [name, index + 1])));
  expect(await buildShell()).toEqual(first);
});

test('short names in a script are the same whichever hashes stand in it', async () => {
  const functions = Array.from(
    { length: 30 },
    (_, index) =>
      `const call${index} = (first, second) => first + second + ${index}; out.push(call${index});`,
  );
  const builtWith = async (hash: string): Promise<string> => {
    const folder = folderWith({
      'main.js': `const out = []; ${functions.join('\n')} window.out = [out, '${hash}'];`,
    });
    await runBuild({ ...baseConfig(folder), entry: './main.js' });
    const [file = ''] = readdirSync(join(folder, 'dist'));
    return readFileSync(join(folder, 'dist', file), 'utf8').replace(hash, '');
  };
  expect(await builtWith('d'.repeat(200))).toBe(await builtWith('p'.repeat(200)));
});
