import type { Canary, CanaryBudget, CanaryStep, ReleaseDocument } from '@portal/platform/release';
import { checkSteps, nextStep } from '../canary/canary-steps.ts';
import type { HistoryEntry } from '../documents/schemas.ts';
import { type Change, change, untilUnmoved } from './change-release.ts';
import { pinnedVersion } from './change-remote.ts';
import { lowerCanary } from './change-without-check.ts';
import { type CanaryTerms, keyOf } from './compose-release.ts';
import { canaryText } from './describe-canaries.ts';
import { mustFindRelease, servedAsSeen } from './find-release.ts';

/** What a canary may do unless somebody says otherwise. */
export const usualBudget: CanaryBudget = {
  loadFailureRate: 0.01,
  renderErrorRate: 0.01,
  p75LoadMs: 2_000,
  apiErrorRate: 0.01,
  minSamples: 50,
};

const mustRun = <C extends CanaryTerms>(area: string, running: C | undefined): C => {
  if (running) return running;
  throw new Error(`"${area}" has no canary. Start one: pnpm release canary ${area}@<version> --share 5%`);
};

/** The canary that a remote has now. @throws with how to start one */
export const runningCanary = async ({ store, environment }: Change, area: string): Promise<Canary> =>
  mustRun(area, (await mustFindRelease(store, environment)).remotes[area]?.canary);

const mustBePinned = (release: ReleaseDocument, area: string): string => {
  if (area === 'shell')
    throw new Error('The shell carries every page; only remotes can have a canary. Try it in staging.');
  return pinnedVersion(release, area);
};

interface CanaryStart {
  area: string;
  version: string;
  /** Of 10,000 visitors; absent where there are steps. With 0 and no group whoever has the link gets it. */
  share?: number | undefined;
  /** By which it gets to more by itself. */
  steps?: CanaryStep[] | undefined;
  groups?: readonly string[];
  budget?: Partial<CanaryBudget>;
}

/**
 * Serves a build of one remote to some visitors only. @throws ReleaseRefusal when the set with it must not be served;
 * Error when it is pinned already, another canary of the remote runs, or too many do
 */
export const startCanary = async (
  who: Change,
  start: CanaryStart,
  now = new Date(),
): Promise<ReleaseDocument> => {
  const { area, version, steps, groups = [], budget } = start;
  const build = keyOf(area, version);
  if (steps && start.share !== undefined) throw new Error('Give a share or steps, not both.');
  if (steps) checkSteps(steps);
  const share = steps?.[0]?.share ?? start.share ?? 0;
  const release = await mustFindRelease(who.store, who.environment);
  if (mustBePinned(release, area) === version)
    throw new Error(`${build} is pinned: everybody has it already.`);
  const startedAt = now.toISOString();
  const terms: CanaryTerms = {
    build,
    share,
    ...((groups.length > 0 || share === 0) && { groups: [...groups] }),
    startedAt,
    budget: { ...usualBudget, ...budget },
    ...(steps && { plan: { steps, stepAt: startedAt } }),
  };
  const begin = (running: CanaryTerms | undefined): CanaryTerms => {
    if (running && (running.share > 0 || running.groups))
      throw new Error(`${running.build} is the canary of "${area}". Raise, stop or finish it first.`);
    return terms;
  };
  return change(who, { canaries: { [area]: begin } }, 'canary', { area });
};

/** A canary with another share; the clock of its plan begins anew. What was held stays so while a step comes after. */
const withShare = <C extends CanaryTerms>(canary: C, share: number, stepAt: string): C => {
  if (!canary.plan) return { ...canary, share };
  const { steps, heldAt } = canary.plan;
  const isHeld = heldAt !== undefined && nextStep({ share, plan: canary.plan });
  return { ...canary, share, plan: { steps, stepAt, ...(isHeld && { heldAt }) } };
};

const mustHaveNext = (area: string, canary: CanaryTerms): number => {
  const next = nextStep(canary);
  if (next) return next.share;
  throw new Error(
    canary.plan
      ? `The canary of "${area}" is at its last step. Finish it: pnpm release canary finish ${area}`
      : `The canary of "${area}" has no plan. Give a share, such as --share 25%.`,
  );
};

/**
 * Gives a canary to more visitors, or to fewer: whoever has it keeps it while the share grows. Without a share it
 * gets the next step of its plan; a plan whose share is lowered is paused. @throws Error when nobody would be left
 */
export const raiseCanary = async (
  who: Change,
  area: string,
  wanted?: number,
  now = new Date(),
): Promise<ReleaseDocument> => {
  const running = await runningCanary(who, area);
  const { build, share: before, groups } = running;
  const share = wanted ?? mustHaveNext(area, running);
  const at = now.toISOString();
  if (share === 0 && !groups)
    throw new Error(`Nobody would have it any more. End it: pnpm release canary stop ${area}`);
  // Never more than it has by then: it may have been stopped, or replaced, meanwhile.
  const lower = (canary: Canary): Canary => {
    if (canary.share <= share) return canary;
    const less = withShare(canary, share, at);
    return less.plan ? { ...less, plan: { ...less.plan, heldAt: at } } : less;
  };
  if (share < before) return lowerCanary(who, { action: 'ramp', area, build }, lower);
  const raise = (known: CanaryTerms | undefined): CanaryTerms => {
    const canary = mustRun(area, known);
    const isLess = canary.share < before || (groups !== undefined && !canary.groups);
    if (canary.build !== build || isLess)
      throw new Error(`The canary of "${area}" was changed meanwhile: ${canaryText(canary)}. Look again.`);
    return canary.share === share ? canary : withShare(canary, share, at);
  };
  return change(who, { canaries: { [area]: raise } }, 'ramp', { area });
};

/** Ends a canary: everybody has the pin. */
export const stopCanary = async (who: Change, area: string): Promise<ReleaseDocument> => {
  await runningCanary(who, area);
  return lowerCanary(who, { action: 'canary-stop', area }, () => undefined);
};

/** Gives the canary to everybody: it becomes the pin, and the pin before it a fallback. @throws when nobody has it */
export const finishCanary = (who: Change, area: string): Promise<ReleaseDocument> =>
  // Where somebody was faster it is looked at again: it may have been stopped.
  untilUnmoved(who, async () => {
    const { release, move } = await servedAsSeen(who.store, who.environment, who.seen);
    const { build, share, groups } = mustRun(area, release.remotes[area]?.canary);
    if (share === 0 && !groups)
      throw new Error(
        `${build} was stopped: nobody has it. Raise it first, or pin it: pnpm release pin ${build}`,
      );
    const version = build.slice(area.length + 1);
    return change({ ...who, seen: move }, { pins: { [area]: version } }, 'canary-finish', { area });
  });

/**
 * Takes a canary from everybody because of its figures, which go into the history. It stays on record with a share
 * of 0. Where it was stopped, finished or replaced meanwhile, nothing changes.
 */
export const haltCanary = (
  who: Change,
  area: string,
  build: string,
  figures: NonNullable<HistoryEntry['figures']>,
): Promise<ReleaseDocument> =>
  lowerCanary(
    who,
    { action: 'canary-halt', area, build, figures },
    ({ groups: _groups, plan: _plan, ...rest }) => ({ ...rest, share: 0 }),
  );
