import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import type { ApiProcess } from './api-process.ts';
import { cpuOf, serverCpu } from './cpu.ts';
import type { World } from './worlds.ts';

/** What a load on the API came to. */
export interface Measured {
  perSecond: number;
  /** Milliseconds. */
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

/** What one of the generators was answered. */
interface Heard extends Pick<Measured, 'perSecond' | 'p50' | 'p95' | 'p99'> {
  answered: number;
  failed: number;
}

/** Absent: the load is made by autocannon, which takes some of the processors that are measured. Debian: `apt-get install wrk`. */
const hasWrk = (): boolean => {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const lua = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

const scriptOf = ({ paths, headers }: Load): string => `
local paths = {${paths.map(lua).join(', ')}}
local headers = {${Object.entries(headers)
  .map(([name, value]) => `[${lua(name)}] = ${lua(value)}`)
  .join(', ')}}
local requests, turn = {}, 0
init = function() for i, path in ipairs(paths) do requests[i] = wrk.format("GET", path, headers) end end
request = function() turn = turn % #requests + 1; return requests[turn] end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("heard %d %d %d %d %d %d\\n", summary.requests, summary.duration,
    e.connect + e.read + e.write + e.status + e.timeout,
    latency:percentile(50), latency:percentile(97.5), latency:percentile(99)))
end`;

const runFile = promisify(execFile);

const byWrk = async (url: string, load: Load, connections: number): Promise<Heard> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-wrk-'));
  try {
    const script = join(folder, 'load.lua');
    writeFileSync(script, scriptOf(load));
    const options = ['-t1', `-c${connections}`, `-d${load.seconds}s`, '--timeout', '10s', '-s', script, url];
    const { stdout } = await runFile('wrk', options);
    const heard = /^heard (.*)$/m.exec(stdout)?.[1]?.split(' ').map(Number) ?? [];
    const [requests = 0, micros = 0, failed = 0, p50 = 0, p95 = 0, p99 = 0] = heard;
    const answered = requests - failed;
    return {
      perSecond: (answered * 1e6) / micros,
      p50: p50 / 1000,
      p95: p95 / 1000,
      p99: p99 / 1000,
      answered,
      failed,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const byAutocannon = async (url: string, load: Load, connections: number): Promise<Heard> => {
  const outcome = await autocannon({
    url,
    connections,
    duration: load.seconds,
    requests: load.paths.map((path) => ({ method: 'GET' as const, path, headers: load.headers })),
  });
  const { non2xx, errors, latency } = outcome;
  return {
    perSecond: outcome['2xx'] / outcome.duration,
    p50: latency.p50,
    p95: latency.p97_5,
    p99: latency.p99,
    answered: outcome['2xx'],
    failed: non2xx + errors,
  };
};

const generate = hasWrk() ? byWrk : byAutocannon;

/**
 * Asks for the paths as fast as the API answers.
 * @throws Error when an answer is not a success: a fast refusal is no figure.
 */
export const loadApi = async (world: World, api: ApiProcess, load: Load): Promise<Measured> => {
  const postmaster = world.server.pid;
  const before = { node: cpuOf(api.pid), server: serverCpu(postmaster) };
  const { answered, failed, ...heard } = await generate(api.url, load, load.connections ?? 16);
  const node = cpuOf(api.pid) - before.node;
  const server = serverCpu(postmaster) - before.server;
  if (failed > 0 || (answered === 0 && !load.isWarmUp))
    throw new Error(`${failed} refusals or errors at ${load.paths[0]}`);
  return { ...heard, nodeCpu: node / answered, serverCpu: server / answered };
};
