import type { Bench, Kit } from '../kit/bench.ts';
import { serverCpu } from '../kit/cpu.ts';
import type { Row } from '../kit/row.ts';
import { administer } from '../kit/server.ts';
import { median, sizeName } from '../kit/table.ts';
import type { World } from '../kit/worlds.ts';

const ROWS = 200;

/** What is written, row by row as requests do it; `$1` is the row. */
const changes = {
  'sent in': `insert into applications select (jsonb_populate_record(a, jsonb_build_object('id', a.id || 'w',
      'application_number', 'BF-2099-' || substr(md5(a.id), 1, 12), 'applicant_key', a.id || 'w', 'status', 'SUBMITTED',
      'submitted_at', now(), 'decided_at', null, 'amount_approved', null, 'has_reviewer', false))).*
    from applications a where id = $1`,
  'taken up': `update applications set status = 'UNDER_REVIEW', updated_at = now(), row_version = row_version + 1 where id = $1`,
  approved: `update applications set status = 'APPROVED', decided_at = now(), amount_approved = amount_requested,
    updated_at = now(), row_version = row_version + 1 where id = $1`,
} as const;

const dropped = (indexes: string) => `do $$ declare one record; begin
  for one in select indexrelid::regclass as name from pg_index where indrelid = 'applications'::regclass and ${indexes}
  loop execute 'drop index ' || one.name; end loop; end $$`;

/** As it is, and with less and less of what a write has to keep. */
const ways = {
  'as it is': '',
  'without triggers': 'set local session_replication_role = replica',
  'without triggers and the index of words': `set local session_replication_role = replica; drop index applications_search`,
  'without triggers and indexes of lists': `set local session_replication_role = replica;
    ${dropped('not indisunique')}`,
} as const;

interface Cost {
  milliseconds: number;
  cpu: number;
}

/** Writes in a transaction that is taken back, its deferred triggers and the index of words included. */
const costOf = ({ server, database }: World, change: string, way: string): Promise<Cost> =>
  administer(
    server,
    async (sql) => {
      await sql.unsafe('begin; set local statement_timeout = 0; set local lock_timeout = 0');
      try {
        if (way) await sql.unsafe(way);
        const ids = await sql<{ id: string }[]>`select id from applications
          where status = 'SUBMITTED' and amount_requested is not null order by md5(id) limit ${ROWS}`;
        const before = { at: performance.now(), cpu: serverCpu(server.pid) };
        for (const { id } of ids) await sql.unsafe(change, [id]);
        await sql.unsafe('set constraints all immediate');
        if (!way.includes('drop index') && !way.includes('do $$'))
          await sql`select gin_clean_pending_list('applications_search')`;
        const { at, cpu } = before;
        return {
          milliseconds: (performance.now() - at) / ids.length,
          cpu: (serverCpu(server.pid) - cpu) / ids.length,
        };
      } finally {
        await sql.unsafe('rollback');
      }
    },
    database,
  );

const measure = async (kit: Kit, world: World): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [what, change] of Object.entries(changes)) {
    kit.note(`${sizeName(world.size)}: ${what}`);
    const taken = new Map<string, Cost[]>(Object.keys(ways).map((name) => [name, []]));
    for (let round = 0; round < kit.rounds; round += 1)
      for (const [name, way] of Object.entries(ways)) taken.get(name)?.push(await costOf(world, change, way));
    const middle = (name: string, pick: (cost: Cost) => number): number =>
      median((taken.get(name) ?? []).map(pick));
    const least = middle('without triggers and indexes of lists', ({ milliseconds }) => milliseconds);
    for (const name of taken.keys()) {
      const milliseconds = middle(name, (cost) => cost.milliseconds);
      rows.push({
        what: `${what}, ${name}`,
        size: sizeName(world.size),
        ours: `${milliseconds.toFixed(2)} ms`,
        limit: `${least.toFixed(2)} ms`,
        ratio: (milliseconds / least).toFixed(1),
        cpu: `${middle(name, ({ cpu }) => cpu).toFixed(2)} ms`,
        verdict: '',
      });
    }
  }
  return rows;
};

export const bench: Bench = {
  summary: 'What indexes and counters cost an application that is sent in, taken up or approved',
  async run(kit) {
    const rows: Row[] = [];
    for (const size of kit.sizes) rows.push(...(await measure(kit, await kit.world(size))));
    return rows;
  },
};
