import type { ReleaseDocument } from '@portal/platform/release';
import { type Current, currentRelease, findRelease, movePointer, readCurrent } from '../store/releases.ts';
import { pinsOf } from './compose.ts';
import { passGate } from './gate.ts';
import { type Change, pin } from './pin.ts';

const mustBeLive = async (store: string, environment: string): Promise<ReleaseDocument> => {
  const current = await currentRelease(store, environment);
  if (!current) throw new Error(`${environment} has no release yet.`);
  return current;
};

/** Points the environment at an earlier release, by default the one before, as a whole. */
export const rollBack = async (
  store: string,
  environment: string,
  sequence?: number,
): Promise<ReleaseDocument> => {
  const current = await mustBeLive(store, environment);
  const wanted = sequence ?? current.parent;
  if (wanted === null) throw new Error(`Release ${current.sequence} of ${environment} has none before it.`);
  const target = await findRelease(store, environment, wanted);
  if (!target) throw new Error(`${environment} has no release ${wanted}.`);
  await passGate(store, target);
  return movePointer(store, environment, current.sequence, wanted);
};

/** Writes the pointer of an environment anew, at the release that is served in its place while it is broken. */
export const repair = async (store: string, environment: string): Promise<Current> => {
  const current = await readCurrent(store, environment);
  if (!current) throw new Error(`${environment} has no release yet.`);
  if (current.fault)
    await movePointer(store, environment, current.release.sequence, current.release.sequence);
  return current;
};

/** Pins in one environment the very set that another one runs. */
export const promote = async (change: Change, from: string): Promise<ReleaseDocument> => {
  const source = await mustBeLive(change.store, from);
  return pin(change, pinsOf(source));
};
