import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/config/free-port';

/** Prints how long the portal takes to start with nothing left to build, and what it holds when nobody uses it. */
const limits = { startMs: 4000, idleMegabytes: 250 };
const starts = Number(process.argv[2] ?? 5);
const idleMs = 120_000;

const folder = await mkdtemp(join(tmpdir(), 'portal-start-'));
const port = await freePort();
const script = join(import.meta.dirname, '../../launch/src/start.mjs');

/** Resolves once the portal answers that it is ready. */
const start = async () => {
  const portal = spawn(process.execPath, [script], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    // As `pnpm start` does.
    env: { ...process.env, MALLOC_ARENA_MAX: '2', PORT: String(port), PORTAL_DATA: folder },
  });
  const began = performance.now();
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (portal.exitCode !== null) throw new Error(`The portal ended with ${portal.exitCode}.`);
    await pause(10);
  }
  return { portal, took: performance.now() - began };
};

/** Resident megabytes, threads included; PostgreSQL has processes of its own. */
const resident = (pid = 0): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const times: number[] = [];
let [ready, idle] = [0, 0];
try {
  for (let run = 0; run <= starts; run += 1) {
    const { portal, took } = await start();
    // The first one builds.
    if (run > 0) times.push(took);
    if (run === starts) {
      ready = resident(portal.pid);
      await pause(idleMs);
      idle = resident(portal.pid);
    }
    portal.kill('SIGTERM');
    await once(portal, 'exit');
  }
} finally {
  await rm(folder, { recursive: true });
}
const shown = times.toSorted((one, other) => one - other).map((ms) => ms.toFixed(0));
console.log(`ready after ${shown.join(', ')} ms (limit ${limits.startMs})`);
console.log(
  `Node's memory: ready ${ready.toFixed(0)} MB, idle for ${idleMs / 1000} s ${idle.toFixed(0)} MB (limit ${limits.idleMegabytes})`,
);
