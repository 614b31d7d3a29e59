import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseDocument, trialsOf } from '@portal/platform/release';
import { type HistoryEntry, type Pointer, parsePointer, parseRelease } from '../documents/schemas.ts';
import { trustedKeys } from '../signing/keys.ts';
import { faultOfSignature, signatureOf } from '../signing/signature.ts';
import { WriteConflict } from './bucket.ts';
import { historyWith, type Note, readHistory } from './history.ts';
import { integrityOf } from './integrity.ts';
import { lastSeen } from './last-seen-pointer.ts';
import { buildFacts, buildFolder, pointerFile, releaseFile, releaseFolder } from './layout.ts';
import { type StillHeld, withLock } from './lock.ts';
import { environmentNames, readParsed, readText } from './read-store.ts';
import { asSharedChange } from './shared-store.ts';
import { faultOfRelease, signaturePlacement } from './signed-documents.ts';
import { type Placement, placeFiles, removeDrafts } from './write-files.ts';

/** The environment moved on since the caller looked: read it again and decide anew. */
export class ReleaseConflict extends Error {
  override name = 'ReleaseConflict';
}

interface Stored {
  release: ReleaseDocument;
  digest: Pointer['digest'];
}

/**
 * @param recorded the digest that the signed history has of the document: where it is the same, nothing else needs to be
 * looked at. @throws when the document is there but is not whole
 */
const readStored = (
  store: string,
  environment: string,
  sequence: number,
  recorded?: string,
): Promise<Stored | undefined> => {
  const file = releaseFile(store, environment, sequence);
  return readParsed<Stored>(file, async (text) => {
    const digest = integrityOf(Buffer.from(text));
    if (digest === recorded) return { release: JSON.parse(text), digest };
    const release = parseRelease(text);
    if (release.sequence !== sequence || release.environment !== environment)
      throw new Error(`it is release ${release.sequence} of ${release.environment}`);
    const fault = await faultOfRelease(store, file, text);
    if (fault) throw new Error(`it ${fault}`);
    return { release, digest };
  });
};

/** Numbers of all releases of an environment, newest first. */
export const listSequences = async (store: string, environment: string): Promise<number[]> => {
  const names = await readdir(releaseFolder(store, environment)).catch(() => []);
  return names
    .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .sort((one, other) => other - one);
};

/** The pointed release is there but its bytes are not those that were released. */
class ChangedRelease extends Error {
  readonly sequence: number;

  constructor(file: string, sequence: number) {
    super(`${file} was changed after it was released`);
    this.sequence = sequence;
  }
}

const pointerKind = (environment: string): string => `pointer of ${environment}`;

const readPointed = async (store: string, environment: string): Promise<Stored & { move: number }> => {
  const text = await readText(pointerFile(store, environment));
  if (text === undefined) throw new Error('it is missing');
  const { signature, ...pointer } = parsePointer(text);
  const { number, digest, move } = pointer;
  const fault = faultOfSignature(store, 'manager', pointerKind(environment), pointer, signature);
  if (fault) throw new Error(`it ${fault}`);
  const seen = await lastSeen(store, environment);
  if (seen && move < seen.move)
    throw new Error(`it is older (move ${move}) than what was served (move ${seen.move})`);
  const stored = await readStored(store, environment, number);
  if (!stored) throw new Error(`it names release ${number}, which is not there`);
  if (stored.digest !== digest) throw new ChangedRelease(releaseFile(store, environment, number), number);
  return { ...stored, move };
};

/** Release → the digest of its document. */
const digestsIn = (entries: readonly HistoryEntry[]) =>
  new Map(entries.flatMap(({ to, digest }) => (digest ? [[to, digest] as const] : [])));

/**
 * The release that was last served from here, or that the history says is served, whichever is of the later move,
 * else the newest one; whole, and as it was released.
 */
const newestWhole = async (
  store: string,
  environment: string,
  changed: number | undefined,
): Promise<Stored | undefined> => {
  const entries = await readHistory(store, environment).then(
    ({ signed }) => signed,
    () => [],
  );
  const digests = digestsIn(entries);
  const seen = await lastSeen(store, environment);
  const moved = entries.findLast(({ move }) => move !== undefined)?.move ?? 0;
  const last = [entries.at(-1)?.to, seen?.number];
  const ordered = moved > (seen?.move ?? 0) ? last : last.reverse();
  const named = ordered.filter((sequence) => sequence !== undefined);
  for (const sequence of [...named, ...(await listSequences(store, environment))]) {
    const stored = await readStored(store, environment, sequence).catch(() => undefined);
    if (!stored || sequence === changed) continue;
    if ((digests.get(sequence) ?? stored.digest) === stored.digest) return stored;
  }
  return undefined;
};

