import { execFileSync } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { findBuild } from '@portal/release/store/builds';
import { buildFolder } from '@portal/release/store/layout';
import { expect, test } from 'vitest';
import { openRenderWorker, type RenderLimits } from '../src/prerender/render-worker.ts';
import type { WorkerSetup } from '../src/prerender/worker-protocol.ts';
import {
  fakeApi,
  firstVersion,
  prerenderedArea,
  prerenderStore,
  secondVersion,
} from './support/prerendered.ts';

/** A worker on a store of its own, whose remote dresses its heading so; `/api/later` is answered when the test says. */
const workerWith = async (
  dress: string,
  limits: Partial<RenderLimits>,
  compiled?: Record<string, Uint8Array>,
) => {
  const store = await prerenderStore(prerenderedArea(dress));
  const [shell, area] = await Promise.all([
    findBuild(store, 'shell', secondVersion),
    findBuild(store, 'review', firstVersion),
  ]);
  if (!shell || !area) throw new Error('The store lacks its builds.');
  const { api, ask } = fakeApi();
  const release = { remotes: {}, builds: {} } as never; // the small shell does not look at it
  const origin = 'http://portal.example';
  const setup: WorkerSetup = {
    store,
    origin,
    release,
    shell,
    areas: { review: area },
    ...(compiled && { compiled }),
  };
  const later = Promise.withResolvers<void>();
  const sent: { path: string; who: string | undefined }[] = [];
  const worker = openRenderWorker(
    setup,
    async (path, headers) => {
      sent.push({ path, who: headers.authorization });
      if (path === '/api/later') await later.promise;
      return ask(path);
    },
    limits,
  );
  const wanted = { address: '/review/a', language: 'en', session: 'signed-out' } as const;
  return {
    api,
    setup,
    worker,
    sent,
    renderIn: async (timeZone: string) =>
      (await worker.run('render', { ...wanted, reader: { timeZone, isNarrow: false } })).html,
    renderFor: (who: string) =>
      worker.run('render', wanted, { headers: { authorization: who }, from: '127.0.0.1' }),
    answerLater: later.resolve,
    render: async () => (await worker.run('render', wanted)).html,
  };
};

test('a rendering without end is ended, and the next page is rendered', async () => {
  const { api, worker, render } = await workerWith("(text) => { while (text === 'endless'); return text; }", {
    timeMs: 1_500,
    memoryMb: 64,
  });
  api.text = 'endless';
  await expect(render()).rejects.toThrow('took too long');
  api.text = 'short';
  // The worker that takes its place may need longer than a page to start.
  await expect.poll(() => render().catch(String)).toContain('<h1>short</h1>');
  await worker.close();
  await expect(render()).rejects.toThrow('closed');
});

test('a worker that takes longer to start than a page may take is not started again for the next page', async () => {
  const { setup, worker, render } = await workerWith('(text) => text', { timeMs: 1_000 });
  const script = join(buildFolder(setup.store, 'shell', secondVersion), setup.shell.server ?? '');
  const text = readFileSync(script);
  rmSync(script);
  // It is read once somebody writes into it, and by one worker only.
  execFileSync('mkfifo', [script]);
  await expect(render()).rejects.toThrow('took too long');
  const writing = await open(script, 'w');
  await writing.writeFile(text);
  await writing.close();
  await expect.poll(() => render().catch(String)).toContain('<h1>Words</h1>');
  await worker.close();
});

test('a worker that never ends its start is replaced though somebody always waits for a page', async () => {
  const mark = join(mkdtempSync(join(tmpdir(), 'portal-start-')), 'first');
  const { worker, render } = await workerWith(
    `((fs) => { try { fs.mkdirSync('${mark}'); } catch { return (text) => text; } for (;;); })(process.getBuiltinModule('node:fs'))`,
    { timeMs: 1_000, startMs: 5_000 },
  );
  await expect(render()).rejects.toThrow('took too long');
  await expect.poll(() => render().catch(String), { timeout: 25_000 }).toContain('<h1>Words</h1>');
  await worker.close();
}, 40_000);

test('what a page leaves running and fails later ends its worker and nobody else', async () => {
  const { api, worker, answerLater, render } = await workerWith(
    "(text) => { if (text === 'late') fetch(new URL('/api/later', location)).then(() => { throw new Error('too late'); }); return text; }",
    { timeMs: 10_000, memoryMb: 64 },
  );
  // Listening for its end alone: a listener for its error would keep the error from this process.
  const ended = new Promise((resolve) => {
    const see = (message: unknown) => {
      unsubscribe('worker_threads', see);
      (message as { worker: Worker }).worker.once('exit', resolve);
    };
    subscribe('worker_threads', see);
  });
  api.text = 'late';
  expect(await render()).toContain('<h1>late</h1>');
  api.text = 'next';
  answerLater();
  await ended;
  expect(await render()).toContain('<h1>next</h1>');
  await worker.close();
});

test('what the page of one reader left running does not ask in the name of the next', async () => {
  const { api, worker, sent, renderFor } = await workerWith(
    "(text) => { setTimeout(() => fetch(new URL('/api/left', location)).catch(() => {}), 30); return text; }",
    { timeMs: 10_000, memoryMb: 64 },
  );
  await renderFor('one');
  // The page of the other takes longer than what was left.
  api.slowMs = 300;
  await renderFor('other');
  expect(sent.map(({ path, who }) => [path, who])).toEqual([
    ['/api/text?lang=en', 'one'],
    ['/api/text?lang=en', 'other'],
  ]);
  await worker.close();
});

test('dates are shown in the time zone of each reader', async () => {
  const { worker, render, renderIn } = await workerWith(
    "() => Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(0) + ' ' + new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(0)",
    { timeMs: 10_000, memoryMb: 64 },
  );
  expect(await renderIn('Africa/Nairobi')).toContain('<h1>03:00 09:00</h1>');
  expect(await renderIn('America/Bogota')).toContain('<h1>19:00 09:00</h1>');
  expect(await render()).toContain('<h1>00:00 09:00</h1>');
  await worker.close();
});

test('a formatter that is kept and the fields of a date are in the time zone of each reader, too', async () => {
  const { worker, render, renderIn } = await workerWith(
    "() => { globalThis.kept ??= new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }); const at = new Date(0); return [kept.format(at), at.getFullYear(), at.getMonth() + 1, at.getDate(), new Date('none').getDate()].join(' '); }",
    { timeMs: 10_000, memoryMb: 64 },
  );
  expect(await render()).toContain('<h1>00:00 1970 1 1 NaN</h1>');
  expect(await renderIn('America/Bogota')).toContain('<h1>19:00 1969 12 31 NaN</h1>');
  expect(await renderIn('Africa/Nairobi')).toContain('<h1>03:00 1970 1 1 NaN</h1>');
  await worker.close();
});

test('what a worker compiled before it came to rest is not compiled again by the next', async () => {
  const first = await workerWith("(text) => text + ' one'", { idleMs: 1 });
  expect(await first.render()).toContain('<h1>Words one</h1>');
  await expect.poll(() => Object.keys(first.setup.compiled ?? {})).toEqual(['shell', 'review']);

  // Of another text as long, which no release has under this name: what is shown says which of both ran.
  const next = await workerWith("(text) => text + ' two'", {}, first.setup.compiled);
  expect(await next.render()).toContain('<h1>Words one</h1>');
  await next.worker.close();

  const unlike = await workerWith("(text) => text + ' three'", {}, first.setup.compiled);
  expect(await unlike.render()).toContain('<h1>Words three</h1>');
  await unlike.worker.close();
  await first.worker.close();
});
