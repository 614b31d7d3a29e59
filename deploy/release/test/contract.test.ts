import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { baseConfig, runBuild } from '@portal/config/rspack';
import { areaNames, workspaceRoot } from '@portal/config/versions';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import type { Build } from '@portal/platform/release';
import { expect, test } from 'vitest';
import { operationOf } from '../src/documents/operations.ts';
import { accessOf, platformAccess } from '../src/publish/contract/access.ts';
import { callsIn, operationsOf } from '../src/publish/contract/calls.ts';
import { globalStylesOf } from '../src/publish/contract/global-styles.ts';
import { readNamespace } from '../src/publish/contract.ts';
import { publishApp } from '../src/publish/publish-app.ts';
import { readManifest } from '../src/publish/read-manifest.ts';
import { findBuild, findContract } from '../src/store/builds.ts';
import { hashFiles } from '../src/store/integrity.ts';
import { emptyFolder } from './support/store.ts';

const contractOf = async (app: string) => {
  const store = emptyFolder();
  const { version } = await publishApp(store, app);
  const build = await findBuild(store, app, version);
  const contract = build && (await findContract(store, build));
  if (!contract) throw new Error(`${app} has no contract.`);
  return contract;
};

/** Builds some files as a remote is built. The build is named `sample_1`. */
const built = async (files: Record<string, string>) => {
  const folder = emptyFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const base = baseConfig(folder);
  const path = join(folder, 'out');
  const output = { ...base.output, path, uniqueName: 'sample_1' };
  const report = await runBuild({ ...base, entry: { main: './main.ts' }, output });
  const build = { app: 'sample', mfName: 'sample_1', integrity: await hashFiles(path) } as Build;
  return { report, path, build };
};

test('a shell states what areas may name, and its own calls', async () => {
  const contract = await contractOf('shell');
  expect(contract.provides?.roles).toContain('FUND_BENEFICIARY_USER');
  expect(contract.provides?.flags).toContain('isChatAgent');
  expect(contract.exposes).toEqual([]);
  expect(contract.locales?.namespace).toBeUndefined();
  expect(contract.operations).toContainEqual(operationOf('POST', '/auth/login'));
});

test('a call counts when the bundled code uses it, however it is imported, and not when it was dropped', async () => {
  const calls = `${workspaceRoot}/shared/contracts/generated`;
  const { report } = await built({
    'main.ts': `
      import { exportAll } from './again.ts';
      import { listCountries, getCountry as unused } from '${calls}/funds/reference.ts';
      import * as log from '${calls}/kernel/log.ts';
      console.log(listCountries, exportAll, log.checkLog);`,
    'again.ts': `export { exportApplications as exportAll } from '${calls}/review/queue.ts';`,
  });
  const found = operationsOf(await readManifest('shell'), await callsIn(report.used));
  expect(found).toEqual([
    operationOf(listCountries.method, listCountries.path),
    operationOf('GET', '/log/check'),
    operationOf('POST', '/application/fundApplications/export/all/excel'),
  ]);
});

test('selectors of a style sheet count when they reach beyond the build; those of a CSS module do not', async () => {
  const { path, build } = await built({
    'main.ts': "import './page.css'; import * as own from './card.module.css'; console.log(own);",
    'page.css': `button, .toolbar > a { color: red } @media print { :root { color: black } }
      @keyframes turn { from { top: 0 } to { top: 1px } } @font-face { font-family: x; src: url(data:,) }`,
    'card.module.css': '.card { color: blue } @keyframes fade { to { opacity: 0 } }',
  });
  expect(await globalStylesOf(path, build)).toEqual(['.toolbar>a', ':root', '@keyframes turn', 'button']);
});

test('every area names its own words, and roles and flags that the platform knows', async () => {
  for (const area of areaNames()) {
    expect(readNamespace(area)).toBe(area);
    const { roles, flags } = accessOf(await readManifest(area), []);
    expect(platformAccess.roles).toEqual(expect.arrayContaining(roles));
    expect(platformAccess.flags).toEqual(expect.arrayContaining(flags));
  }
});
