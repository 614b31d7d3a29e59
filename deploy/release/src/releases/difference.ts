import type { AreaManifest } from '@portal/platform/area';
import type { ReleaseDocument } from '@portal/platform/release';
import { operationKey } from '../documents/operations.ts';
import type { Contract } from '../documents/schemas.ts';
import { findContract } from '../store/builds.ts';
import { frozenText } from './check-not-frozen.ts';
import { pinsOf } from './compose-release.ts';
import { canaryText } from './describe-canaries.ts';
import { takenBackText } from './taken-back.ts';

export interface Difference {
  app: string;
  /** Versions; absent where a release does not have the app. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The apps whose build differs between two releases. */
export const differences = (one: ReleaseDocument | undefined, other: ReleaseDocument): Difference[] => {
  const [before, after] = [one ? pinsOf(one) : {}, pinsOf(other)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((app) => before[app] !== after[app])
    .map((app) => ({ app, from: before[app], to: after[app] }));
};

/** A line for each remote whose last fallback a change of builds takes. */
export const withoutFallback = (
  before: ReleaseDocument | undefined,
  after: Pick<ReleaseDocument, 'remotes'>,
): string[] =>
  Object.entries(after.remotes).flatMap(([app, { pin, previous }]) => {
    const was = before?.remotes[app];
    const isLost = was && previous.length === 0 && (was.previous.length > 0 || was.pin !== pin);
    return isLost ? [`  ${app}  has no fallback any longer`] : [];
  });

/** A line for each canary, maintenance and freeze that two releases do not have alike. */
export const differencesBesideBuilds = (
  before: ReleaseDocument | undefined,
  after: ReleaseDocument,
): string[] => [
  ...Object.keys({ ...before?.remotes, ...after.remotes }).flatMap((app) => {
    const [was, is] = [before, after].map((release) => release?.remotes[app]);
    const [old, now] = [canaryText(was?.canary) ?? 'none', canaryText(is?.canary) ?? 'none'];
    const isOut = is && !is.maintenance === Boolean(was?.maintenance);
    return [
      ...(old === now ? [] : [`${app}  canary ${old} -> ${now}`]),
      ...(isOut ? [`${app}  ${is.maintenance ? 'in maintenance' : 'not in maintenance any longer'}`] : []),
    ];
  }),
  ...(frozenText(before) === frozenText(after) ? [] : [frozenText(after) ?? 'not frozen any longer']),
];

/** What a build of a release shows and needs. */
interface Facts {
  manifest: AreaManifest | undefined;
  contract: Contract | undefined;
}

export const factsOf = async (store: string, release: ReleaseDocument, app: string): Promise<Facts> => {
  const remote = release.remotes[app];
  const build = release.builds[(app === 'shell' ? release.shell : remote?.pin) ?? ''];
  return {
    manifest: app === 'shell' ? release.shellManifest : remote?.manifest,
    // What cannot be read is not compared.
    contract: build && (await findContract(store, build).catch(() => undefined)),
  };
};

export const addressesOf = (manifest: AreaManifest | undefined): string[] =>
  (manifest?.routes ?? []).map(({ path }) => path);

/** The names of what it puts into menus, header and footer. */
export const entriesOf = (manifest: AreaManifest | undefined): string[] => [
  ...(manifest?.sidebar ?? []).map(({ key }) => key),
  ...[...(manifest?.actions ?? []), ...(manifest?.header ?? []), ...(manifest?.footer ?? [])].map(
    ({ id }) => id,
  ),
];

const access = ({ contract }: Facts): string[] | undefined =>
  contract?.permissions && Object.values(contract.permissions).flat();

const operations = ({ contract }: Facts): string[] | undefined => contract?.operations?.map(operationKey);

/** Shared units with the names that it takes of them, or provides. */
export const units = ({ contract }: Facts): string[] | undefined =>
  contract &&
  Object.entries(contract.names).flatMap(([unit, names]) => names.map((name) => `${unit} ${name}`));

/** Nothing where one of the two does not say. */
const phrases = (
  what: string,
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): string[] => {
  if (!before || !after) return [];
  return [
    ...after.filter((name) => !before.includes(name)).map((name) => `new ${what} ${name}`),
    ...before.filter((name) => !after.includes(name)).map((name) => `no ${what} ${name}`),
  ];
};

/** What `after` has otherwise than `before`, app by app. */
export const differenceOf = (store: string, before: ReleaseDocument, after: ReleaseDocument) =>
  Promise.all(
    differences(before, after).map(async (difference) => {
      const [old, present] = await Promise.all(
        [before, after].map((release) => factsOf(store, release, difference.app)),
      );
      if (!old || !present) return { ...difference, words: [] };
      const { app, to } = difference;
      const isPromotion = to !== undefined && before.environment !== after.environment;
      const back = isPromotion && (await takenBackText(store, before.environment, app, to));
      return {
        ...difference,
        /** What of it people, the API and operators meet, one phrase each; empty when only code differs. */
        words: [
          ...(back ? [back] : []),
          ...phrases('address', addressesOf(old.manifest), addressesOf(present.manifest)),
          ...phrases('entry', entriesOf(old.manifest), entriesOf(present.manifest)),
          ...phrases('call', operations(old), operations(present)),
          ...phrases('permission', access(old), access(present)),
          ...phrases(
            difference.app === 'shell' ? 'provided name' : 'imported name',
            units(old),
            units(present),
          ),
          ...phrases('global style', old.contract?.globalStyles, present.contract?.globalStyles),
        ],
      };
    }),
  );