/** What an environment serves, and what is wrong with its pointer, if anything. */
export interface Current {
  release: ReleaseDocument;
  /** A sentence that names the file; the release then is the last of the history or the newest that is whole. */
  fault?: string;
  /** Which move of the pointer this is, counted from one. */
  move?: number | undefined;
}

/** Reads what an environment serves; `undefined` before its first release. @throws when no document is whole */
export const readCurrent = async (store: string, environment: string): Promise<Current | undefined> => {
  const sequences = await listSequences(store, environment);
  const file = pointerFile(store, environment);
  // Nothing of the store counts without them, and nothing of it is to blame.
  const keys = trustedKeys(store);
  try {
    if (sequences.length === 0 && (await readText(file)) === undefined) return undefined;
    const { release, move } = await readPointed(store, environment);
    return { release, move };
  } catch (error) {
    const why = `${file} cannot be used: ${(error as Error).message}.`;
    const changed = error instanceof ChangedRelease ? error.sequence : undefined;
    const stored = await newestWhole(store, environment, changed);
    const signers = keys ? ' Whose signatures count: pnpm release keys' : '';
    if (!stored) throw new Error(`${why} No release of ${environment} is whole.${signers}`);
    const instead = `Release ${stored.release.sequence} is used instead.`;
    const mend = `Run: pnpm release repair -e ${environment}`;
    return { release: stored.release, fault: `${why} ${instead} ${mend}` };
  }
};

const warned = new Set<string>();
/** Once: a command looks several times, and an open console every few seconds. */
const warnOnConsole = (message: string): void => {
  if (!warned.has(message)) console.warn(message);
  warned.add(message);
};

/** The release that an environment serves; `undefined` before the first. Says so when its pointer is broken. */
export const currentRelease = async (
  store: string,
  environment: string,
  warn = warnOnConsole,
): Promise<ReleaseDocument | undefined> => {
  const current = await readCurrent(store, environment);
  if (current?.fault) warn(current.fault);
  return current?.release;
};

/** One release by its number. @throws when its document is damaged */
export const findRelease = async (
  store: string,
  environment: string,
  sequence: number,
): Promise<ReleaseDocument | undefined> => (await readStored(store, environment, sequence))?.release;

/** The same for many releases of an environment: by what the signed history has of them it takes a third of the time. */
export const releaseFinder = async (store: string, environment: string) => {
  const { signed } = await readHistory(store, environment);
  const digests = digestsIn(signed);
  return async (sequence: number): Promise<ReleaseDocument | undefined> =>
    (await readStored(store, environment, sequence, digests.get(sequence)))?.release;
};

const lockFile = (store: string, environment: string): string =>
  join(releaseFolder(store, environment), 'current.lock');

type Work<T> = (stillHeld: StillHeld) => Promise<T>;

const whileHeld = <T>(store: string, names: readonly string[], work: Work<T>): Promise<T> => {
  const inTurn = [...new Set(names)]
    .sort()
    .reduceRight<Work<T>>(
      (inner, name) => (outerHeld) =>
        withLock(lockFile(store, name), (ownHeld) => inner(() => outerHeld().then(ownHeld))),
      work,
    );
  return asSharedChange(store, inTurn);
};

/** Runs `work` while nobody moves or begins an environment. */
export const whileNobodyMoves = async <T>(store: string, work: Work<T>): Promise<T> =>
  whileHeld(store, await environmentNames(store), work);

const whileUnmoved = async <T>(
  store: string,
  environment: string,
  expected: number | null,
  work: Work<T>,
): Promise<T> => {
  // An environment that is begun has no lock yet that the removal of builds could hold: it waits for those of the others.
  const others = expected === null ? await environmentNames(store) : [];
  return whileHeld(store, [...others, environment], async (stillHeld) => {
    await removeDrafts(releaseFolder(store, environment));
    const found = (await readCurrent(store, environment))?.release.sequence ?? null;
    if (found !== expected)
      throw new ReleaseConflict(
        `${environment} is at release ${found ?? 'none'}, not ${expected ?? 'none'}: somebody else was faster. Look again.`,
      );
    return work(stillHeld);
  }).catch((error) => {
    throw error instanceof WriteConflict ? new ReleaseConflict(error.message, { cause: error }) : error;
  });
};

