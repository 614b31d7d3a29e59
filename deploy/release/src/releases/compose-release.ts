import type { Build, Canary, ReleaseDocument, RemotePin } from '@portal/platform/release';
import { findBuild, findManifest, listBuilds } from '../store/builds.ts';
import { meantText } from '../store/meant-name.ts';
import type { Draft, KeyedBuild } from './checks/draft-release.ts';
import { checkBuild, platformOf } from './checks/one-build.ts';

/** App → version, for every app that the release shall have. */
export type Pins = Record<string, string>;

/** How many earlier builds of a remote a release keeps as fallbacks. */
const maxPrevious = 2;
/** How long a page waits for a remote, and how often it tries again. */
export const defaultLoad = { timeoutMs: 8000, retries: 1 };

export const keyOf = (app: string, version: string): string => `${app}@${version}`;

/** What gives an environment its first release. */
export const howToBegin = (environment: string): string =>
  environment === 'production'
    ? 'Run pnpm start once'
    : `Run pnpm release promote production -e ${environment} --untested --reason <text>`;

export const pinsOf = (document: ReleaseDocument): Pins => {
  const keys = [document.shell, ...Object.values(document.remotes).map((remote) => remote.pin)];
  return Object.fromEntries(keys.map((key) => key.split('@') as [string, string]));
};

const mustFind = async <T>(
  store: string,
  key: string,
  what: 'build' | 'manifest of',
  found: Promise<T | undefined>,
): Promise<T> => {
  const value = await found;
  if (value !== undefined) return value;
  const [app = '', version = ''] = key.split('@');
  const known = (await listBuilds(store, app)).map((build) => build.version);
  const others = known.length > 0 ? `, or choose another: pnpm release list ${app}` : '';
  throw new Error(
    `The release store has no ${what} ${key}.${meantText(version, known)} Publish it first${others}.`,
  );
};

const earlierBuilds = (app: string, pin: string, { before, takenBack }: Basis): string[] => {
  const remote = before?.remotes[app];
  if (!remote) return [];
  if (remote.pin === takenBack) return remote.previous.slice(remote.previous.indexOf(pin) + 1);
  const candidates = remote.pin === pin ? remote.previous : [remote.pin, ...remote.previous];
  return candidates.filter((key) => key !== pin);
};

/** A canary as it is asked for: what its build contributes is in the store. */
export type CanaryTerms = Omit<Canary, 'manifest'>;

/** What a release is made of besides the builds in the store. */
interface Basis {
  /** The release that it takes the place of. */
  before: ReleaseDocument | undefined;
  /** Key of the build that is taken back: what was found wrong is no fallback. */
  takenBack?: string | undefined;
  /** Builds as they were released elsewhere, such as in the environment that is promoted. */
  released?: ReleaseDocument['builds'];
  maintained?: readonly string[];
  /** Remote → its canary; the manifest is read anew. */
  canaries?: Readonly<Record<string, CanaryTerms>>;
}

/**
 * Draws up the release that pins these versions. Earlier pins of a remote become its fallbacks, unless they
 * are no longer whole or cannot run with this shell. @throws when a pinned build is not in the store
 */
export const composeRelease = async (
  store: string,
  environment: string,
  pins: Pins,
  change: ReleaseDocument['change'],
  basis: Basis,
): Promise<Draft> => {
  const { before, released = {}, maintained = [], canaries = {} } = basis;
  const { shell, ...areas } = pins;
  if (shell === undefined)
    throw new Error(
      `${environment} has no shell yet, and a release needs one. ${howToBegin(environment)}, or name the shell, too.`,
    );
  const builds: Record<string, Build> = {};
  const buildOf = async (key: string): Promise<Build | undefined> => {
    const [app = '', version = ''] = key.split('@');
    // What was released is judged by what was released, not by what the store says of it now.
    const known = released[key] ?? before?.builds[key];
    const stored = await findBuild(store, app, version).catch((error) => {
      if (known) return undefined;
      throw error;
    });
    const { digest } = stored ?? {};
    const build = known ?? stored;
    return build && { ...(digest && { digest }), ...build };
  };
  const addBuild = async (key: string): Promise<KeyedBuild> => {
    const build = await mustFind(store, key, 'build', buildOf(key));
    builds[key] = build;
    return [key, build];
  };
  const manifestOf = async (app: string, version: string) => {
    const key = keyOf(app, version);
    const { pin, manifest, canary } = before?.remotes[app] ?? {};
    if (pin === key && manifest) return manifest;
    if (canary?.build === key) return canary.manifest;
    return mustFind(store, key, 'manifest of', findManifest(store, app, version));
  };

  const shellBuild = await addBuild(keyOf('shell', shell));
  const platform = await platformOf(store, environment, shellBuild);
  const isUsable = async (key: string): Promise<boolean> => {
    const build = await buildOf(key).catch(() => undefined);
    return build !== undefined && (await checkBuild(store, [key, build], platform)).length === 0;
  };
  const canaryOf = async (app: string): Promise<Canary | undefined> => {
    const terms = canaries[app];
    if (!terms) return undefined;
    const [, { version }] = await addBuild(terms.build);
    return { ...terms, manifest: await manifestOf(app, version) };
  };
  const remotes: Record<string, RemotePin> = {};
  for (const [app, version] of Object.entries(areas).sort()) {
    const pin = keyOf(app, version);
    await addBuild(pin);
    const previous: string[] = [];
    for (const key of earlierBuilds(app, pin, basis)) {
      if (previous.length === maxPrevious || !(await isUsable(key))) continue;
      await addBuild(key);
      previous.push(key);
    }
    const manifest = await manifestOf(app, version);
    const maintenance = maintained.includes(app) && ({ maintenance: true } as const);
    const canary = await canaryOf(app);
    remotes[app] = { pin, previous, load: defaultLoad, manifest, ...maintenance, ...(canary && { canary }) };
  }
  return {
    schemaVersion: 1,
    environment,
    parent: before?.sequence ?? null,
    createdAt: new Date().toISOString(),
    change,
    ...(before?.frozen && { frozen: before.frozen }),
    shell: keyOf('shell', shell),
    shellManifest: await manifestOf('shell', shell),
    builds,
    remotes,
  };
};
