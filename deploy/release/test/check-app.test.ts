import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '@portal/contracts';
import { expect, test } from 'vitest';
import {
  checkAddress,
  checkChunks,
  checkPaths,
  checkSizes,
  checkTexts,
  checkVersion,
} from '../src/publish/check-app.ts';
import { readManifest } from '../src/publish/read-manifest.ts';
import { emptyFolder } from './support/store.ts';

const english = { title: 'Reports', count_one: 'one', count_other: 'many', list: { empty: 'Nothing' } };

test('an app whose language lacks a text is not published; forms of a plural are one text', () => {
  const dir = emptyFolder();
  const write = (file: string, texts: object | string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), typeof texts === 'string' ? texts : JSON.stringify(texts));
  };
  for (const language of languages) {
    write(`locales/${language}.json`, english);
    write(`src/navigation/locales/${language}.json`, { title: 'Reports' });
    write(`node_modules/other/locales/${language}.json`, language === 'en' ? english : {});
  }
  write('locales/ar.json', { ...english, count_two: 'two' });
  expect(() => checkTexts(dir)).not.toThrow();
  write('locales/fr.json', { title: 'Rapports', count_other: 'plusieurs', list: {} });
  write('src/navigation/locales/pt.json', {});
  const lacking =
    'locales/fr.json lacks list.empty. src/navigation/locales/pt.json lacks title. English has it.';
  expect(() => checkTexts(dir)).toThrow(lacking);
  write('locales/sw.json', '{ "title": "Ripoti" ');
  expect(() => checkTexts(dir)).toThrow(/^locales\/sw\.json: Expected ',' or '}'/);
});

test.each([
  ['export default { name:\n', 'area.ts:1'],
  ['export default {\n  name: nobody };', 'area.ts:2:9'],
  [
    "export default { name: 'reports', title: { en: 'Reports' }, routes: [{}] };",
    'area.ts: /routes/0 must have',
  ],
])('what is wrong in src/area.ts is said with its place', async (source, place) => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/area.ts'), source);
  await expect(readManifest('reports', folder)).rejects.toThrow(place);
});

test.each(['nonsense-8a78ea19', '1.0-8a78ea19'])('%s is no version', (version) => {
  expect(() => checkVersion(version)).toThrow(`"${version}" is no version: write three numbers`);
  expect(() => checkVersion('0.1.0-8a78ea19')).not.toThrow();
});

test('a build that asks for its files elsewhere than they are served is refused', () => {
  const baseUrl = '/assets/review/0.1.0-8a78ea19/';
  expect(() => checkAddress(baseUrl, { baseUrl })).not.toThrow();
  for (const other of ['/elsewhere/', 'auto', undefined])
    expect(() => checkAddress(other, { baseUrl })).toThrow(
      `sets output.publicPath to "${other}", and the files are served below ${baseUrl}`,
    );
});

test('a chunk that no source names is refused with the address that names it', () => {
  const manifest = { name: 'review', title: {}, routes: [{ path: '/workspace/yearly', chunk: 'yearli' }] };
  const build = { chunks: { yearly: ['yearly.js'] } };
  expect(() => checkChunks(manifest as never, build as never)).toThrow(
    'src/area.ts names the chunk "yearli" for /workspace/yearly, which no import() has: in src/routes.tsx write',
  );
});

test('a script that is too large when packed is refused, and so is a page that begins with too much', () => {
  const folder = emptyFolder();
  const chunks = { list: ['list.js', 'chart.js'], later: ['later.js'], app: ['app.js'] };
  const build = { entry: ['remoteEntry.js'], chunks };
  const manifest = { routes: [{ path: '/workspace/list', chunk: 'list' }, { path: '/workspace' }] };
  const write = (name: string, bytes: number) =>
    writeFileSync(join(folder, `${name}.js.br`), 'x'.repeat(bytes));
  const check = () => checkSizes(folder, build as never, manifest as never);
  for (const [name, bytes] of [
    ['list', 60_000],
    ['chart', 40_000],
    ['later', 200_000],
    ['app', 100_000],
  ] as const)
    write(name, bytes);
  expect(check).not.toThrow();
  write('later', 200_001);
  expect(check).toThrow('The script later.js is 201 kB packed, of at most 200');
  write('later', 0);
  write('chart', 40_001);
  expect(check).toThrow('The page at /workspace/list is 101 kB packed, of at most 100');
  write('chart', 0);
  write('app', 100_001);
  expect(check).toThrow('What each page of it loads is 101 kB packed, of at most 100');
});

test('a script that names a folder of the machine that built it is refused', () => {
  const folder = emptyFolder();
  const write = (path: string) => writeFileSync(join(folder, 'pdf.js'), `load('file://${path}')`);
  write('/srv/portal/elsewhere/pdf.mjs');
  expect(() => checkPaths(folder, '/srv/portal')).not.toThrow();
  write('/srv/portal/node_modules/pdf.mjs');
  expect(() => checkPaths(folder, '/srv/portal')).toThrow('pdf.js names /srv/portal/node_modules/ of this');
});
