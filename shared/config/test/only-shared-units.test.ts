import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OnlySharedUnits } from '../src/only-shared-units.ts';
import { runBuild } from '../src/run-build.ts';
import { folderWith } from './support/folder.ts';

const build = (source: string) => {
  const folder = folderWith({ 'entry.js': source });
  return runBuild({
    context: folder,
    mode: 'production',
    entry: './entry.js',
    externals: { '@portal/ui': 'ui', '@portal/platform/area': 'area' },
    output: { path: join(folder, 'dist') },
    plugins: [new OnlySharedUnits()],
  });
};

test('an area may import a shared unit by its name', async () => {
  const report = await build("import '@portal/ui'; import '@portal/platform/area';");
  expect(report.chunks.main).toEqual(['main.js']);
});

test.each(['@portal/ui/src/index.ts', '@portal/ui/system', '@portal/platform/session'])(
  'an area that imports %s is refused, because it would bring a second copy',
  async (request) => {
    await expect(build(`import '${request}';`)).rejects.toThrow(`"${request}" is not a shared unit`);
  },
);
