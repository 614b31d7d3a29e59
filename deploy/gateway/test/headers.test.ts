import { SUPER } from '@portal/contracts';
import type { AreaRoute } from '@portal/platform/area';
import { emptyFolder, storeWith } from '@portal/release/test/store';
import { expect, test } from 'vitest';
import { gatewayOn } from './support/gateway.ts';

const accept = 'text/html';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'reporting-endpoints': 'csp="/api/csp-report"',
  'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
};

test.each([
  '/review',
  '/nobody',
  '/auth/sign-in',
  '/assets/review/1.0.0-aaaaaaaa/remoteEntry.1.js',
  '/assets/review/1.0.0-aaaaaaaa/missing.js',
  '/releases/production/current.json',
  '/releases/production/99.json',
  '/flags/ke.svg',
  '/favicon.svg',
])('%s carries the protecting headers', async (url) => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  const { headers } = await app.inject({ url, headers: { accept } });
  expect(headers).toMatchObject(everywhere);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('the policy of a page has no unsafe word and no foreign origin', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  const { headers } = await app.inject({ url: '/review', headers: { accept } });
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe|http|\*/);
  // The two scripts in a page behind a guard, by their bytes.
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^' ]+'){2};/);
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types default dompurify rendered-page;",
  );
  const closed = ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"];
  expect(policy.split('; ')).toEqual(expect.arrayContaining(closed));
});

test('every inline style of a page is named by hash in its policy', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  const { headers, body } = await app.inject({ url: '/review', headers: { accept } });
  const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) {
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${digest}'`);
  }
  expect(body).not.toMatch(/ style="| on\w+="/);
});

test('addresses of the sign-in pages are told to nobody', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  const policyOf = async (url: string) =>
    (await app.inject({ url, headers: { accept } })).headers['referrer-policy'];
  expect(await policyOf('/auth/reset?token=secret')).toBe('no-referrer');
  expect(await policyOf('/review')).toBe('strict-origin-when-cross-origin');
});

test('only a portal on https asks browsers to stay on https', async () => {
  const store = await storeWith({ app: 'review' });
  const plain = await gatewayOn(store).inject({ url: '/review', headers: { accept } });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  const secure = gatewayOn(store, { publicUrl: 'https://fund.example' });
  const reply = await secure.inject({ url: '/review', headers: { accept } });
  expect(reply.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
  expect(reply.headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('flags from elsewhere are allowed by their exact origin', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }), { flagUrl: 'https://flags.example/4x3' });
  const { headers, body } = await app.inject({ url: '/review', headers: { accept } });
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://flags.example;");
  expect(body).toContain('"settings":{"flagUrl":"https://flags.example/4x3"}');
});

test('before the first release the portal says that it is not ready', async () => {
  const app = gatewayOn(emptyFolder());
  const reply = await app.inject({ url: '/', headers: { accept } });
  expect(reply.statusCode).toBe(503);
  expect(reply.headers).toMatchObject({ ...everywhere, 'retry-after': '5' });
});

test('a public page may be framed by the portal itself where an editor previews it, and nothing else may', async () => {
  const routes: AreaRoute[] = [{ path: '/review' }, { path: '/own', guard: { roles: [SUPER] } }];
  const app = gatewayOn(await storeWith({ app: 'review', manifest: { routes } }));
  const framingOf = async (url: string) => {
    const { headers } = await app.inject({ url, headers: { accept } });
    const policy = String(headers['content-security-policy']);
    return `${headers['x-frame-options']} ${/frame-ancestors [^;]+/.exec(policy)?.[0]}`;
  };
  expect(await framingOf('/review?preview=frame&lang=fr')).toBe("SAMEORIGIN frame-ancestors 'self'");
  for (const url of [
    '/review',
    '/review?preview',
    '/review?preview=frames',
    '/own?preview=frame',
    '/auth/sign-in?preview=frame',
    '/nobody?preview=frame',
    '/assets/review/1.0.0-aaaaaaaa/remoteEntry.1.js?preview=frame',
    '/favicon.svg?preview=frame',
  ])
    expect(await framingOf(url), url).toBe("DENY frame-ancestors 'none'");
});

test('a framed preview has no looser word in its policy, is no search result, and keeps no language', async () => {
  const app = gatewayOn(await storeWith({ app: 'review' }));
  const policyOf = (headers: Record<string, unknown>) =>
    String(headers['content-security-policy']).replace(/; frame-ancestors '\w+'/, '');
  const plain = await app.inject({ url: '/review?lang=fr', headers: { accept } });
  const { headers } = await app.inject({ url: '/review?preview=frame&lang=fr', headers: { accept } });
  expect(policyOf(headers)).toBe(policyOf(plain.headers));
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(plain.headers['set-cookie']).toContain('portal_visit_language=fr');
  expect(headers['set-cookie']).toBeUndefined();
});
