import { storeWith } from '@portal/release/test/store';
import { expect, test } from 'vitest';
import { canonicalPath } from '../src/page/canonical-path.ts';
import { gatewayOn } from './support/gateway.ts';

const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
const routes = ['/', '/about-us', '/news/:slug', '/workspace/*'].map((path) => ({ path }));

const ask = async (url: string) => {
  const app = gatewayOn(await storeWith({ app: 'review', manifest: { routes } }));
  return app.inject({ url, headers: { accept } });
};

test.each([
  ['//', '/'],
  ['///?lang=fr', '/?lang=fr'],
  ['/about-us/', '/about-us'],
  ['//about-us//?lang=fr&q=%2F%2Fa', '/about-us?lang=fr&q=%2F%2Fa'],
  ['/ABOUT-US', '/about-us'],
  ['/About-Us/?a=b?c', '/about-us?a=b?c'],
  ['/NEWS/Some-Post/', '/news/Some-Post'],
  ['/Workspace/users/ID-1', '/workspace/users/ID-1'],
  ['/news//evil.example/', '/news/evil.example'],
])('%s leads to %s for good', async (url, location) => {
  const { statusCode, headers } = await ask(url);
  expect([statusCode, headers.location]).toEqual([308, location]);
});

test.each(['/', '/about-us', '/about-us?lang=fr', '/news/Some-Post', '/workspace/users/ID-1'])(
  '%s is the address itself',
  async (url) => {
    const { statusCode, headers } = await ask(url);
    expect([statusCode, headers.location]).toEqual([200, undefined]);
  },
);

test.each([
  '//evil.example',
  '//evil.example/',
  '///evil.example/about-us',
  '/%5Cevil.example/',
  '/nobody/',
  '/ABOUT',
])('%s is not there and leads nowhere', async (url) => {
  const { statusCode, headers } = await ask(url);
  expect([statusCode, headers.location]).toEqual([404, undefined]);
});

test.each(['/API/funds', '//api/funds', '/ASSETS/a.js', '/assets//a.js'])(
  'the file or call %s is left as it is',
  async (url) => {
    const { headers } = await ask(url);
    expect(headers.location).toBeUndefined();
  },
);

test('a route for everything leads to no other host either', () => {
  const everything = { name: 'all', title: { en: 'All' }, routes: [{ path: '/*' }] };
  expect(canonicalPath([everything], '//evil.example')).toBe('/evil.example');
  expect(canonicalPath([everything], '/\\evil.example/')).toBeUndefined();
});
