import { setTimeout as pause } from 'node:timers/promises';
import { languages } from '@portal/contracts';
import { currentRelease } from '@portal/release/store/releases';
import { expect, onTestFinished, test } from 'vitest';
import { openPrerenderedPages } from '../src/prerender/prerendered-pages.ts';
import { fakeApi, prerenderStore } from './support/prerendered.ts';

/** Three addresses of the remote, in every language. */
const all = 3 * languages.length;

const pagesOnAStore = async () => {
  const store = await prerenderStore();
  const release = await currentRelease(store, 'production');
  if (!release) throw new Error('Nothing is pinned.');
  const { api, ask } = fakeApi();
  const prerendered = openPrerenderedPages({
    store,
    origin: 'http://127.0.0.1:8080',
    settings: { flagUrl: '/flags/' },
    askApi: ask,
    compose: async (_release, _wanted, { html }) => ({ html, styleHashes: [] }),
    warn: (message) => expect.fail(message),
  });
  onTestFinished(() => prerendered.close());
  return { api, warm: () => prerendered.warm(release) };
};

test('pages are made at the start, and after edits once the content stands still', async () => {
  const { api, warm } = await pagesOnAStore();
  await warm();
  expect(api.asked).toHaveLength(all);
  await warm();
  expect(api.asked).toHaveLength(all);

  api.revision = 2;
  // What the content is made from is asked anew after a quarter of a second.
  await pause(300);
  await warm();
  expect(api.asked).toHaveLength(all);
  await warm();
  expect(api.asked).toHaveLength(2 * all);
});

test('pages of content that is changed while they are made are left for the next time', async () => {
  const { api, warm } = await pagesOnAStore();
  Object.assign(api, { slowMs: 50 });
  const first = warm();
  await expect.poll(() => api.asked.length).toBeGreaterThan(2);
  api.revision = 2;
  await first;
  expect(api.asked.length).toBeLessThan(all);
  await warm();
  expect(api.asked.length).toBeGreaterThan(all);
});
