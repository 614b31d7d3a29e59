import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@portal/config/free-port';
import { portalFacts } from '../../src/app.ts';
import { verifyAudit, verifyLogins } from '../../src/kernel/audit/verify-audit.ts';
import { loadSecrets } from '../../src/kernel/config/secrets.ts';
import { allowStatements, openPool, type Pool, snapshot, type Tx } from '../../src/kernel/database/db.ts';
import { livePostmaster } from '../../src/kernel/database/supervisor/postmaster.ts';
import { ApiProcess } from './api-process.ts';
import { openWork, type Work } from './workloads.ts';

/** What the trials found; `problems` is empty when nothing was lost, halved or doubled. */
interface TrialReport {
  trials: number;
  acknowledged: { balances: number; applications: number; decisions: number; files: number };
  /** Requests that had to be repeated. */
  repeats: number;
  /** Milliseconds from the start of the killed process until it was ready again. */
  restarts: number[];
  problems: string[];
}

const missingOf = (told: readonly string[], found: readonly string[], what: string): string[] => {
  const count = new Map<string, number>();
  for (const one of found) count.set(one, (count.get(one) ?? 0) + 1);
  return told
    .filter((one) => count.get(one) !== 1)
    .map((one) => `${what} ${one} is there ${count.get(one) ?? 0} times`);
};

/** What is in the tables of what was answered to clients, and what is halved. */
const problemsIn = async (db: Tx, told: Work['told']): Promise<string[]> => {
  await allowStatements(db, 0); // the more trials, the more rows
  const names = async (rows: Promise<{ name: string }[]>) => (await rows).map(({ name }) => name);
  const [balances, sent, mails, returned, files] = await Promise.all([
    names(
      db<{ name: string }[]>`select reference as name from fund_history where reference like 'crash trial %'`,
    ),
    names(
      db<{ name: string }[]>`select application_id as name from application_events where action = 'SUBMIT'`,
    ),
    names(db<{ name: string }[]>`select a.id as name from outbox o join users u on u.email = o.to_address
      join applications a on a.applicant_user_id = u.id where o.template = 'application-received'`),
    names(
      db<{ name: string }[]>`select application_id as name from application_events where action = 'RETURN'`,
    ),
    names(db<{ name: string }[]>`select file_key as name from files`),
  ]);
  const problems = [
    ...missingOf(told.balances, balances, 'ledger row'),
    ...missingOf(told.applications, sent, 'application'),
    ...missingOf(told.applications, mails, 'receipt of'),
    ...missingOf(told.decisions, returned, 'decision on'),
    ...missingOf(told.files, files, 'file'),
  ];
  const halves = await db<{ what: string }[]>`
    select 'fund ' || f.id || ' does not add up' as what from funds f where f.balance <> coalesce((
      select sum(amount) from fund_history where fund_id = f.id
        and process in ('CONTRIBUTION', 'DISBURSEMENT', 'REPAYMENT', 'ADJUSTMENT')), 0)
    union all select 'application ' || a.id || ' was sent without a version' from applications a
      where a.submitted_at is not null and not exists (select 1 from application_versions v where v.application_id = a.id)
    union all select 'the log lacks entries of fund ' || h.fund_id from fund_history h
      where h.reference like 'crash trial %' group by h.fund_id
      having count(*) > (select count(*) from audit_log where process = 'FUND' and entity_id = h.fund_id)`;
  return [...problems, ...halves.map(({ what }) => what)];
};

/** Compares what was answered to clients with the database. */
const check = async (db: Pool, data: string, base: string, { told }: Work): Promise<string[]> => {
  const problems = await snapshot(db, (tx) => problemsIn(tx, told));
  for (const verify of [verifyAudit, verifyLogins]) {
    const { broken } = await verify(db, data);
    if (broken) problems.push(`a log is ${broken.reason} at ${broken.seq}`);
  }
  if (!(await fetch(`${base}/healthz`)).ok) problems.push('the process is not alive');
  return problems;
};

/**
 * Kills the API (and every third time its PostgreSQL) at a random moment while people apply, decide,
 * book money and upload, who repeat their requests under the same key; then looks what is there.
 */
export const runTrials = async (
  trials: number,
  tell: (line: string) => void = () => {},
): Promise<TrialReport> => {
  const data = mkdtempSync(join(tmpdir(), 'portal-crash-'));
  chmodSync(data, 0o755); // so that the server's own account finds its way in
  const port = await freePort();
  const api = new ApiProcess(port, {
    PORTAL_DATA: data,
    PORTAL_DEMO: '1',
    RATE_LIMITS: 'relaxed',
    LOG_LEVEL: 'warn',
  });
  const report: TrialReport = {
    trials,
    acknowledged: { balances: 0, applications: 0, decisions: 0, files: 0 },
    repeats: 0,
    restarts: [],
    problems: [],
  };
  let db: Pool | undefined;
  try {
    await api.start();
    const cluster = join(data, 'database', 'cluster');
    const server = livePostmaster(cluster);
    if (!server) throw new Error('no server');
    const { socketDirectory } = server;
    db = openPool({
      address: { socketDirectory, port: server.port, user: 'portal', database: 'portal' },
      max: 4,
      portal: portalFacts({ publicUrl: api.url }, loadSecrets(data)),
    });
    const [fund] = await db<
      { id: string }[]
    >`select id from funds where fund_type = 'BASE_FUND' order by id limit 1`;
    const work = await openWork(db, api.url, fund?.id ?? '');
    for (let trial = 1; trial <= trials; trial += 1) {
      await work.prepare();
      let isOver = false;
      const working = work.run(() => isOver);
      working.catch(() => undefined); // looked at below
      await wait(100 + Math.random() * 1500);
      const postmaster = trial % 3 === 0 ? livePostmaster(cluster) : undefined;
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
      else {
        await api.end('SIGKILL');
        report.restarts.push(Math.round(await api.start()));
      }
      while (!(await api.isReady())) await wait(50);
      isOver = true;
      await working;
      const problems = await check(db, data, api.url, work);
      report.problems.push(...problems.map((problem) => `trial ${trial}: ${problem}`));
      tell(`${trial}: ${postmaster ? 'PostgreSQL' : 'API'} killed, ${problems.length} problems`);
      if (problems.length > 0) break;
    }
    const { told } = work;
    report.acknowledged = {
      balances: told.balances.length,
      applications: told.applications.length,
      decisions: told.decisions.length,
      files: told.files.length,
    };
    report.repeats = work.repeats();
    return report;
  } finally {
    await db?.end({ timeout: 5 });
    await api.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
};
