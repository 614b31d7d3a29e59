import { exceeded } from '../canary/judge-figures.ts';
import type { AreaFigures, JudgedFigure } from '../documents/schemas.ts';
import { haltCanary } from './canary.ts';
import type { Change } from './change-release.ts';
import { mustFindRelease } from './find-release.ts';

const names = {
  loadFailureRate: 'loads that failed',
  renderErrorRate: 'render errors',
  p75LoadMs: 'slow loads',
  apiErrorRate: 'calls without a good answer',
} as const;

/** One figure in words, such as `loads that failed: 12 of 200, of the rest 4 of 2000; budget 0.01`. */
export const figureText = ({ metric, operation, budget, canary, rest }: JudgedFigure): string => {
  const what = operation === undefined ? names[metric] : `${names[metric]} (${operation})`;
  const limit = metric === 'p75LoadMs' ? `three of four within ${budget} ms` : `${budget}`;
  return `${what}: ${canary.failures} of ${canary.samples}, of the rest ${rest.failures} of ${rest.samples}; budget ${limit}`;
};

/**
 * Compares the figures of a canary with its budget and with everybody else's, and takes it from everybody where
 * they exceed it: a release of its own, with the figures in the history. Several may judge at the same time, the
 * canary is stopped once. @returns what it was stopped by; none where it goes on. @throws when nobody gets a canary
 */
export const judgeCanary = async (who: Change, area: string, seen: AreaFigures) => {
  const release = await mustFindRelease(who.store, who.environment);
  const canary = release.remotes[area]?.canary;
  if (!canary || (canary.share === 0 && !canary.groups))
    throw new Error(`Nobody gets a canary of "${area}": there is nothing to judge.`);
  if (seen.build !== canary.build)
    throw new Error(`The figures are of ${seen.build}, the canary of "${area}" is ${canary.build}.`);
  const figures = exceeded(canary.budget, seen);
  if (figures.length === 0) return { release, figures };
  const reason = `${canary.build} exceeds its budget: ${figures.map(figureText).join('; ')}`;
  return { release: await haltCanary({ ...who, reason }, area, canary.build, figures), figures };
};
