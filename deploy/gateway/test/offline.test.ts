import { BENEFICIARY } from '@portal/contracts';
import { storeWith } from '@portal/release/test/store';
import { expect, test } from 'vitest';
import { gatewayOn } from './support/gateway.ts';

const routes = [
  { path: '/forms', chunk: 'page', offline: true as const },
  { path: '/forms/other', chunk: 'page' },
  { path: '/own/:id/*', chunk: 'page', guard: { roles: [BENEFICIARY] }, offline: true as const },
];

test('what a device keeps is named whole: of each page its address, its roles, and every file with its hash', async () => {
  const store = await storeWith({ app: 'review', manifest: { routes } });
  const app = gatewayOn(store, { offline: true });
  const { headers, ...answer } = await app.inject('/releases/offline.json?language=fr');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'cookie' });
  const { tag, parts } = answer.json();
  expect(tag).toBe('"1"');
  expect(parts.map(({ roles, page }: { roles?: string[]; page: object }) => ({ roles, page }))).toEqual([
    { page: { path: '/forms', address: '/forms' } },
    { roles: [BENEFICIARY], page: { path: '/own/:id/*', address: '/own/-' } },
  ]);
  const files: { href: string; integrity: string }[] = parts[1].files;
  expect(files.map(({ href }) => href)).toEqual([
    '/assets/shell/1.0.0-aaaaaaaa/main.1.js',
    '/assets/shell/1.0.0-aaaaaaaa/main.1.css',
    '/assets/shell/1.0.0-aaaaaaaa/locale-fr.1.js',
    '/assets/review/1.0.0-aaaaaaaa/remoteEntry.1.js',
    '/assets/review/1.0.0-aaaaaaaa/app.1.js',
    '/assets/review/1.0.0-aaaaaaaa/page.1.js',
    '/assets/review/1.0.0-aaaaaaaa/locale-fr.1.js',
  ]);
  for (const { integrity } of files) expect(integrity).toMatch(/^sha384-/);
  expect((await app.inject('/releases/offline.json?language=xx')).statusCode).toBe(404);
});

test('one setting puts a script that ends itself in the place of the one that keeps', async () => {
  const store = await storeWith({ app: 'review', manifest: { routes } });
  const scriptOf = (offline: boolean) => gatewayOn(store, { offline }).inject('/service-worker.js');
  const [on, off] = await Promise.all([scriptOf(true), scriptOf(false)]);
  for (const { headers } of [on, off])
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
  expect(on.body).not.toContain('unregister');
  expect(off.body).toContain('registration.unregister()');
  const page = (offline: boolean) =>
    gatewayOn(store, { offline }).inject({ url: '/forms', headers: { accept: 'text/html' } });
  expect((await page(true)).body).toContain('"isOffline":true');
  expect((await page(false)).body).not.toContain('isOffline');
  expect((await gatewayOn(store).inject('/releases/offline.json?language=fr')).statusCode).toBe(404);
});
