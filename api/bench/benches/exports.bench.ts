import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sheetRows } from '../../src/review/exports/applications-sheet.db.ts';
import { type ApiProcess, signedIn, startApiProcess } from '../kit/api-process.ts';
import type { Bench, Kit } from '../kit/bench.ts';
import { cpuOf, residentOf } from '../kit/cpu.ts';
import type { Row } from '../kit/row.ts';
import { median, sizeName } from '../kit/table.ts';
import type { World } from '../kit/worlds.ts';

const path = '/api/application/fundApplications/export/all/excel';
const manager = 'manager1@bench.example';

/** What was sent, a few kilobytes each; the world itself leaves it out. */
const addVersions = async ({ db }: World, note: (text: string) => void): Promise<void> => {
  const [known] = await db`select 1 from application_versions limit 1`;
  if (known) return;
  note('adding what was sent with each application');
  await db.alone(async (connection) => {
    await connection.unsafe('set statement_timeout = 0; set session_replication_role = replica');
    await connection.unsafe(`insert into application_versions
      select a.id, a.version, jsonb_build_object(
          'eligibility', '{"stateBody": true, "stateParty": true}'::jsonb,
          'project', jsonb_build_object('projectTitle', a.project_title, 'summary', repeat(md5(a.id) || ' ', 30),
            'sector', a.sector, 'countryCode', a.country_code, 'city', 'Accra', 'startDate', '2026-03-01',
            'durationMonths', 24, 'beneficiaryCountries', jsonb_build_array(a.country_code, 'GH')),
          'organisation', jsonb_build_object('name', a.organisation_name, 'applicantType', 'SME', 'city', 'Tema',
            'registrationNumber', left(md5(a.id), 12), 'countryCode', a.country_code, 'address', repeat('Road 12, ', 6)),
          'financing', jsonb_build_object('instrument', 'SENIOR_LOAN', 'security', repeat(md5(a.id || 's') || ' ', 20)),
          'declarations', jsonb_build_object('signedName', a.applicant_first_name || ' ' || a.applicant_last_name)),
        '[{"docType": "BUSINESS_PLAN"}, {"docType": "OWNERSHIP_PROOF"}]',
        '{}', '{"result": "ELIGIBLE"}', encode(sha256(a.id::bytea), 'hex'), '[]', a.entered_by, a.submitted_at
      from applications a where a.submitted_at is not null`);
    await connection.unsafe('reset all; vacuum analyze application_versions');
  });
};

interface Run {
  seconds: number;
  firstByteMs: number;
  megabytes: number;
  grownMb: number;
  cpuSeconds: number;
  /** The longest that another call waited meanwhile. */
  waitedMs: number;
}

const measure = async ({ url, pid }: ApiProcess, headers: Record<string, string>): Promise<Run> => {
  const [before, cpuBefore] = [residentOf(pid), cpuOf(pid)];
  let [isOver, peak, waited] = [false, before, 0];
  const watch = async () => {
    while (!isOver) {
      peak = Math.max(peak, residentOf(pid));
      const asked = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      waited = Math.max(waited, performance.now() - asked);
      await wait(10);
    }
  };
  const watching = watch();
  const started = performance.now();
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!reply.ok || !reply.body) throw new Error(`${reply.status}: ${await reply.text()}`);
  let [firstByteMs, bytes] = [0, 0];
  for await (const chunk of reply.body) {
    if (bytes === 0) firstByteMs = performance.now() - started;
    bytes += chunk.length;
  }
  const seconds = (performance.now() - started) / 1000;
  isOver = true;
  await watching;
  return {
    seconds,
    firstByteMs,
    megabytes: bytes / 1e6,
    grownMb: peak - before,
    cpuSeconds: (cpuOf(pid) - cpuBefore) / 1000,
    waitedMs: waited,
  };
};

/** The same query to a file, by the server itself: nothing can be faster. */
const copyToFile = async ({ db }: World): Promise<number> => {
  const scope = {
    userId: '',
    timeZone: 'UTC',
    fundIds: undefined,
    isReviewer: false,
    assignedFundIds: [],
    openFundIds: [],
  };
  const sql = sheetRows(db, scope, {}, undefined).query.text;
  const [place] = await db<{ directory: string }[]>`select current_setting('data_directory') as directory`;
  const file = `${place?.directory}/export-bench.csv`;
  return db.alone(async (connection) => {
    try {
      await connection`set statement_timeout = 0`;
      const started = performance.now();
      await connection.unsafe(`copy (${sql}) to '${file}' (format csv, header)`);
      return (performance.now() - started) / 1000;
    } finally {
      await connection`reset all`;
      rmSync(file, { force: true });
    }
  });
};

const atSize = async (kit: Kit, size: number): Promise<Row[]> => {
  const world = await kit.world(size);
  await addVersions(world, kit.note);
  const api = await startApiProcess(world);
  try {
    const headers = await signedIn(world, manager);
    const runs: Run[] = [];
    const copies: number[] = [];
    for (let round = 0; round < kit.rounds; round += 1) {
      copies.push(await copyToFile(world));
      runs.push(await measure(api, headers));
      kit.note(`${sizeName(size)}: ${JSON.stringify(runs.at(-1))}, copy ${copies.at(-1)?.toFixed(2)} s`);
    }
    const of = (pick: (run: Run) => number) => median(runs.map(pick));
    // The first is the one that grows: later ones find the memory there.
    const grown = Math.max(...runs.map(({ grownMb }) => grownMb));
    const [seconds, copy, firstByte] = [
      of((run) => run.seconds),
      median(copies),
      of((run) => run.firstByteMs),
    ];
    const name = sizeName(size);
    return [
      {
        what: 'applications as .xlsx: time, against COPY of the same query to a file',
        size: name,
        ours: `${seconds.toFixed(1)} s`,
        limit: `${copy.toFixed(1)} s`,
        ratio: (seconds / copy).toFixed(2),
        cpu: `${of((run) => run.cpuSeconds).toFixed(1)} s`,
        verdict: '',
      },
      {
        what: `first byte (of ${of((run) => run.megabytes).toFixed(0)} MB)`,
        size: name,
        ours: `${firstByte.toFixed(0)} ms`,
        limit: '1000 ms',
        verdict: firstByte < 1000 ? 'ok' : 'missed',
      },
      {
        what: 'resident memory grows, at most',
        size: name,
        ours: `${grown.toFixed(0)} MB`,
        limit: '100 MB',
        verdict: grown < 100 ? 'ok' : 'missed',
      },
      {
        what: 'longest wait of another call meanwhile',
        size: name,
        ours: `${of((run) => run.waitedMs).toFixed(0)} ms`,
        verdict: '',
      },
    ];
  } finally {
    await api.stop();
  }
};

export const bench: Bench = {
  summary: 'The applications as a spreadsheet: time beside COPY, first byte, memory, other calls meanwhile',
  run: async (kit) => {
    const rows: Row[] = [];
    for (const size of kit.sizes.filter((one) => one >= 100_000)) rows.push(...(await atSize(kit, size)));
    return rows;
  },
};
