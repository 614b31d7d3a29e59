import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildFolder } from '@portal/release/store/layout';
import { editChunk, storeWith } from '@portal/release/test/store';
import { expect, test } from 'vitest';
import { gatewayOn } from './support/gateway.ts';

const packed = {
  'remoteEntry.1.js.br': brotliCompressSync('packed'),
  'remoteEntry.1.js.gz': gzipSync('packed'),
};
const entry = '/assets/review/1.0.0-aaaaaaaa/remoteEntry.1.js';

test('a file of a build is served for good, as the best coding that the client takes', async () => {
  const store = await storeWith({ app: 'review', packed });
  const app = gatewayOn(store);
  const codingFor = async (accept: string) =>
    (await app.inject({ url: entry, headers: { 'accept-encoding': accept } })).headers['content-encoding'];
  expect(await codingFor('gzip, deflate, br')).toBe('br');
  expect(await codingFor('gzip')).toBe('gzip');
  expect(await codingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(await codingFor('identity')).toBeUndefined();
  // A header that is read back and forth does not come to its end within the time that a test has.
  expect(await codingFor(`gzip${' '.repeat(400_000)}x`)).toBeUndefined();

  const plain = await app.inject(entry);
  expect(plain.body).toBe('/* review 1.0.0-aaaaaaaa */');
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
});

test('a compressed copy with other bytes than were published gives way to the plain file', async () => {
  const store = await storeWith({ app: 'review', packed });
  const file = join(buildFolder(store, 'review', '1.0.0-aaaaaaaa'), 'remoteEntry.1.js');
  writeFileSync(`${file}.br`, brotliCompressSync('something else'));
  const reply = await gatewayOn(store).inject({ url: entry, headers: { 'accept-encoding': 'br' } });
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.body).toBe('/* review 1.0.0-aaaaaaaa */');
});

test('a file with other bytes than were published is not served', async () => {
  const store = await storeWith({ app: 'review' });
  editChunk(store, 'review', 'remoteEntry.1.js');
  expect((await gatewayOn(store).inject(entry)).statusCode).toBe(404);
});

test.each([
  '/assets/review/1.0.0-aaaaaaaa/missing.js',
  '/assets/review/1.0.0-aaaaaaaa/build.json',
  '/assets/review/1.0.0-aaaaaaaa/area.json',
  '/assets/review/1.0.0-aaaaaaaa/',
  '/assets/review/1.0.0-aaaaaaaa',
  '/assets/review/9.9.9-none/remoteEntry.1.js',
  '/assets/nothing/1.0.0-aaaaaaaa/remoteEntry.1.js',
  '/assets/review/1.0.0-aaaaaaaa/..%2f..%2f..%2freleases%2fproduction%2fcurrent.json',
  '/assets/review/1.0.0-aaaaaaaa/%2e%2e/%2e%2e/cms',
  '/assets/review/1.0.0-aaaaaaaa/..%5c..%5cx',
  '/assets/review/..%2f..%2freleases/production/current.json',
  '/assets/..%2freleases/production/current.json',
  '/assets/review/1.0.0-aaaaaaaa/constructor',
  '/assets/',
  '/releases/production/2.json',
  '/releases/..%2fassets/current.json',
  '/releases/production/..%2f..%2fassets%2freview%2f1.0.0-aaaaaaaa%2fbuild.json',
  '/flags/zz.svg',
  '/flags/..%2fke.svg',
])('%s is not there, and no page takes its place', async (url) => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  const reply = await app.inject({ url, headers: { accept: 'text/html,*/*' } });
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body).toBe('Not found\n');
});

test('flags come from the portal itself and can do nothing when opened', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  const flag = await app.inject('/flags/ke.svg');
  expect(flag.headers['content-type']).toBe('image/svg+xml');
  expect(flag.headers['content-security-policy']).toContain('sandbox');
  expect(flag.body).toContain('<svg');
});

test('flags of another service are asked of it by their lower-case code', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }), { flagUrl: 'https://flags.example/4x3/' });
  const { statusCode, headers } = await app.inject('/flags/ke.svg');
  expect([statusCode, headers.location]).toEqual([302, 'https://flags.example/4x3/ke.svg']);
});

test('the current release is revalidated, a numbered one is kept for good', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  const current = await app.inject('/releases/production/current.json');
  expect(current.json()).toMatchObject({ sequence: 1, shell: 'shell@1.0.0-aaaaaaaa' });
  expect(current.headers['cache-control']).toBe('no-cache');
  const again = await app.inject({
    url: '/releases/production/current.json',
    headers: { 'if-none-match': String(current.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  const numbered = await app.inject('/releases/production/1.json');
  expect(numbered.headers['cache-control']).toContain('immutable');
});

test('an open tab learns by the number it has whether another release is served, and of no names or reasons', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  const ask = (known: number) =>
    app.inject({ url: '/releases/served.json', headers: { 'if-none-match': `"${known}"` } });
  const same = await ask(1);
  expect([same.statusCode, same.body]).toEqual([304, '']);
  const other = await ask(7);
  expect(other.json()).toMatchObject({ sequence: 1, remotes: { review: { pin: 'review@1.0.0-aaaaaaaa' } } });
  expect(other.headers['cache-control']).toBe('no-cache');
  expect(other.json()).not.toHaveProperty('change');
});
