import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { type ApiProcess, startProcess } from './api-process.ts';
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
  const bare = await startProcess([main, file], /^bare on (\S+)/, process.env);
  rmSync(folder, { recursive: true, force: true });
  return bare;
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
