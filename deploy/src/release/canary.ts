import type { Canary, CanaryBudget, ReleaseDocument } from '@portal/platform/release';
import { wholeShare } from '../canary/bucket.ts';
import type { HistoryEntry } from '../store/schemas.ts';
import { type CanaryTerms, keyOf, pinsOf } from './compose.ts';
import { lessen } from './lessen.ts';
import { type Change, change } from './pin.ts';
import { mustBeLive } from './rollback.ts';

/** What a canary may do unless somebody says otherwise. */
export const usualBudget: CanaryBudget = {
  loadFailureRate: 0.01,
  renderErrorRate: 0.01,
  p75LoadMs: 2_000,
  apiErrorRate: 0.01,
  minSamples: 50,
};

const mustRun = (area: string, running: CanaryTerms | undefined): CanaryTerms => {
  if (running) return running;
  throw new Error(`"${area}" has no canary. Start one: pnpm release canary ${area}@<version> --share 5%`);
};

const mustBePinned = (release: ReleaseDocument, area: string): string => {
  if (area === 'shell')
    throw new Error('The shell carries every page; only areas can have a canary. Try it in staging.');
  const version = pinsOf(release)[area];
  if (version !== undefined) return version;
  throw new Error(`Release ${release.sequence} of ${release.environment} has no "${area}".`);
};

export interface CanaryStart {
  area: string;
  version: string;
  /** Of 10,000 visitors. */
  share: number;
  groups?: readonly string[];
  budget?: Partial<CanaryBudget>;
}

/**
 * Serves a build of one area to some visitors only. @throws GateRefusal when the set with it must not be served;
 * Error when it is pinned already, another canary of the area runs, or too many do
 */
export const startCanary = async (who: Change, start: CanaryStart): Promise<ReleaseDocument> => {
  const { area, version, share, groups = [], budget } = start;
  const build = keyOf(area, version);
  const release = await mustBeLive(who.store, who.environment);
  if (mustBePinned(release, area) === version)
    throw new Error(`${build} is pinned: everybody has it already.`);
  if (share === 0 && groups.length === 0)
    throw new Error('Nobody would get it. Give a share above 0 % or a group.');
  const terms: CanaryTerms = {
    build,
    share,
    ...(groups.length > 0 && { groups: [...groups] }),
    startedAt: new Date().toISOString(),
    budget: { ...usualBudget, ...budget },
  };
  const begin = (running: CanaryTerms | undefined): CanaryTerms => {
    if (running && (running.share > 0 || running.groups))
      throw new Error(`${running.build} is the canary of "${area}". Raise, stop or finish it first.`);
    return terms;
  };
  return change(who, { canaries: { [area]: begin } }, 'canary');
};

/**
 * Gives a canary to more visitors, or to fewer: whoever has it keeps it while the share grows. @throws Error when
 * nobody would be left
 */
export const raiseCanary = async (who: Change, area: string, share: number): Promise<ReleaseDocument> => {
  const { remotes } = await mustBeLive(who.store, who.environment);
  const { build, share: before, groups } = mustRun(area, remotes[area]?.canary);
  if (share === 0 && !groups)
    throw new Error(`Nobody would have it any more. End it: pnpm release canary stop ${area}`);
  // Never more than it has by then: it may have been stopped, or replaced, meanwhile.
  const lower = (one: string, canary: Canary): Canary =>
    one === area && canary.build === build ? { ...canary, share: Math.min(canary.share, share) } : canary;
  if (share < before) return lessen(who, lower, { action: 'ramp' });
  const raise = (running: CanaryTerms | undefined): CanaryTerms => ({ ...mustRun(area, running), share });
  return change(who, { canaries: { [area]: raise } }, 'ramp');
};

/** Ends a canary: everybody has the pin. */
export const stopCanary = async (who: Change, area: string): Promise<ReleaseDocument> => {
  const { remotes } = await mustBeLive(who.store, who.environment);
  mustRun(area, remotes[area]?.canary);
  return lessen(who, (one, canary) => (one === area ? undefined : canary), { action: 'canary-stop' });
};

/** Gives the canary to everybody: it becomes the pin, and the pin before it a fallback. */
export const finishCanary = async (who: Change, area: string): Promise<ReleaseDocument> => {
  const { remotes } = await mustBeLive(who.store, who.environment);
  const { build } = mustRun(area, remotes[area]?.canary);
  const version = build.slice(area.length + 1);
  return change(who, { pins: { [area]: version } }, 'canary-finish');
};

/**
 * Takes a canary from everybody because of its figures, which go into the history. It stays on record with a share
 * of 0. Where it was stopped, finished or replaced meanwhile, nothing changes.
 */
export const haltCanary = (
  who: Change,
  area: string,
  build: string,
  figures: NonNullable<HistoryEntry['figures']>,
): Promise<ReleaseDocument> => {
  const halt = (one: string, canary: Canary): Canary => {
    if (one !== area || canary.build !== build) return canary;
    const { groups: _groups, ...rest } = canary;
    return { ...rest, share: 0 };
  };
  return lessen(who, halt, { action: 'canary-halt', figures });
};

/** How much of everybody a share is, in words. */
export const shareWords = (share: number): string => `${(share / wholeShare) * 100} %`;

/** A line on each canary of a release. */
export const canaryLines = ({ remotes }: Pick<ReleaseDocument, 'remotes'>): string[] =>
  Object.values(remotes).flatMap(({ canary, pin }) => {
    if (!canary) return [];
    const { build, share, groups, startedAt, budget } = canary;
    const who = groups ? `${shareWords(share)} and ${groups.join(', ')}` : shareWords(share);
    const state = share > 0 || groups ? '' : '  stopped by its figures';
    const limits = `load failures ${budget.loadFailureRate}, render errors ${budget.renderErrorRate}, p75 load ${budget.p75LoadMs} ms, API errors ${budget.apiErrorRate}, from ${budget.minSamples} samples`;
    return [`${build} beside ${pin}: ${who} since ${startedAt}${state}`, `  budget: ${limits}`];
  });
