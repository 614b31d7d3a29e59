import autocannon from 'autocannon';
import type { ApiProcess } from './api-process.ts';
import { cpuOf, serverCpu } from './cpu.ts';
import type { World } from './worlds.ts';

/** What a load on the API came to. */
export interface Measured {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Milliseconds of CPU per request. */
  nodeCpu: number;
  serverCpu: number;
}

export interface Load {
  /** Paths under the API's address, asked for in turn. */
  paths: readonly string[];
  headers: Record<string, string>;
  seconds: number;
  connections?: number;
  /** Nothing need be answered yet. */
  isWarmUp?: boolean;
}

/**
 * Asks for the paths as fast as the API answers.
 * @throws Error when an answer is not a success: a fast refusal is no figure.
 */
export const loadApi = async (world: World, api: ApiProcess, load: Load): Promise<Measured> => {
  const postmaster = world.server.pid;
  const before = { node: cpuOf(api.pid), server: serverCpu(postmaster) };
  const outcome = await autocannon({
    url: api.url,
    connections: load.connections ?? 16,
    duration: load.seconds,
    requests: load.paths.map((path) => ({ method: 'GET' as const, path, headers: load.headers })),
  });
  const node = cpuOf(api.pid) - before.node;
  const server = serverCpu(postmaster) - before.server;
  const { non2xx, errors, latency } = outcome;
  const answered = outcome['2xx'];
  if (non2xx > 0 || errors > 0 || (answered === 0 && !load.isWarmUp))
    throw new Error(`${non2xx} refusals and ${errors} errors at ${load.paths[0]}`);
  return {
    perSecond: answered / outcome.duration,
    p50: latency.p50,
    p95: latency.p97_5,
    p99: latency.p99,
    nodeCpu: node / answered,
    serverCpu: server / answered,
  };
};
