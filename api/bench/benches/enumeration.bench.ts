import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, makeDeps } from '../../src/app.ts';
import { loadConfig } from '../../src/kernel/config/config.ts';
import { migrate } from '../../src/kernel/database/migrate.ts';
import { allRoutes } from '../../src/wiring.ts';
import type { Bench } from '../kit/bench.ts';
import { mannWhitney, median } from '../kit/mann-whitney.ts';
import type { Row } from '../kit/row.ts';
import { administer, benchServer, poolOf } from '../kit/server.ts';
import { secrets } from '../kit/statements.ts';

const SAMPLES = 200;
const DATABASE = 'bench_enumeration';
const MAX_GAP_MS = 5;
const MIN_P = 0.01;

const password = 'Sturdy-baobab-42';
const person = { firstName: 'Sade', lastName: 'Okafor', countryCode: 'NG', phone: '+2348012345678' };

interface Question {
  what: string;
  url: string;
  body: (email: string) => object;
  /** Asked before it, of the same address and not timed. */
  first?: { url: string; body: (email: string) => object };
}

const wrongResetCode = {
  url: '/api/reset/verify',
  body: (email: string) => ({ email, code: '12345678', newPassword: password }),
};
const reset = { url: '/api/reset', body: (email: string) => ({ email }) };

/** What is asked, of an address that has an account and of one that has none. */
const questions: Question[] = [
  { what: 'sign-in', url: '/api/auth/login', body: (email) => ({ email, password: 'Wrong-horse-7' }) },
  { what: 'reset', ...reset },
  { what: 'wrong reset code', ...wrongResetCode },
  { what: 'wrong reset code after a reset', first: reset, ...wrongResetCode },
  { what: 'resend', url: '/api/auth/resend-verification', body: (email) => ({ email }) },
  {
    what: 'register',
    url: '/api/profile',
    body: (email) => ({ ...person, email, password, consent: true }),
  },
];

const openPortal = async () => {
  const server = await benchServer(resolve(process.env.BENCH_DATA ?? '.portal-bench'));
  await administer(server, async (sql) => {
    await sql`drop database if exists ${sql(DATABASE)} with (force)`;
    await sql`create database ${sql(DATABASE)}`;
  });
  const db = await poolOf(server, DATABASE, 4);
  await migrate(db);
  const config = loadConfig({
    PORTAL_DATA: mkdtempSync(join(tmpdir(), 'bench-enumeration-')),
    PORTAL_DEMO: '0',
    RATE_LIMITS: 'relaxed',
    LOG_LEVEL: 'silent',
    TRUSTED_HOPS: '1',
  });
  const deps = makeDeps(config, db, secrets);
  const app = await buildApp(deps, allRoutes);
  const passwordHash = await deps.hasher.hash(password);
  const known = async (email: string) => {
    await db`insert into users ${db({ id: `usr_${email}`, email, ...person, role: 'FUND_BENEFICIARY_USER', status: 'ACTIVE', passwordHash })}`;
  };
  const close = async () => {
    await app.close();
    await deps.background.settle();
    deps.metrics.close();
    await db.end({ timeout: 5 });
  };
  let heard: string[] = [];
  db.watch(({ text }) => {
    heard.push(text);
    return undefined;
  });
  /** The statements since the last time, one text. */
  const statements = (): string => {
    const all = heard.filter((text) => !text.includes('pg_catalog')).join(';\n');
    heard = [];
    return all;
  };
  return { app, known, statements, settle: () => deps.background.settle(), close };
};

const timed = async (app: FastifyInstance, url: string, body: object, ip: string): Promise<number> => {
  const start = performance.now();
  const reply = await app.inject({ method: 'POST', url, payload: body, headers: { 'x-forwarded-for': ip } });
  const took = performance.now() - start;
  if (reply.statusCode >= 429) throw new Error(`${reply.statusCode} at ${url}: ${reply.body}`);
  return took;
};

/** What was answered most often. */
const usual = (texts: readonly string[]): string | undefined =>
  Object.entries(Object.groupBy(texts, (text) => text))
    .toSorted(([, a = []], [, b = []]) => b.length - a.length)
    .at(0)?.[0];

/** Known and unknown addresses by turns, a new one each time, nothing else going on. */
const ask = async ({ what, url, body, first }: Question): Promise<Row> => {
  const portal = await openPortal();
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const sent: Record<'known' | 'unknown', string[]> = { known: [], unknown: [] };
  for (let n = 0; n < SAMPLES + 5; n += 1) {
    const ip = `198.51.${100 + (n >> 8)}.${n & 255}`;
    const [known, unknown] = [`known-${n}@example.test`, `unknown-${n}@example.test`];
    await portal.known(known);
    // Which of the two comes first must not matter either.
    const order = n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const email = kind === 'known' ? known : unknown;
      if (first) await timed(portal.app, first.url, first.body(email), ip);
      await portal.settle();
      portal.statements();
      const took = await timed(portal.app, url, body(email), ip);
      const statements = portal.statements();
      await portal.settle();
      if (n < 5) continue;
      times[kind].push(took);
      sent[kind].push(statements);
    }
  }
  await portal.close();
  const gap = Math.abs(median(times.known) - median(times.unknown));
  const p = mannWhitney(times.known, times.unknown);
  const isSame = usual(sent.known) === usual(sent.unknown);
  const isTold = gap >= MAX_GAP_MS || (p <= MIN_P && !isSame);
  return {
    what: `${what}: known ${median(times.known).toFixed(2)} ms, unknown ${median(times.unknown).toFixed(2)} ms`,
    size: `${SAMPLES}`,
    ours: `gap ${gap.toFixed(2)} ms`,
    limit: `${MAX_GAP_MS} ms`,
    ratio: `p ${p.toFixed(3)}`,
    verdict: `${isTold ? 'missed' : 'ok'}: ${isSame ? 'the same' : 'other'} statements`,
  };
};

export const bench: Bench = {
  summary: 'Whether time tells which addresses have accounts (200 samples each, Mann-Whitney)',
  run: async ({ note }) => {
    const rows: Row[] = [];
    for (const question of questions) {
      note(question.what);
      rows.push(await ask(question));
    }
    return rows;
  },
};
