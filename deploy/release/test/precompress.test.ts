import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from '../src/publish/precompress.ts';
import { listBuilds } from '../src/store/builds.ts';
import { hashFiles } from '../src/store/integrity.ts';
import { buildFolder } from '../src/store/layout.ts';
import { addBuild, emptyFolder } from './support/store.ts';

const text = 'export const words = "the same again";\n'.repeat(60);
/** Nothing that packing gives: tells a copy of the earlier build's file from one packed anew. */
const marked = Buffer.from('packed by an earlier build');

/** Packs `now` into an empty folder beside a store whose earlier build of the app has `before`. */
const pack = async (now: Record<string, string>, before: Record<string, string>, damage?: string) => {
  const store = emptyFolder();
  const folder = join(store, 'staging');
  addBuild(store, { app: 'review', files: before, packed: { 'app.1.js.br': marked, 'app.1.js.gz': marked } });
  if (damage) writeFileSync(join(buildFolder(store, 'review', '1.0.0-aaaaaaaa'), damage), 'cut off');
  mkdirSync(folder);
  for (const [name, content] of Object.entries(now)) writeFileSync(join(folder, name), content);
  await precompress(folder, await hashFiles(folder), store, await listBuilds(store, 'review'));
  return (name: string) => readFileSync(join(folder, name));
};

test('bytes that an earlier build packed are not packed again', async () => {
  const read = await pack({ 'app.1.js': text }, { 'app.1.js': text });
  expect(read('app.1.js.br')).toEqual(marked);
  expect(read('app.1.js.gz')).toEqual(marked);
});

test.each([
  ['other bytes under the same name', { 'app.1.js': `${text}// changed` }, undefined],
  ['an earlier packed file that is damaged', { 'app.1.js': text }, 'app.1.js.br'],
])('%s: packed anew', async (_why, now, damage) => {
  const read = await pack(now, { 'app.1.js': text }, damage);
  expect(brotliDecompressSync(read('app.1.js.br')).toString()).toBe(now['app.1.js']);
  if (!damage) expect(gunzipSync(read('app.1.js.gz')).toString()).toBe(now['app.1.js']);
});

test('short texts and pictures are left as they are', async () => {
  const store = emptyFolder();
  writeFileSync(join(store, 'short.js'), 'let a;');
  writeFileSync(join(store, 'picture.png'), text);
  await precompress(store, await hashFiles(store), store, []);
  expect(readdirSync(store).sort()).toEqual(['picture.png', 'short.js']);
});
