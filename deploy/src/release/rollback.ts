import type { ReleaseDocument } from '@portal/platform/release';
import type { Note } from '../store/history.ts';
import { type Current, currentRelease, findRelease, movePointer, readCurrent } from '../store/releases.ts';
import { passGates } from './gates.ts';
import { type Change, checkSeen, testedAs } from './pin.ts';

export const mustBeLive = async (store: string, environment: string): Promise<ReleaseDocument> => {
  const current = await currentRelease(store, environment);
  if (!current) throw new Error(`${environment} has no release yet.`);
  return current;
};

const noteOf = ({ by, reason, ticket }: Change, action: Note['action']): Note => ({
  action,
  by,
  reason,
  ticket,
  startedAt: Date.now(),
});

/** Points the environment at an earlier release, by default the one before, as a whole. */
export const rollBack = async (change: Change, sequence?: number): Promise<ReleaseDocument> => {
  const { store, environment } = change;
  const note = noteOf(change, 'rollback');
  const current = await mustBeLive(store, environment);
  checkSeen(environment, change.seen, current.sequence);
  const wanted = sequence ?? current.parent;
  const isBroken = (await readCurrent(store, environment))?.fault !== undefined;
  if (wanted === current.sequence && !isBroken) return current;
  if (wanted === null) throw new Error(`Release ${current.sequence} of ${environment} has none before it.`);
  const target = await findRelease(store, environment, wanted);
  if (!target) throw new Error(`${environment} has no release ${wanted}.`);
  await passGates(store, target);
  const judged = { ...note, check: 'passed', tests: testedAs(target) } as const;
  return movePointer(store, environment, current.sequence, wanted, judged);
};

/** Writes the pointer of an environment anew, at the release that is served in its place while it is broken. */
export const repair = async (change: Change): Promise<Current> => {
  const { store, environment } = change;
  const current = await readCurrent(store, environment);
  if (!current) throw new Error(`${environment} has no release yet.`);
  const { sequence } = current.release;
  if (current.fault) await movePointer(store, environment, sequence, sequence, noteOf(change, 'repair'));
  return current;
};
