import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../kit/bench.ts';
import { residentOf } from '../kit/cpu.ts';
import { median } from '../kit/table.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PORT = process.env.BENCH_PORT ?? '8235';
const REST_MS = 120_000;
const MAX_READY_MS = 4000;
const MAX_MB = 250;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Starts the portal as `pnpm start` does. @returns milliseconds until it was ready, and its megabytes after a rest */
const start = async (dataDirectory: string, restMs: number): Promise<{ ready: number; memory: number }> => {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(root, 'deploy/launch/src/start.mjs')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, MALLOC_ARENA_MAX: '2', PORT, PORTAL_DATA: dataDirectory, LOG_LEVEL: 'error' },
  });
  const ended = once(child, 'exit');
  try {
    for (;;) {
      if (child.exitCode !== null || child.pid === undefined) throw new Error('The portal did not start');
      const reply = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined);
      if (reply?.status === 200) break;
      await wait(20);
    }
    const ready = performance.now() - begun;
    await wait(restMs);
    return { ready, memory: residentOf(child.pid) };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
};

export const bench: Bench = {
  summary: 'Start of the whole portal until it is ready, and its memory at rest',
  async run({ rounds, note }) {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-start-'));
    try {
      note('first start: builds, a new database, examples');
      const { ready: first } = await start(dataDirectory, 0);
      const times: number[] = [];
      for (let i = 1; i < rounds; i += 1) times.push((await start(dataDirectory, 0)).ready);
      note(`last start: its memory after ${REST_MS / 1000} s without use`);
      const last = await start(dataDirectory, REST_MS);
      const again = median([...times, last.ready]);
      const size = 'examples';
      return [
        { what: 'first start, new data directory', size, ours: seconds(first), verdict: '' },
        {
          what: 'start again, builds are there',
          size,
          ours: seconds(again),
          limit: seconds(MAX_READY_MS),
          verdict: again <= MAX_READY_MS ? 'ok' : 'missed',
        },
        {
          what: 'memory of Node at rest',
          size,
          ours: `${last.memory.toFixed(0)} MB`,
          limit: `${MAX_MB} MB`,
          verdict: last.memory <= MAX_MB ? 'ok' : 'missed',
        },
      ];
    } finally {
      rmSync(dataDirectory, { recursive: true, force: true });
    }
  },
};
