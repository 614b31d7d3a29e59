import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { insertSession } from '../../src/identity/session/session.db.ts';
import { randomToken, tokenHash } from '../../src/kernel/crypto/tokens.ts';
import type { World } from './worlds.ts';

/** The real API in a process of its own, as an installation runs it, on a world's database. */
export interface ApiProcess {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Runs one of our files until it says where it listens. @throws Error with what it said when it does not. */
export const startProcess = async (
  args: readonly string[],
  saying: RegExp,
  env: NodeJS.ProcessEnv,
): Promise<ApiProcess> => {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const output: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = saying.exec(line)?.[1];
    if (url && child.pid !== undefined) {
      child.stdout.resume();
      const stop = async (): Promise<void> => {
        child.kill('SIGTERM');
        await ended;
      };
      return { url, pid: child.pid, stop };
    }
    output.push(line);
  }
  throw new Error(`It did not start: ${output.join('\n')}`);
};

export const startApiProcess = (
  { server, database, dataDirectory }: World,
  settings: Record<string, string> = {},
): Promise<ApiProcess> =>
  startProcess([main], /^API on (\S+)/, {
    PATH: process.env.PATH,
    PORT: '0',
    PORTAL_DATA: dataDirectory,
    PORTAL_DEMO: '0',
    // No host in it, so that the driver takes the unix socket from PGHOST as the embedded database does.
    DATABASE_URL: `postgres:///${database}`,
    PGHOST: server.socketDirectory,
    PGPORT: String(server.port),
    PGUSER: server.user,
    RATE_LIMITS: 'relaxed',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...settings,
  });

/** Headers of a new session of an account, as sign-in would open it. */
export const signedIn = async ({ db }: World, email: string): Promise<Record<string, string>> => {
  const [user] = await db<{ id: string }[]>`select id from users where email = ${email}`;
  if (!user) throw new Error(`Nobody has the address ${email}`);
  const token = randomToken('afp_');
  const binding = randomToken();
  await insertSession(db, {
    userId: user.id,
    tokenHash: tokenHash(token),
    bindingHash: tokenHash(binding),
    ip: '127.0.0.1',
    userAgent: 'bench',
  });
  return { authorization: `Bearer ${token}`, cookie: `afp_b=${binding}`, 'timezone-val': 'Africa/Nairobi' };
};
