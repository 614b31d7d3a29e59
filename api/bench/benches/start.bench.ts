import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../kit/bench.ts';
import { residentOf } from '../kit/cpu.ts';
import type { Row } from '../kit/row.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PORT = process.env.BENCH_PORT ?? '8235';
const SETTLE_MS = 10_000;

/** Starts the portal as `pnpm start` does and returns when it was ready and what it holds at rest. */
const start = async (
  dataDirectory: string,
  args: readonly string[],
): Promise<{ ready: number; memory: number }> => {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(root, 'deploy/launch/src/start.ts'), ...args], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PORT, PORTAL_DATA: dataDirectory, LOG_LEVEL: 'error' },
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
    await wait(SETTLE_MS);
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
      const first = await start(dataDirectory, []);
      const again: { ready: number; memory: number }[] = [];
      for (let i = 0; i < rounds; i += 1) again.push(await start(dataDirectory, ['--no-build']));
      const best = again.toSorted((a, b) => a.ready - b.ready)[Math.floor(again.length / 2)] ?? first;
      const row = (what: string, { ready, memory }: { ready: number; memory: number }): Row => ({
        what,
        size: 'examples',
        ours: `ready after ${(ready / 1000).toFixed(1)} s, ${memory.toFixed(0)} MB at rest`,
        verdict: '',
      });
      return [row('first start, new data directory', first), row('start again, builds cached', best)];
    } finally {
      rmSync(dataDirectory, { recursive: true, force: true });
    }
  },
};
