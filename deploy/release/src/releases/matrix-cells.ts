import type { ReleaseDocument } from '@portal/platform/release';
import type { KnownCell } from '../documents/known-cell.ts';
import { findBuild } from '../store/builds.ts';
import { integrityOf } from '../store/integrity.ts';
import { currentRelease } from '../store/releases.ts';
import { setDigestOf } from '../store/test-results.ts';
import type { Draft } from './checks/draft-release.ts';
import { composeRelease, type Pins, pinsOf } from './compose-release.ts';
import { mustFindRelease } from './find-release.ts';

/** One combination of builds that people can come to see when the candidate is released. */
export interface Cell extends Pick<KnownCell, 'kind' | 'app' | 'id' | 'title' | 'absent' | 'digest'> {
  pins: Pins;
  /** The release that would serve it, without fallbacks: nothing hides a fault. */
  draft: Draft;
}

type Plan = Omit<Cell, 'draft' | 'digest' | 'id'>;

const candidates = (candidate: ReleaseDocument, other: ReleaseDocument | undefined): Plan[] => {
  if (!other) return [];
  const [own, theirs] = [pinsOf(candidate), pinsOf(other)];
  return Object.entries(own)
    .filter(([app, version]) => theirs[app] !== version)
    .map(([app, version]) => ({
      kind: 'candidate' as const,
      app,
      title: `${app} of ${candidate.environment} among the builds of ${other.environment}`,
      pins: { ...theirs, [app]: version },
    }));
};

const previous = async (store: string, candidate: ReleaseDocument): Promise<Plan[]> => {
  const plans: Plan[] = [];
  for (const [app, remote] of Object.entries(candidate.remotes)) {
    const version = remote.previous[0]?.split('@')[1];
    if (version === undefined || !(await findBuild(store, app, version).catch(() => undefined))) continue;
    const title = `the fallback of ${app} among the builds of ${candidate.environment}`;
    plans.push({ kind: 'previous', app, title, pins: { ...pinsOf(candidate), [app]: version } });
  }
  return plans;
};

const absences = (candidate: ReleaseDocument): Plan[] =>
  Object.keys(candidate.remotes).map((app) => ({
    kind: 'absent',
    app,
    title: `${candidate.environment} without ${app}, which cannot be loaded`,
    pins: pinsOf(candidate),
    absent: app,
  }));

/**
 * The skew matrix of what an environment serves, before it goes to another one; without a release there, only of
 * the set itself. @throws when the environment has no release, or a build is not in the store
 */
export const cellsOf = async (store: string, environment: string, against: string): Promise<Cell[]> => {
  const candidate = await mustFindRelease(store, environment);
  const other = environment === against ? undefined : await currentRelease(store, against);
  const released = { ...other?.builds, ...candidate.builds };
  const plans: Plan[] = [
    { kind: 'set', title: `the builds of ${environment}`, pins: pinsOf(candidate) },
    ...candidates(candidate, other),
    ...(await previous(store, candidate)),
    ...absences(candidate),
  ];
  return Promise.all(
    plans.map(async (plan) => {
      const id = plan.app === undefined ? plan.kind : `${plan.kind}:${plan.app}`;
      const change = { by: 'matrix', reason: id };
      const draft = await composeRelease(store, against, plan.pins, change, { before: undefined, released });
      const digest = integrityOf(Buffer.from(JSON.stringify([setDigestOf(draft), plan.absent ?? null])));
      return { ...plan, id, draft, digest };
    }),
  );
};
