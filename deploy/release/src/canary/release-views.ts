import { type ReleaseDocument, trialsOf } from '@portal/platform/release';
import type { Draft } from '../releases/checks/draft-release.ts';
import { bucketOf } from './visitor-bucket.ts';

/** So many canaries at a time: each set that a visitor may get is checked, and prerendered by itself. */
export const maxCanaries = 3;

/** The remotes with a canary that somebody gets, in alphabetical order. */
export const openCanaries = (release: Pick<ReleaseDocument, 'remotes'>): string[] =>
  Object.keys(trialsOf(release)).sort();

/** A release as those see it who get the canaries of these remotes: in the place of the pins, which become fallbacks. */
export const viewOf = <R extends Draft>(release: R, areas: readonly string[]): R => {
  if (areas.length === 0) return release;
  const remotes = Object.entries(release.remotes).map(([area, remote]) => {
    const { canary, pin, previous } = remote;
    if (!canary || !areas.includes(area)) return [area, remote] as const;
    const fallbacks = [pin, ...previous.filter((key) => key !== canary.build)];
    return [area, { ...remote, pin: canary.build, previous: fallbacks, manifest: canary.manifest }] as const;
  });
  return { ...release, remotes: Object.fromEntries(remotes) };
};

const views = new WeakMap<ReleaseDocument, Map<string, ReleaseDocument>>();
const bases = new WeakMap<ReleaseDocument, ReleaseDocument>();

/** The same, one object for each release and set of remotes, so that what is made for it can be kept. */
export const cachedViewOf = (release: ReleaseDocument, areas: readonly string[]): ReleaseDocument => {
  if (areas.length === 0) return release;
  const ofRelease = views.get(release) ?? new Map<string, ReleaseDocument>();
  views.set(release, ofRelease);
  const view = ofRelease.get(areas.join()) ?? viewOf(release, areas);
  ofRelease.set(areas.join(), view);
  bases.set(view, release);
  return view;
};

/** The release that a kept view is of; of any other release itself. */
export const baseOf = (release: ReleaseDocument): ReleaseDocument => bases.get(release) ?? release;

/** Every set of remotes whose canaries one visitor may get together; the first is none of them. */
export const combinationsOf = (release: Draft): string[][] => {
  const sets: string[][] = [[]];
  for (const area of openCanaries(release)) sets.push(...sets.map((set) => [...set, area]));
  return sets;
};

/** Who asks, as far as the gateway can know. */
export interface Visitor {
  /** The same for one person at every visit; absent: nobody knows them, and they get no canary. */
  subject?: string | undefined;
  /** Role of who is signed in. */
  group?: string | undefined;
  /** The remote whose canary they try out by a link. */
  tried?: string | undefined;
}

export const canariesFor = (
  release: Pick<ReleaseDocument, 'environment' | 'remotes'>,
  { subject, group, tried }: Visitor,
): string[] =>
  openCanaries(release).filter((area) => {
    const canary = release.remotes[area]?.canary;
    if (!canary) return false;
    if (tried === area) return true;
    if (group !== undefined && canary.groups?.includes(group)) return true;
    return subject !== undefined && bucketOf(release.environment, area, subject) < canary.share;
  });
