import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@portal/config/free-port';
import { portalFacts } from '../../src/app.ts';
import { demoPeople } from '../../src/identity/demo/people.ts';
import { loadSecrets } from '../../src/kernel/config/secrets.ts';
import { openPool, type Pool } from '../../src/kernel/database/db.ts';
import { livePostmaster } from '../../src/kernel/database/supervisor/postmaster.ts';
import { ApiProcess } from '../crash/api-process.ts';
import { PersistentClient } from '../crash/persistent-client.ts';
import { pdfBytes } from '../support/make-files.ts';
import { multipartBody } from '../support/multipart.ts';
import { beginUpload, giveUp } from './half-uploads.ts';
import { type Slowness, SlowSockets, slownesses } from './slow-sockets.ts';

const AT_ONCE = 50;
/** Who does not read is let go after one to two minutes. */
const LET_GO_MS = 150_000;
/** For what was asked before to be answered. */
const SETTLE_MS = 5000;
const ASKED = 300;

/** What a process holds: open descriptors, and memory in MiB. */
const held = (pid: number) => ({
  descriptors: readdirSync(`/proc/${pid}/fd`).length,
  memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024),
});

/** Milliseconds that 95 of 100 questions take, asked four at a time. */
const answerTime = async (url: string): Promise<number> => {
  const times: number[] = [];
  const askOn = async (): Promise<void> => {
    while (times.length < ASKED) {
      const begun = performance.now();
      const { ok } = await fetch(`${url}/api/countries`);
      if (!ok) throw new Error('somebody else got no answer');
      times.push(performance.now() - begun);
    }
  };
  await Promise.all([askOn(), askOn(), askOn(), askOn()]);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
};

/** What the process has that it had not before, once it had time to let go. */
interface StrainReport {
  uploads: {
    broken: number;
    files: number;
    rows: number;
    descriptors: number;
    /** MiB more than before, after a third and at the end. */
    memory: readonly [number, number];
  };
  slow: {
    sockets: number;
    /** Milliseconds for 95 of 100 questions of others: without them and beside them. */
    answers: readonly [number, number];
    /** Seconds until the last one was let go. */
    letGo: number;
    descriptors: number;
  };
}

const until = async (isSo: () => boolean | Promise<boolean>, timeoutMs: number): Promise<void> => {
  const end = performance.now() + timeoutMs;
  while (!(await isSo()) && performance.now() < end) await wait(100);
};

const breakUploads = async (api: ApiProcess, db: Pool, data: string, broken: number) => {
  const person = demoPeople.beneficiaries[0];
  const { headers } = await PersistentClient.of(db, api.url, person?.id ?? '');
  const body = multipartBody([{ name: 'a.pdf', content: pdfBytes('x'.repeat(400_000)) }]);
  const port = Number(new URL(api.url).port);
  const files = () => readdirSync(join(data, 'files', 'incoming')).length;
  const rows = async () => Number((await db`select count(*)::int as n from files`)[0]?.n);
  await answerTime(api.url); // opens the connections to the database
  const before = { ...held(api.pid), rows: await rows() };
  let early = 0;
  // The first ones open what is kept, such as connections to the database.
  let usual = before.descriptors;
  for (let done = 0; done < broken; done += AT_ONCE) {
    const sendings = Array.from({ length: AT_ONCE }, (_, at) =>
      beginUpload(port, headers, body, [0.01, 0.5, 0.99][at % 3] ?? 0.5),
    );
    await until(() => files() >= AT_ONCE, 5000);
    await Promise.all(sendings.map(giveUp));
    await until(() => files() === 0, 5000);
    if (done === 0) usual = held(api.pid).descriptors;
    if (done < broken / 3) early = held(api.pid).memory - before.memory;
  }
  await until(() => held(api.pid).descriptors <= usual, 10_000);
  const after = held(api.pid);
  return {
    broken,
    files: files(),
    rows: (await rows()) - before.rows,
    descriptors: after.descriptors - usual,
    memory: [early, after.memory - before.memory],
  } as const;
};

const keepWaiting = async (api: ApiProcess, sockets: number) => {
  await answerTime(api.url); // what is compiled and connected at first use
  const alone = await answerTime(api.url);
  const before = held(api.pid);
  const slow = new SlowSockets();
  const kinds = Object.keys(slownesses) as Slowness[]; // its own keys
  const port = Number(new URL(api.url).port);
  const begun = performance.now();
  for (const how of kinds) await slow.open(port, how, Math.ceil(sockets / kinds.length));
  const trickling = setInterval(() => slow.trickle(), 1000);
  await wait(SETTLE_MS);
  const beside = await answerTime(api.url);
  await until(() => held(api.pid).descriptors <= before.descriptors, LET_GO_MS);
  const letGo = Math.round((performance.now() - begun) / 1000);
  clearInterval(trickling);
  slow.close();
  const descriptors = held(api.pid).descriptors - before.descriptors;
  return { sockets, answers: [alone, beside], letGo, descriptors } as const;
};

/** Breaks uploads off and keeps sockets open at a process of its own, and looks what stays. */
export const runStrain = async (broken: number, sockets: number): Promise<StrainReport> => {
  const data = mkdtempSync(join(tmpdir(), 'portal-strain-'));
  chmodSync(data, 0o755); // so that the server's own account finds its way in
  const api = new ApiProcess(await freePort(), {
    PORTAL_DATA: data,
    PORTAL_DEMO: '1',
    RATE_LIMITS: 'relaxed',
    LOG_LEVEL: 'warn',
  });
  let db: Pool | undefined;
  try {
    await api.start();
    const server = livePostmaster(join(data, 'database', 'cluster'));
    if (!server) throw new Error('no server');
    const { socketDirectory, port } = server;
    db = openPool({
      address: { socketDirectory, port, user: 'portal', database: 'portal' },
      max: 2,
      portal: portalFacts({ publicUrl: api.url }, loadSecrets(data)),
    });
    const uploads = await breakUploads(api, db, data, broken);
    return { uploads, slow: await keepWaiting(api, sockets) };
  } finally {
    await db?.end({ timeout: 5 });
    await api.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
};
