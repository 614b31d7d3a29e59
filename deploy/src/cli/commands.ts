import { areaNames } from '@portal/config/versions';
import type { ReleaseDocument } from '@portal/platform/release';
import { type Published, publishApp } from '../publish/publish-app.ts';
import { type Pins, pinsOf } from '../release/compose.ts';
import { passGate } from '../release/gate.ts';
import { drawUp, newestVersions, pin } from '../release/pin.ts';
import { promote, repair, rollBack } from '../release/rollback.ts';
import { listBuilds } from '../store/builds.ts';
import { readHistory } from '../store/history.ts';
import { currentRelease, findRelease, listSequences } from '../store/releases.ts';
import { broughtBy, differences } from './compare.ts';
import { checkEnvironment } from './environment.ts';
import { UsageError } from './usage-error.ts';

interface Context {
  store: string;
  environment: string;
  by: string;
  reason: string | undefined;
  ticket: string | undefined;
  isJson: boolean;
}

type Command = (words: string[], context: Context) => Promise<void>;

const knownApps = (): string[] => ['shell', ...areaNames()];

const checkedApps = (words: string[]): string[] => {
  for (const word of words) {
    if (!knownApps().includes(word)) {
      throw new UsageError(`There is no app "${word}". Known: ${knownApps().join(', ')}.`);
    }
  }
  return words;
};

const some = (words: string[], what: string): string[] => {
  if (words.length === 0) throw new UsageError(`Name ${what}.`);
  return words;
};

const sequenceFrom = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (!/^\d+$/.test(word)) throw new UsageError(`"${word}" is not the number of a release.`);
  return Number(word);
};

const announce = ({ environment, sequence }: ReleaseDocument): void =>
  console.log(`${environment} serves release ${sequence}.`);

/** Publishes what it can; an app that does not build keeps no other from being published. */
const publishAll = async (apps: string[], { store }: Context): Promise<Published[]> => {
  const results: Published[] = [];
  const failures: string[] = [];
  for (const app of apps) {
    try {
      const result = await publishApp(store, app);
      results.push(result);
      console.log(`${app} ${result.version} ${result.isNew ? 'published' : 'is published already'}`);
    } catch (error) {
      failures.push(app);
      console.error(`${app} was not published: ${(error as Error).message}`);
    }
  }
  if (failures.length > 0) throw new Error(`Not published: ${failures.join(', ')}.`);
  return results;
};

const announceMove = async (context: Context, work: () => Promise<ReleaseDocument>): Promise<void> => {
  const { store, environment } = context;
  const before = await currentRelease(store, environment);
  const release = await work();
  if (release.sequence === before?.sequence) console.log('Nothing to change: this is served already.');
  announce(release);
};

const pinAll = (pins: Pins, context: Context): Promise<void> => {
  const words = Object.entries(pins).map(([app, version]) => `${app} ${version}`);
  const reason = context.reason ?? `pin ${words.join(', ')}`;
  return announceMove(context, () => pin({ ...context, reason }, pins));
};

const printHistory = async ({ store, environment, isJson }: Context): Promise<void> => {
  const { entries, fault } = await readHistory(store, environment);
  if (isJson) console.log(JSON.stringify(entries, null, 2));
  else {
    for (const { at, action, from, to, by, reason, ticket } of entries)
      console.log(
        `${at}  ${action} ${from ?? '-'} -> ${to}  ${by}: ${reason}${ticket ? ` (${ticket})` : ''}`,
      );
    if (entries.length === 0) console.log(`${environment} has no history yet.`);
  }
  if (fault) throw new Error(fault);
};

const pinsFrom = async (words: string[], { store }: Context): Promise<Pins> => {
  const pairs = words.map((word) => word.split('@') as [string, string | undefined]);
  checkedApps(pairs.map(([app]) => app));
  const open = pairs.filter(([, version]) => version === undefined).map(([app]) => app);
  const exact = pairs.filter((pair): pair is [string, string] => pair[1] !== undefined);
  return { ...Object.fromEntries(exact), ...(await newestVersions(store, open)) };
};

const releaseFrom = async (word: string | undefined, context: Context): Promise<ReleaseDocument> => {
  const sequence = sequenceFrom(word);
  const found =
    sequence === undefined
      ? await currentRelease(context.store, context.environment)
      : await findRelease(context.store, context.environment, sequence);
  if (!found)
    throw new Error(
      `${context.environment} has no release${sequence === undefined ? ' yet' : ` ${sequence}`}.`,
    );
  return found;
};

