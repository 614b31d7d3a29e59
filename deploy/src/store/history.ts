import { readFile } from 'node:fs/promises';
import { integrityOf } from './integrity.ts';
import { historyFile } from './layout.ts';
import { type HistoryEntry, parseHistoryEntry } from './schemas.ts';
import type { Placement } from './write.ts';

/** Who moves a pointer, how and why. */
export interface Note {
  action:
    | 'pin'
    | 'promote'
    | 'rollback'
    | 'remove'
    | 'maintenance'
    | 'repair'
    | 'sign'
    | 'canary'
    | 'ramp'
    | 'canary-stop'
    | 'canary-finish'
    | 'canary-halt'
    | 'canary-hold'
    | 'canary-resume';
  by: string;
  reason: string;
  ticket?: string | undefined;
  /** When the work for it began, in milliseconds since 1970. */
  startedAt: number;
  check?: HistoryEntry['check'];
  tests?: HistoryEntry['tests'];
  canary?: HistoryEntry['canary'];
  figures?: HistoryEntry['figures'];
}

export interface Move {
  from: number | null;
  to: number;
  /** Of the document of `to`. */
  digest: string;
}

const linesOf = async (store: string, environment: string): Promise<string[]> => {
  const text = await readFile(historyFile(store, environment), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
  return text.split('\n').filter((line) => line !== '');
};

const hashOf = (line: string | undefined): string | null =>
  line === undefined ? null : integrityOf(Buffer.from(line));

export interface History {
  /** Oldest first. */
  entries: HistoryEntry[];
  /** A sentence that names the first line which was changed or does not follow the one before it. */
  fault?: string;
}

/** Every move of an environment's pointer, and whether the record of them is whole. */
export const readHistory = async (store: string, environment: string): Promise<History> => {
  const entries: HistoryEntry[] = [];
  let broken: number | undefined;
  const lines = await linesOf(store, environment);
  for (const [at, line] of lines.entries()) {
    try {
      const entry = parseHistoryEntry(line);
      entries.push(entry);
      if (entry.previous !== hashOf(lines[at - 1])) broken ??= at + 1;
    } catch {
      broken ??= at + 1;
    }
  }
  if (broken === undefined) return { entries };
  const file = historyFile(store, environment);
  return { entries, fault: `${file} was changed by hand: line ${broken} does not fit the line before it.` };
};

/** The history with a move added. A pointer that was moved without a line is recorded first, as found. */
export const historyWith = async (
  store: string,
  environment: string,
  { startedAt, ticket, check, tests, canary, figures, ...note }: Note,
  move: Move,
): Promise<Placement> => {
  const lines = await linesOf(store, environment);
  const last = (await readHistory(store, environment)).entries.at(-1);
  const add = (entry: Omit<HistoryEntry, 'previous' | 'at'>): void => {
    lines.push(JSON.stringify({ at: new Date().toISOString(), ...entry, previous: hashOf(lines.at(-1)) }));
  };
  if (last && move.from !== null && last.to !== move.from) {
    const reason = `the pointer was at release ${move.from} although the last line says ${last.to}`;
    add({ action: 'found', by: note.by, reason, from: last.to, to: move.from });
  }
  add({
    ...note,
    ...(ticket !== undefined && { ticket }),
    ...move,
    ...(check && { check }),
    ...(tests && { tests }),
    ...(canary && { canary }),
    ...(figures && { figures }),
    durationMs: Date.now() - startedAt,
  });
  return { file: historyFile(store, environment), text: `${lines.join('\n')}\n` };
};
