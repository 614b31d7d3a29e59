import { type Pool, type Tx, transaction, valuesOf } from './db.ts';

const LOCK = 727_276;

/** Tables whose rows stay as they were written: the trigger marks them. */
const appendOnlyTables = (tx: Tx): Promise<string[]> =>
  valuesOf(tx<{ name: string }[]>`
    select distinct tgrelid::regclass::text as name from pg_trigger
    where tgfoid = 'refuse_change'::regproc and not tgisinternal order by 1`);

/** The job queue guards its tables by row-level security, which lets nobody but their owner in. */
const openQueueTo = async (tx: Tx, role: string): Promise<void> => {
  const tables = await tx<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' and relrowsecurity
      and not exists (select 1 from pg_policies where schemaname = 'graphile_worker' and tablename = relname and ${role} = any(roles))`;
  for (const { name } of tables) {
    await tx`create policy ${tx(`rows_for_${role}`)} on ${tx(`graphile_worker.${name}`)} to ${tx(role)} using (true) with check (true)`;
  }
};

/**
 * Gives the application's role what it needs and nothing more: rows, but no tables; and of what is
 * append-only neither change nor removal. To be run by the owner of the schema after migrations.
 */
export const grantRights = (owner: Pool, role: string): Promise<void> =>
  transaction(owner, async (tx) => {
    await tx`select pg_advisory_xact_lock(${LOCK})`;
    await tx`revoke create on schema public from public`;
    for (const schema of ['public', 'graphile_worker']) {
      await tx`grant usage on schema ${tx(schema)} to ${tx(role)}`;
      await tx`grant select, insert, update, delete on all tables in schema ${tx(schema)} to ${tx(role)}`;
      await tx`grant usage, select on all sequences in schema ${tx(schema)} to ${tx(role)}`;
    }
    for (const table of await appendOnlyTables(tx)) {
      await tx`revoke update, delete, truncate on ${tx(table)} from ${tx(role)}`;
    }
    for (const table of ['schema_migrations', 'key_checks', 'graphile_worker.migrations']) {
      await tx`revoke insert, update, delete on ${tx(table)} from ${tx(role)}`;
    }
    await openQueueTo(tx, role);
  });
