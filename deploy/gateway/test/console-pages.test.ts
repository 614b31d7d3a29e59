import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { addManager } from '@portal/release/console/managers';
import { emptyFolder } from '@portal/release/test/store';
import { expect, test } from 'vitest';
import { gatewayOn } from './support/gateway.ts';

const withPages = () => {
  const [store, consolePages] = [emptyFolder(), emptyFolder()];
  writeFileSync(join(consolePages, 'index.html'), '<!doctype html><title>Releases</title>');
  writeFileSync(join(consolePages, 'main.0123456789.js'), 'start()');
  writeFileSync(join(consolePages, 'main.0123456789.js.gz'), gzipSync('start()'));
  return { store, app: gatewayOn(store, { consolePages }) };
};

test('while nobody has a token no page of the console is there', async () => {
  const { app } = withPages();
  for (const path of ['', '/', '/history', '/assets/main.0123456789.js'])
    expect((await app.inject(`/releases/console${path}`)).statusCode).toBe(404);
});

test('the document is at every address and never kept, its files are kept for good', async () => {
  const { store, app } = withPages();
  await addManager(store, 'Naledi Khumalo', 'manager');
  for (const path of ['', '/', '/history', '/canary?environment=staging']) {
    const { statusCode, body, headers } = await app.inject(`/releases/console${path}`);
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<title>Releases</title>')]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
  const url = '/releases/console/assets/main.0123456789.js';
  const plain = await app.inject(url);
  expect([plain.body, plain.headers['content-type']]).toEqual(['start()', 'text/javascript; charset=utf-8']);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  for (const absent of ['/assets/main.js', '/assets/..%2Findex.html', '/assets/index.html', '/api/nothing'])
    expect((await app.inject(`/releases/console${absent}`)).statusCode).toBe(404);
});

test('pages that are not built are said to be so', async () => {
  const store = emptyFolder();
  await addManager(store, 'Naledi Khumalo', 'manager');
  const reply = await gatewayOn(store, { consolePages: join(store, 'none') }).inject('/releases/console/');
  expect([reply.statusCode, reply.json().reasons[0]]).toEqual([
    503,
    expect.stringContaining('pnpm release console-pages'),
  ]);
});
