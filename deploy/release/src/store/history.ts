import type { ReleaseDocument } from '@portal/platform/release';
import { type HistoryEntry, parsePointer } from '../documents/schemas.ts';
import { trustedKeys } from '../signing/keys.ts';
import { type HistoryLine, linesFrom, signatureFaults, signedLine } from './history-lines.ts';
import { historyFile, pointerFile } from './layout.ts';
import { readText } from './read-store.ts';
import type { Placement } from './write-files.ts';

type OfBuilds = 'pin' | 'promote' | 'rollback' | 'remove' | 'maintenance' | 'repair' | 'sign';
type OfCanary = 'canary' | 'ramp' | `canary-${'stop' | 'finish' | 'halt' | 'hold' | 'refused' | 'resume'}`;

/** Who moves a pointer, how and why. */
export interface Note
  extends Pick<HistoryEntry, 'by' | 'reason' | 'what' | 'check' | 'tests' | 'canary' | 'figures'> {
  action: OfBuilds | OfCanary | 'freeze' | 'unfreeze';
  ticket?: string | undefined;
  /** When the work for it began, in milliseconds since 1970. */
  startedAt: number;
  known?: readonly string[];
}

/** `move` is absent where the pointer stays. */
interface Move extends Pick<HistoryEntry, 'from' | 'to' | 'move'> {
  digest: string;
}

const linesOf = async (store: string, environment: string): Promise<HistoryLine[]> =>
  linesFrom((await readText(historyFile(store, environment))) ?? '');

/** A pointer that cannot be read says nothing of the history. */
const pointedMove = async (store: string, environment: string): Promise<number> => {
  try {
    return parsePointer((await readText(pointerFile(store, environment))) ?? '').move;
  } catch {
    return 0;
  }
};

/** What is wrong with a line, as the end of a sentence. */
const faultOfLine = (
  lines: readonly HistoryLine[],
  at: number,
  signatureFault: string | undefined,
): string | undefined => {
  const entry = lines[at]?.entry;
  if (!entry) return 'cannot be read';
  if (signatureFault) return signatureFault;
  return entry.previous === (lines[at - 1]?.hash ?? null) ? undefined : 'does not fit the line before it';
};

/**
 * Every move of an environment's pointer, oldest first, those of them that a manager signed (all where no keys are trusted),
 * and a sentence that names the first line which was changed, is not signed or does not follow the one before it.
 */
export const readHistory = async (store: string, environment: string) => {
  // The pointer first: it is written last, so that the history read after it has its move.
  const pointed = await pointedMove(store, environment);
  const lines = await linesOf(store, environment);
  const signatures = signatureFaults(store, environment, lines);
  const faults = lines.map((_, at) => faultOfLine(lines, at, signatures[at]));
  const entries = lines.flatMap(({ entry }) => entry ?? []);
  const isSigned = ({ signature }: HistoryLine) => signature !== undefined || !trustedKeys(store);
  const signed = lines.flatMap((line, at) =>
    line.entry && isSigned(line) && !signatures[at] ? [line.entry] : [],
  );
  const wrong = faults.findIndex((fault) => fault !== undefined);
  const last = entries.findLast(({ move }) => move !== undefined)?.move ?? 0;
  const short = last < pointed && `it ends with move ${last}, and the pointer is at move ${pointed}`;
  const why = wrong >= 0 ? `line ${wrong + 1} ${faults[wrong]}` : short;
  const fault = why && `${historyFile(store, environment)} is not as it was written: ${why}.`;
  return { entries, signed, ...(fault && { fault }) };
};

/** What was wrong with other remotes when a release was taken last, and stayed so. */
export const knownFaults = async (
  store: string,
  { environment, sequence }: Pick<ReleaseDocument, 'environment' | 'sequence'>,
): Promise<string[]> => {
  const { entries } = await readHistory(store, environment);
  return entries.findLast(({ to }) => to === sequence)?.known ?? [];
};

/** The lines that count, signed with the key of now, and the others as they are. */
const renewed = (store: string, environment: string, lines: readonly HistoryLine[]): HistoryLine[] => {
  const faults = signatureFaults(store, environment, lines);
  return lines.map((line, at) =>
    line.entry && line.signature && !faults[at] ? signedLine(store, environment, line.entry) : line,
  );
};

const placementOf = (store: string, environment: string, lines: readonly HistoryLine[]): Placement => ({
  file: historyFile(store, environment),
  text: lines.map(({ text }) => `${text}\n`).join(''),
});

/** Every line with a signature, taken as it is: for a store that has keys for the first time. */
export const signedHistory = async (store: string, environment: string): Promise<Placement> => {
  const lines = await linesOf(store, environment);
  const signed = lines.map((line) => (line.entry ? signedLine(store, environment, line.entry) : line));
  return placementOf(store, environment, signed);
};

/**
 * The history with a move added. A pointer that was moved without a line, and what is wrong with the lines before, are
 * recorded first, as found. With the action `sign` the lines that count are signed with the key of now.
 */
export const historyWith = async (
  store: string,
  environment: string,
  { startedAt, ticket, known = [], ...note }: Note,
  move: Move,
): Promise<Placement> => {
  const before = await linesOf(store, environment);
  const lines = note.action === 'sign' ? renewed(store, environment, before) : before;
  const { entries, fault } = await readHistory(store, environment);
  const add = (entry: Omit<HistoryEntry, 'previous' | 'at'>): void => {
    const at = new Date().toISOString();
    lines.push(signedLine(store, environment, { at, ...entry, previous: lines.at(-1)?.hash ?? null }));
  };
  const last = entries.at(-1)?.to ?? null;
  const reason = fault?.replace(`${historyFile(store, environment)} `, 'the history ');
  if (reason && !entries.some((entry) => entry.action === 'found' && entry.reason === reason))
    add({ action: 'found', by: note.by, reason, from: last, to: last ?? move.from ?? move.to });
  if (last !== null && move.from !== null && last !== move.from) {
    const moved = `the pointer was at release ${move.from} although the last line says ${last}`;
    add({ action: 'found', by: note.by, reason: moved, from: last, to: move.from });
  }
  add({
    ...note,
    ...(ticket !== undefined && { ticket }),
    ...move,
    ...(known.length > 0 && { known: [...known] }),
    durationMs: Date.now() - startedAt,
  });
  return placementOf(store, environment, lines);
};
