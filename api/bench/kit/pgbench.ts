import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverSettings } from '../../src/kernel/database/connect.ts';
import { serverCpu } from './cpu.ts';
import type { Statement } from './statements.ts';
import type { World } from './worlds.ts';

/** What the same statements cost without us. */
export interface Limit {
  perSecond: number;
  serverCpu: number;
}

/** Absent: say so and go on without a limit. Debian: `apt-get install postgresql-15`. */
export const hasPgbench = (): boolean => {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** As text, the way the driver sends it; undefined is an SQL null, which pgbench's variables cannot be. */
const asText = (value: unknown): string | undefined => {
  if (value === null || value === undefined) return undefined;
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map((one) => `"${asText(one) ?? ''}"`).join(',')}}`;
  if (value instanceof Date) return value.toISOString();
  return String(value);
};

/** A script of one request: every parameter is a variable, so that `-M prepared` sends it as one. */
const scriptOf = (statements: readonly Statement[], variables: Map<string, string>): string =>
  statements
    .map(({ text, parameters }) => {
      const withVariables = text.replace(/\$(\d+)/g, (_, digits: string) => {
        const value = asText(parameters[Number(digits) - 1]);
        if (value === undefined) return 'null';
        if (value === '') return "''"; // a variable cannot be empty
        const name = `v${variables.size}`;
        variables.set(name, value);
        return `:${name}`;
      });
      return `${withVariables.replace(/\s*\n\s*/g, ' ').trim()};`;
    })
    .join('\n');

const runFile = promisify(execFile);

/** What our own connections say when they begin, above all how statements are planned. */
const settingsOf = (): string =>
  Object.entries(serverSettings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** Runs requests, each a list of statements, as fast as PostgreSQL answers. */
export const runPgbench = async (
  world: World,
  requests: readonly (readonly Statement[])[],
  seconds: number,
  clients = 10,
): Promise<Limit> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pgbench-'));
  try {
    const variables = new Map<string, string>();
    const files = requests.map((statements, i) => {
      const file = join(folder, `${i}.sql`);
      writeFileSync(file, scriptOf(statements, variables));
      return file;
    });
    const { server, database } = world;
    const before = serverCpu(server.pid);
    const { stdout } = await runFile(
      'pgbench',
      [
        ...['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)],
        ...['-h', server.socketDirectory, '-p', String(server.port), '-U', server.user],
        ...[...variables].flatMap(([name, value]) => ['-D', `${name}=${value}`]),
        ...files.flatMap((file) => ['-f', file]),
        database,
      ],
      { maxBuffer: 2 ** 24, env: { ...process.env, PGOPTIONS: settingsOf() } },
    );
    const done = Number(/number of transactions actually processed: (\d+)/.exec(stdout)?.[1]);
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    return { perSecond, serverCpu: (serverCpu(server.pid) - before) / done };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
