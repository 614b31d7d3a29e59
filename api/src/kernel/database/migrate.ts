import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { onlyValue, type Pool } from './db.ts';
import type { Sql } from './sql.ts';

const LOCK = 727_272;

/** Where this package keeps its migrations. */
const migrationsDirectory = new URL('../../../migrations/', import.meta.url);

/** The numbered files in order. @throws Error for a name other than `NNNN_words.sql` or a number twice. */
export const readMigrations = () => {
  const migrations = readdirSync(migrationsDirectory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
        throw new Error(`Migration ${name} is not named NNNN_words.sql`);
      const sql = readFileSync(new URL(name, migrationsDirectory), 'utf8');
      return {
        number: Number(name.slice(0, 4)),
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    });
  const twice = migrations.find((one, index) => migrations[index - 1]?.number === one.number);
  if (twice) throw new Error(`Migration number ${twice.number} occurs twice`);
  return migrations;
};

type Migration = ReturnType<typeof readMigrations>[number];
type Applied = Omit<Migration, 'sql'>;

/** Why tables that were made by these migrations do not fit those of this version; nothing when they do. */
export const mismatchOf = (
  applied: readonly Applied[],
  migrations = readMigrations(),
): string | undefined => {
  const known = new Map(migrations.map((one) => [one.number, one]));
  for (const { number, name, checksum } of applied) {
    const here = known.get(number);
    if (!here) return `it has migration ${name}, which this version does not know: use a newer version`;
    if (here.name !== name)
      return `it has migration ${name} where this version has ${here.name}: use the version that made it, or begin with an empty database`;
    if (here.checksum !== checksum)
      return `its migration ${name} differs from the one of this version: an applied file must not change`;
  }
  return undefined;
};

const pendingOf = (migrations: Migration[], applied: readonly Applied[]): Migration[] => {
  const mismatch = mismatchOf(applied, migrations);
  if (mismatch) throw new Error(`The database does not fit, and nothing was changed: ${mismatch}`);
  const last = Math.max(0, ...applied.map((one) => one.number));
  const pending = migrations.filter((one) => !applied.some(({ number }) => number === one.number));
  const late = pending.find((one) => one.number < last);
  if (late) throw new Error(`Migration ${late.name} is numbered below one that was already applied`);
  return pending;
};

export const appliedTo = (db: Sql) => db<Applied[]>`
  select number, name, checksum from schema_migrations order by number`;

/** Whether the database is a portal's, of whatever version. */
export const holdsPortal = (db: Sql): Promise<boolean> =>
  onlyValue(db<{ isThere: boolean }[]>`select to_regclass('schema_migrations') is not null as is_there`);

/** @throws Error when the schema is not up to date, with the command that brings it there */
export const requireMigrated = async (db: Sql): Promise<void> => {
  const applied = (await holdsPortal(db)) ? await appliedTo(db) : [];
  const [first, ...others] = pendingOf(readMigrations(), applied);
  if (!first) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  throw new Error(`The database lacks migration ${first.name}${more}. Run: pnpm migrate`);
};

/**
 * Brings the schema up to date: forward only, one transaction each, one instance at a time.
 * @returns names of the migrations that were applied now.
 * @throws Error when an applied file was changed, is missing here, or a new one comes too late.
 */
export const migrate = (pool: Pool, migrations: Migration[] = readMigrations()): Promise<string[]> =>
  pool.alone(async (sql) => {
    try {
      // The lock may be held for long by another instance that migrates; waiting is right.
      await sql`set statement_timeout = 0`;
      await sql`set lock_timeout = 0`;
      await sql`select pg_advisory_lock(${LOCK})`;
      await sql`create table if not exists schema_migrations (
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`;
      const pending = pendingOf(migrations, await appliedTo(sql));
      for (const { number, name, checksum, sql: text } of pending) {
        await sql`begin`;
        try {
          await sql.unsafe(text);
          await sql`insert into schema_migrations (number, name, checksum) values (${number}, ${name}, ${checksum})`;
          await sql`commit`;
        } catch (error) {
          await sql`rollback`;
          throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
        }
      }
      return pending.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`;
      await sql`reset statement_timeout`;
      await sql`reset lock_timeout`;
    }
  });
