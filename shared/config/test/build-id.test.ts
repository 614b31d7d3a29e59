import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** Direct dependencies by folder, and packages with what they need: `name@version`, as pnpm resolved them. */
interface Locked {
  importers: Record<string, string[]>;
  packages: Record<string, string[]>;
}

const locked: Locked = {
  importers: {
    shell: ['react@19.3.1'],
    'remotes/review': ['pdf@6.5.0', 'react@19.3.1'],
    'remotes/public-site': ['react@19.3.1'],
    'shared/ui': ['chakra@3.1.0'],
    'shared/config': ['bundler@2.3.2'],
  },
  packages: {
    'bundler@2.3.2': ['@scope/worker@1.0.0'],
    '@scope/worker@1.0.0': [],
    'chakra@3.1.0': [],
    'pdf@6.5.0': ['fonts@1.0.0'],
    'fonts@1.0.0': [],
    'react@19.3.1': [],
  },
};

const pair = (key: string): [string, string] => [
  key.slice(0, key.lastIndexOf('@')),
  key.slice(key.lastIndexOf('@') + 1),
];

const lockWith = ({ importers, packages }: Locked): string => {
  const importer = ([folder, keys]: [string, string[]]) =>
    `  ${folder}:\n    dependencies:\n${keys
      .map((key) => `      '${pair(key)[0]}':\n        specifier: x\n        version: ${pair(key)[1]}\n`)
      .join('')}`;
  const snapshot = ([key, needs]: [string, string[]]) =>
    needs.length === 0
      ? `  '${key}': {}\n`
      : `  '${key}':\n    dependencies:\n${needs.map((need) => `      '${pair(need)[0]}': ${pair(need)[1]}\n`).join('')}`;
  const packed = (key: string) => `  '${key}':\n    resolution: {integrity: sha512-${key}}\n`;
  return `lockfileVersion: '9.0'

importers:

${Object.entries(importers).map(importer).join('\n')}
packages:

${Object.keys(packages).map(packed).join('\n')}
snapshots:

${Object.entries(packages).map(snapshot).join('\n')}`;
};

/** A small workspace with its own copy of the code under test, which finds the workspace from where it lies. */
const workspace = async () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-build-id-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const describe = (dir: string, ...dependencies: string[]): void =>
    write(
      `${dir}/package.json`,
      JSON.stringify({
        version: '1.2.0',
        dependencies: Object.fromEntries(dependencies.map((name) => [`@portal/${name}`, 'workspace:*'])),
      }),
    );
  for (const file of ['build-id.ts', 'lockfile.ts', 'workspace.ts']) {
    cpSync(join(source, file), join(root, 'shared/config/src', file));
  }
  symlinkSync(join(source, '../node_modules'), join(root, 'node_modules'));
  describe('shared/contracts');
  describe('shared/ui');
  describe('shared/platform', 'contracts', 'ui');
  describe('shared/view', 'contracts');
  describe('shell', 'platform', 'ui');
  describe('remotes/review', 'platform', 'ui', 'view');
  describe('remotes/public-site', 'platform');
  write('pnpm-lock.yaml', lockWith(locked));
  write('remotes/review/src/expose.ts', 'export default 1');
  const code: typeof import('../src/build-id.ts') = await import(
    pathToFileURL(join(root, 'shared/config/src/build-id.ts')).href
  );
  const ids = () => ({
    shell: code.buildIdOf('shell'),
    review: code.buildIdOf('review'),
    site: code.buildIdOf('public-site'),
  });
  return { write, ids, code };
};

const changes: { file: string; changed: string[] }[] = [
  { file: 'remotes/review/src/queue.ts', changed: ['review'] },
  { file: 'remotes/review/locales/en.json', changed: ['review'] },
  { file: 'remotes/review/src/queue.test.ts', changed: [] },
  { file: 'remotes/review/README.md', changed: [] },
  { file: 'shared/view/src/index.ts', changed: ['review'] },
  { file: 'shared/ui/src/Button.tsx', changed: ['shell'] },
  { file: 'shared/platform/src/session.ts', changed: ['shell'] },
  { file: 'shared/platform/src/area/manifest.ts', changed: ['review', 'shell', 'site'] },
  { file: 'shared/contracts/src/calls.ts', changed: ['review', 'shell', 'site'] },
  { file: 'shared/config/src/base-config.ts', changed: ['review', 'shell', 'site'] },
  { file: 'shell/src/main.tsx', changed: ['shell'] },
];

test.each(changes)('a change of $file gives a new version to $changed', async ({ file, changed }) => {
  const { write, ids } = await workspace();
  const before = ids();
  write(file, 'changed');
  const after = ids();
  expect(
    Object.keys(after)
      .filter((app) => Reflect.get(after, app) !== Reflect.get(before, app))
      .sort(),
  ).toEqual(changed);
});

const all = ['review', 'shell', 'site'];

const lockChanges: { what: string; edit: (lock: Locked) => void; changed: string[] }[] = [
  {
    what: 'a package that only review needs',
    edit: ({ importers, packages }) => {
      importers['remotes/review']?.push('charts@1.0.0');
      packages['charts@1.0.0'] = [];
    },
    changed: ['review'],
  },
  {
    what: 'what a package of review needs itself',
    edit: ({ packages }) => {
      packages['pdf@6.5.0'] = ['fonts@1.1.0'];
      packages['fonts@1.1.0'] = [];
    },
    changed: ['review'],
  },
  {
    what: 'what a shared unit needs, which only the shell bundles',
    edit: ({ importers, packages }) => {
      importers['shared/ui'] = ['chakra@3.2.0'];
      packages['chakra@3.2.0'] = [];
    },
    changed: ['shell'],
  },
  {
    what: 'what the bundler needs',
    edit: ({ packages }) => {
      packages['bundler@2.3.2'] = ['@scope/worker@1.0.1'];
      packages['@scope/worker@1.0.1'] = [];
    },
    changed: all,
  },
  {
    what: 'a package that none needs',
    edit: ({ importers, packages }) => {
      importers.api = ['postgres@3.0.0'];
      packages['postgres@3.0.0'] = [];
    },
    changed: [],
  },
];

test.each(lockChanges)(
  'a lockfile with another version of $what changes $changed',
  async ({ edit, changed }) => {
    const { write, ids } = await workspace();
    const before = ids();
    const edited = structuredClone(locked);
    edit(edited);
    write('pnpm-lock.yaml', lockWith(edited));
    const after = ids();
    expect(all.filter((app) => Reflect.get(after, app) !== Reflect.get(before, app))).toEqual(changed);
  },
);

test('the same name and version with other bytes is another version', async () => {
  const { write, ids } = await workspace();
  const before = ids();
  write('pnpm-lock.yaml', lockWith(locked).replace('sha512-pdf@6.5.0', 'sha512-other'));
  expect(ids()).toEqual({ ...before, review: expect.not.stringMatching(before.review) });
});

test('the same sources give the same version, wherever they lie', async () => {
  const [one, other] = [await workspace(), await workspace()];
  expect(one.ids()).toEqual(other.ids());
  expect(one.code.versionOf('review')).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
});

test('a federation name can stand as a variable', async () => {
  const { code } = await workspace();
  expect(code.federationName('public-site', '0a1b2c3d')).toBe('public_site_0a1b2c3d');
});

test('an app that is not there is named', async () => {
  const { code } = await workspace();
  expect(() => code.versionOf('nothing')).toThrow('There is no app "nothing"');
});
