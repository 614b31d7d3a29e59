import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import type { ApiProcess } from './api-process.ts';
import type { BareTask } from './bare-process.ts';
import { cpuOf, serverCpu } from './cpu.ts';
import type { Measured } from './load.ts';
import type { World } from './worlds.ts';

const main = fileURLToPath(new URL('./bare-process.ts', import.meta.url));

/** A process that sends the same statements and answers the same bytes as the API, and does nothing else. */
export const startBareProcess = async (
  { server, database }: World,
  { requests, body, headers }: Omit<BareTask, 'address'>,
): Promise<ApiProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bare-'));
  const { socketDirectory, port, user } = server;
  const task: BareTask = { address: { socketDirectory, port, user, database }, requests, body, headers };
  const file = join(folder, 'task');
  writeFileSync(file, serialize(task));
  const child = spawn(process.execPath, [main, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^bare on (\S+)/.exec(line)?.[1];
    if (!url || child.pid === undefined) continue;
    rmSync(folder, { recursive: true, force: true });
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM');
      await ended;
    };
    return { url, pid: child.pid, stop };
  }
  throw new Error('The bare process did not start');
};

/** The statements alone, by our driver and without HTTP. */
export const loadDriver = async (
  { server }: World,
  bare: ApiProcess,
  seconds: number,
): Promise<Pick<Measured, 'perSecond' | 'nodeCpu' | 'serverCpu'>> => {
  const before = { node: cpuOf(bare.pid), server: serverCpu(server.pid) };
  const answer = await fetch(`${bare.url}/driver/${seconds}`);
  const { done }: { done: number } = JSON.parse(await answer.text());
  return {
    perSecond: done / seconds,
    nodeCpu: (cpuOf(bare.pid) - before.node) / done,
    serverCpu: (serverCpu(server.pid) - before.server) / done,
  };
};