const listReleases = async ({ store, environment }: Context): Promise<void> => {
  const current = (await currentRelease(store, environment))?.sequence;
  if (current === undefined) throw new Error(`${environment} has no release yet.`);
  for (const sequence of await listSequences(store, environment)) {
    const mark = sequence === current ? '*' : ' ';
    const words = await findRelease(store, environment, sequence).then(
      (release) => `${release?.createdAt}  ${release?.change.by}: ${release?.change.reason}`,
      () => 'its document is damaged',
    );
    console.log(`${mark} ${sequence}  ${words}`);
  }
};

const listBuildsOf = async (app: string, store: string): Promise<void> => {
  const builds = await listBuilds(store, app);
  if (builds.length === 0) throw new Error(`No build of "${app}" is published.`);
  for (const { version, builtAt } of builds) console.log(`${version}  ${builtAt}`);
};

export const commands: Record<string, Command> = {
  publish: async (words, context) => {
    await publishAll(words.length > 0 ? checkedApps(words) : knownApps(), context);
  },
  pin: async (words, context) => pinAll(await pinsFrom(some(words, 'at least one app'), context), context),
  check: async (words, context) => {
    const change = { ...context, reason: 'check' };
    const { environment, sequence } = await releaseFrom(undefined, context);
    await drawUp(change, await pinsFrom(words, context));
    const what = words.length > 0 ? words.join(', ') : `release ${sequence}`;
    console.log(`${what} can be served in ${environment}. Nothing was changed.`);
  },
  deploy: async (words, context) => {
    const published = await publishAll(checkedApps(some(words, 'at least one app')), context);
    await pinAll(Object.fromEntries(published.map(({ app, version }) => [app, version])), context);
  },
  rollback: async ([word], context) => {
    const reason = context.reason ?? `roll back to ${word ?? 'the release before'}`;
    await announceMove(context, () => rollBack({ ...context, reason }, sequenceFrom(word)));
  },
  promote: async ([from], context) => {
    if (from === undefined) throw new UsageError('Name the environment to promote from.');
    checkEnvironment(from, true);
    const reason = context.reason ?? `promoted from ${from}`;
    await announceMove(context, () => promote({ ...context, reason }, from));
  },
  diff: async ([one, other], context) => {
    if (one === undefined) throw new UsageError('Name one release to compare with the current one, or two.');
    const lines = differences(await releaseFrom(one, context), await releaseFrom(other, context));
    console.log(lines.length > 0 ? lines.join('\n') : 'Both pin the same builds.');
  },
  why: async ([app], context) => {
    if (app === undefined) throw new UsageError('Name an app.');
    const current = await releaseFrom(undefined, context);
    const version = pinsOf(current)[app];
    if (version === undefined) throw new Error(`Release ${current.sequence} pins no "${app}".`);
    const { sequence, createdAt, change } = await broughtBy(context.store, current, app);
    console.log(`${app} ${version} since release ${sequence}, ${createdAt}\n${change.by}: ${change.reason}`);
  },
  history: (_words, context) => printHistory(context),
  repair: async (_words, context) => {
    const { environment } = context;
    const { release, fault } = await repair({ ...context, reason: context.reason ?? 'pointer was broken' });
    if (fault) console.warn(fault);
    else console.log(`The pointer of ${environment} is whole; nothing was changed.`);
    announce(release);
  },
  list: ([app], context) => (app === undefined ? listReleases(context) : listBuildsOf(app, context.store)),
  show: async ([word], context) => {
    const release = await releaseFrom(word, context);
    console.log(`${release.environment} ${release.sequence}, ${release.createdAt}`);
    console.log(`${release.change.by}: ${release.change.reason}`);
    for (const [app, version] of Object.entries(pinsOf(release))) {
      const previous = release.remotes[app]?.previous ?? [];
      const fallback = previous.length > 0 ? `  (fallback: ${previous.join(', ')})` : '';
      console.log(`  ${app} ${version}${fallback}`);
    }
  },
  verify: async ([word], context) => {
    const release = await releaseFrom(word, context);
    await passGate(context.store, release);
    console.log(`Release ${release.sequence} of ${release.environment} is sound.`);
  },
};
