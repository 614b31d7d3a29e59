import { expect, test, vi } from 'vitest';
import { openRenderWorker, type RenderLimits } from '../src/ahead/render-worker.ts';
import { findBuild } from '../src/store/builds.ts';
import { areaAhead, fakeApi, firstVersion, secondVersion, storeAhead } from './rendered-ahead.ts';

/** A worker on a store of its own, whose area dresses its heading so. */
const workerWith = async (dress: string, limits: Partial<RenderLimits>) => {
  const store = await storeAhead(areaAhead(dress));
  const [shell, area] = await Promise.all([
    findBuild(store, 'shell', secondVersion),
    findBuild(store, 'review', firstVersion),
  ]);
  if (!shell || !area) throw new Error('The store lacks its builds.');
  const { api, ask } = fakeApi();
  const release = { remotes: {}, builds: {} } as never; // the small shell does not look at it
  const setup = { store, origin: 'http://portal.example', release, shell, areas: { review: area } };
  const worker = openRenderWorker(setup, ask, limits);
  const wanted = { address: '/review/a', language: 'en', session: 'signed-out' } as const;
  return { api, worker, render: async () => (await worker.run('render', wanted)).html };
};

test('a rendering without end is ended, and the next page is rendered', async () => {
  const { api, worker, render } = await workerWith("(text) => { while (text === 'endless'); return text; }", {
    timeMs: 1_500,
    memoryMb: 64,
  });
  api.text = 'endless';
  await expect(render()).rejects.toThrow('took too long');
  api.text = 'short';
  expect(await render()).toBe('<h1>short</h1>');
  await worker.close();
  await expect(render()).rejects.toThrow('closed');
});

test('what a page leaves running and fails later ends its worker and nobody else', async () => {
  const { api, worker, render } = await workerWith(
    "(text) => { if (text === 'late') setTimeout(() => { throw new Error('too late'); }, 0); return text; }",
    { timeMs: 10_000, memoryMb: 64 },
  );
  api.text = 'late';
  expect(await render()).toBe('<h1>late</h1>');
  api.text = 'next';
  await vi.waitFor(async () => expect(await render()).toBe('<h1>next</h1>'), { timeout: 15_000 });
  await worker.close();
});
