import type { Pool } from '../../src/kernel/database/db.ts';

/** What is meant to change although nothing was accepted: who was seen, counted and written down. */
const counters = [
  'sessions',
  'rate_counters',
  'login_history',
  'mfa_challenges',
  'mail_requests',
  'factor_tries',
  'chat_presence',
  // tries are counted before they are compared
  'mailed_proofs',
];

/** From now on every row that is written and committed leaves the name of its table. */
export const watchWrites = async (db: Pool): Promise<void> => {
  await db.unsafe(`
    create table written_tables (name text not null);
    create function note_write() returns trigger language plpgsql security definer as $$
    begin
      insert into public.written_tables values (tg_argv[0]);
      return null;
    end $$;
    create trigger note_write after insert on audit_log for each row when (new.outcome = 'OK')
      execute function note_write('accepted')`);
  const tables = await db<{ name: string }[]>`
    select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> all (${[...counters, 'audit_log', 'written_tables']})`;
  for (const { name } of tables)
    await db.unsafe(
      `create trigger note_write after insert or update or delete on ${name} for each row execute function note_write('${name}')`,
    );
};

/** The tables written since the last call; `accepted` is a change that the log calls one. */
export const takeWrittenTables = async (db: Pool): Promise<string[]> => {
  const rows = await db<{ name: string }[]>`
    with taken as (delete from written_tables returning name) select distinct name from taken order by 1`;
  return rows.map(({ name }) => name);
};
