import { currentRelease } from '@portal/release/store/releases';
import { storeWith } from '@portal/release/test/store';
import { expect, test } from 'vitest';
import { developmentBuilds } from '../src/development-builds.ts';
import { gatewayOn } from './support/gateway.ts';

const headers = { accept: 'text/html' };
const origin = 'http://127.0.0.1:8111';
const review = {
  app: 'review',
  baseUrl: `${origin}/`,
  mfName: 'review_dev',
  entry: ['remoteEntry.js'],
  styles: [],
};

test('an area under development is on the page, every other area as released', async () => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  const app = gatewayOn(store, { development: developmentBuilds([review]) });
  const { body } = await app.inject({ url: '/review', headers });
  expect(body).toContain(`href="${origin}/remoteEntry.js"`);
  expect(body).toContain('"pin":"review@development","previous":[]');
  expect(body).toContain('"pin":"cms@1.0.0-aaaaaaaa"');
  expect((await currentRelease(store, 'production'))?.remotes.review?.pin).toBe('review@1.0.0-aaaaaaaa');
});

test('only development opens the policy, and only to that server', async () => {
  const store = await storeWith({ app: 'review' });
  const policyOf = async (app: ReturnType<typeof gatewayOn>) =>
    String((await app.inject({ url: '/review', headers })).headers['content-security-policy']);
  expect(await policyOf(gatewayOn(store))).not.toContain('8111');
  const open = await policyOf(gatewayOn(store, { development: developmentBuilds([review]) }));
  // Besides, the page's own scripts by their hashes.
  expect(open.replaceAll(/ 'sha256-[^']+'/g, '')).toContain(`script-src 'self' ${origin};`);
  expect(open).toContain(`connect-src 'self' ${origin} ws://127.0.0.1:8111;`);
  expect(open).toContain("require-trusted-types-for 'script'");
});

test('what its sources contribute anew is on the next page', async () => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  const shown = developmentBuilds([review]);
  const app = gatewayOn(store, { development: shown });
  const statusOf = async (url: string) => (await app.inject({ url, headers })).statusCode;
  expect(await statusOf('/yearly')).toBe(404);
  const released = (await currentRelease(store, 'production'))?.remotes.review?.manifest;
  if (!released) throw new Error('There is no review.');
  shown.contribute('review', { ...released, routes: [...released.routes, { path: '/yearly' }] });
  expect([await statusOf('/yearly'), await statusOf('/review'), await statusOf('/cms')]).toEqual([
    200, 200, 200,
  ]);
});
