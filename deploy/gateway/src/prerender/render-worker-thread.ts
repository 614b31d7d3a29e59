import { AsyncLocalStorage } from 'node:async_hooks';
import type { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { PrerenderedApp } from '@portal/platform/area';
import type { Build, ShellServer } from '@portal/platform/release';
import type { ApiAnswer } from '@portal/release/canary/ask-api';
import { loadServerBuild } from './load-server-build.ts';
import { setReadersClock } from './readers-clock.ts';
import type { FromWorker, ToWorker, WorkerSetup } from './worker-protocol.ts';

/** Runs the pinned server builds away from the gateway, which ends this worker when it takes too long. */
const setup = workerData as WorkerSetup;
const send = (message: FromWorker): void => parentPort?.postMessage(message);

const waiting = new Map<number, (answer: ApiAnswer | null) => void>();
let calls = 0;
/** The job that what runs now belongs to, also when it runs later than that. */
const underWay = new AsyncLocalStorage<Extract<ToWorker, { kind: 'job' }>>();

const ask = (path: string, headers: Record<string, string>): Promise<ApiAnswer | null> =>
  new Promise((resolve) => {
    calls += 1;
    waiting.set(calls, resolve);
    send({ kind: 'ask', job: underWay.getStore()?.job ?? 0, call: calls, path, headers });
  });

// The builds are written for a browser: what they ask of it is answered here, and no more.
Object.assign(globalThis, {
  location: new URL(setup.origin),
  fetch: async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input));
    const isRead = (init.method ?? 'GET') === 'GET' && url.pathname.startsWith('/api/');
    if (url.origin !== setup.origin || !isRead) throw new TypeError(`No page may ask for ${url.href} here.`);
    const answer = await ask(url.pathname + url.search, Object.fromEntries(new Headers(init.headers)));
    if (answer === null) throw new TypeError('The API does not answer.');
    return new Response(answer.body, { status: answer.status });
  },
});

setReadersClock(() => underWay.getStore()?.wanted?.reader?.timeZone);

const isPrerenderedApp = (value: unknown): value is PrerenderedApp =>
  typeof value === 'object' && value !== null && 'app' in value;

const scripts = new Map<string, Script>();
const load = async (build: Build, units: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const { script, exports } = await loadServerBuild(setup.store, build, units, setup.compiled?.[build.app]);
  scripts.set(build.app, script);
  return exports;
};

/** With all that the pages so far had compiled. */
const compiled = () =>
  Object.fromEntries([...scripts].map(([app, script]) => [app, script.createCachedData()]));

const open = async () => {
  const shell = (await load(setup.shell, {})) as ShellServer;
  const areas: Record<string, PrerenderedApp> = {};
  for (const [area, build] of Object.entries(setup.areas)) {
    const loaded = (await load(build, shell.units)) as { default?: unknown };
    if (!isPrerenderedApp(loaded.default)) throw new Error(`${build.app} ${build.version} renders no pages.`);
    areas[area] = loaded.default;
  }
  return shell.openRenderer(setup.release, areas, setup.origin);
};

const renderer = await open();

type Job = Extract<ToWorker, { kind: 'job' }>;
const resultOf = ({ name, wanted }: Job): unknown => {
  if (wanted) return renderer.render(wanted);
  return name === 'compiled' ? compiled() : renderer.addresses();
};

const run = async (message: Job): Promise<void> => {
  try {
    send({ kind: 'done', result: await resultOf(message) });
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
};

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'job') return void underWay.run(message, () => run(message));
  waiting.get(message.call)?.(message.answer);
  waiting.delete(message.call);
});
send({ kind: 'ready' });