/** More than any that is on record anywhere, so that no move stands for another one. */
const nextMove = async (store: string, environment: string, present = 0): Promise<number> => {
  const { entries } = await readHistory(store, environment);
  const seen = (await lastSeen(store, environment))?.move ?? 0;
  return 1 + Math.max(entries.length, ...entries.slice(-1).map(({ move }) => move ?? 0), present, seen);
};

/** One that names no other release, also where the store came from a backup that lacks the last ones. */
const nextNumber = async (store: string, environment: string): Promise<number> => {
  const [newest = 0] = await listSequences(store, environment);
  const seen = (await lastSeen(store, environment))?.number ?? 0;
  return 1 + Math.max(newest, seen);
};

/** @throws ReleaseConflict when a build that people would get from now on was removed since it was checked */
const checkKept = (store: string, release: ReleaseDocument, current?: ReleaseDocument): void => {
  const tried = trialsOf(release);
  const keys = Object.entries(release.remotes).flatMap(([area, { pin, canary }]) =>
    canary && tried[area] ? [pin, canary.build] : [pin],
  );
  for (const key of [release.shell, ...keys]) {
    const [app = '', version = ''] = key.split('@');
    if (!current?.builds[key] && !existsSync(join(buildFolder(store, app, version), buildFacts)))
      throw new ReleaseConflict(`${key} was removed from the store meanwhile. Look again.`);
  }
};

/** The line of the history and the pointer of a move, in the order in which they are written. */
const moveTo = async (
  store: string,
  environment: string,
  from: number | null,
  { release, digest }: Stored,
  note: Note,
): Promise<Placement[]> => {
  const current = await readCurrent(store, environment).catch(() => undefined);
  checkKept(store, release, current?.release);
  const move = await nextMove(store, environment, current?.move);
  const to = release.sequence;
  const pointer: Pointer = { number: to, digest, move };
  const signature = signatureOf(store, 'manager', pointerKind(environment), pointer);
  const text = JSON.stringify({ ...pointer, ...(signature && { signature }) });
  const history = await historyWith(store, environment, note, { from, to, digest, move });
  return [history, { file: pointerFile(store, environment), text }];
};

/**
 * Writes a new release and makes it the current one, if the environment still is at `expected`.
 * Rejects with ReleaseConflict when somebody else was first.
 */
export const addRelease = (
  store: string,
  draft: Omit<ReleaseDocument, 'sequence'>,
  { action = 'pin', startedAt = Date.now(), ...rest }: Partial<Note> = {},
  expected = draft.parent,
): Promise<ReleaseDocument> =>
  whileUnmoved(store, draft.environment, expected, async (stillHeld) => {
    const release: ReleaseDocument = { ...draft, sequence: await nextNumber(store, draft.environment) };
    const text = JSON.stringify(release, null, 2);
    const file = releaseFile(store, draft.environment, release.sequence);
    const stored = { release, digest: integrityOf(Buffer.from(text)) };
    const note = { ...draft.change, ...rest, action, startedAt };
    await placeFiles(
      [
        ...signaturePlacement(store, 'manager', 'release', { file, text }),
        { file, text, isNew: true },
        ...(await moveTo(store, draft.environment, expected, stored, note)),
      ],
      stillHeld,
    );
    return release;
  });

/**
 * Records what happened to an environment although its pointer stays, if it still is at `expected`. `isNews` is asked
 * while nobody else writes, so that of several who record the same one does.
 */
export const recordEvent = (
  store: string,
  environment: string,
  expected: number,
  note: Note,
  isNews: (entries: readonly HistoryEntry[]) => boolean,
): Promise<void> =>
  whileUnmoved(store, environment, expected, async (stillHeld) => {
    const stored = await readStored(store, environment, expected);
    const { entries } = await readHistory(store, environment);
    if (!stored || !isNews(entries)) return;
    const move = { from: expected, to: expected, digest: stored.digest };
    await placeFiles([await historyWith(store, environment, note, move)], stillHeld);
  });

/** Points the environment at a release that it had, if it still is at `expected`. */
export const movePointer = (
  store: string,
  environment: string,
  expected: number,
  target: number,
  note: Note,
): Promise<ReleaseDocument> =>
  whileUnmoved(store, environment, expected, async (stillHeld) => {
    const stored = await readStored(store, environment, target);
    if (!stored) throw new Error(`${environment} has no release ${target}.`);
    await placeFiles(await moveTo(store, environment, expected, stored, note), stillHeld);
    return stored.release;
  });
