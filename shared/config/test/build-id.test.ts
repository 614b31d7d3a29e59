import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

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
  for (const file of ['build-id.ts', 'workspace.ts']) {
    cpSync(join(source, file), join(root, 'shared/config/src', file));
  }
  describe('shared/contracts');
  describe('shared/ui');
  describe('shared/platform', 'contracts', 'ui');
  describe('shared/view', 'contracts');
  describe('shell', 'platform', 'ui');
  describe('remotes/review', 'platform', 'ui', 'view');
  describe('remotes/public-site', 'platform');
  write('pnpm-lock.yaml', 'lock');
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
