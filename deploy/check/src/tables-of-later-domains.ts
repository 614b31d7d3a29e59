import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MIGRATIONS = 'api/migrations';
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Domains in the order of their migrations, as `0003_funds.sql` is of `api/src/funds`, with the tables that each makes. */
const domains = (): { folder: string; tables: string[] }[] =>
  readdirSync(MIGRATIONS)
    .toSorted()
    .map((file) => ({
      folder: join('api/src', file.replace(/^\d+_|\.sql$/g, '')),
      tables: [
        ...readFileSync(join(MIGRATIONS, file), 'utf8').matchAll(/^create (?:unlogged )?table (\w+)/gm),
      ].map(([, table]) => table ?? ''),
    }))
    .filter(({ folder }) => existsSync(folder));

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));

/** Statements that name a table of a later domain: one line for each, with what to do instead. */
export const tablesOfLaterDomains = (): string[] =>
  domains().flatMap(({ folder }, at, all) => {
    const later = all.slice(at + 1).flatMap(({ tables }) => tables);
    if (later.length === 0) return [];
    const named = new RegExp(`\\b(?:from|join|into|update|using)\\s+(${later.join('|')})\\b`, 'g');
    return sourcesOf(folder).flatMap((file) =>
      [...readFileSync(file, 'utf8').replace(COMMENTS, '').matchAll(named)].map(
        ([, table]) =>
          `error later-table: ${file} → ${table}\n    A statement names tables of its own domain and of those before it: let the owner provide it, as ports/ of funds does`,
      ),
    );
  });
