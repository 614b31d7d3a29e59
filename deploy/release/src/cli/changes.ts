import { readTestReport } from '@portal/check/test-reports';
import type { ReleaseDocument } from '@portal/platform/release';
import { type Published, publishApp } from '../publish/publish-app.ts';
import { type Change, newestVersions, pin } from '../releases/change-release.ts';
import { maintainRemote, removeRemote, rollBackApp } from '../releases/change-remote.ts';
import { type Pins, pinsOf } from '../releases/compose-release.ts';
import { differences, differencesBesideBuilds, withoutFallback } from '../releases/difference.ts';
import { freeze, unfreeze } from '../releases/freeze.ts';
import { promote, recordTest } from '../releases/promote.ts';
import { builtText, publishedBuilds } from '../releases/published-builds.ts';
import { removeUnusedBuilds } from '../releases/remove-unused-builds.ts';
import { repair, rollBack } from '../releases/rollback.ts';
import { takenBackText } from '../releases/taken-back.ts';
import { faultSentence } from '../store/fault-sentence.ts';
import { knownFaults } from '../store/history.ts';
import { currentRelease } from '../store/releases.ts';
import { upload } from '../store/shared-store.ts';
import { checkEnvironment } from './check-environment.ts';
import {
  type Answer,
  type Command,
  type Context,
  changeOptions,
  checkedApps,
  command,
  knownApps,
  mustName,
  numberFrom,
  releasableApps,
} from './context.ts';
import { UsageError } from './usage-error.ts';

/** What a version that is there already was built from, and how to pin it where a newer one is there, too. */
const presentText = async (store: string, { app, version }: Published): Promise<string> => {
  const builds = await publishedBuilds(store, app);
  const present = builds.find((build) => build.version === version);
  const newest = builds[0]?.version;
  const mend = newest === version ? '' : ` ${newest} is newer: to pin this one, name it ${app}@${version}.`;
  return `is published already${present ? `, ${builtText(present)}.` : '.'}${mend}`;
};

/** Publishes what it can; an app that does not build keeps no other from being published. */
const publishAll = async (apps: string[], { store, say }: Context): Promise<Published[]> => {
  const results: Published[] = [];
  const failures: string[] = [];
  for (const app of apps) {
    try {
      const result = await publishApp(store, app);
      results.push(result);
      say(`${app} ${result.version} ${result.isNew ? 'published' : await presentText(store, result)}`);
    } catch (error) {
      failures.push(app);
      console.error(`${app} was not published: ${faultSentence(error as Error)}`);
    }
  }
  if (failures.length > 0) throw new Error(`Not published: ${failures.join(', ')}.`);
  return results;
};

/** Which builds, canaries and maintenance a release has otherwise than the one that was served, and whether it is frozen. */
const changed = (before: ReleaseDocument | undefined, after: ReleaseDocument): string[] => [
  ...differences(before, after).map(({ app, from, to }) => `  ${app}  ${from ?? 'none'} -> ${to ?? 'none'}`),
  ...withoutFallback(before, after),
  ...differencesBesideBuilds(before, after).map((line) => `  ${line}`),
];

/** A fault of a remote that a change left as it was. */
export const knownText = (sentence: string): string => `  Wrong before, and still: ${sentence}`;

/** What an environment serves after some work, beside what it served. @param reason where `--reason` gives none */
export const reportChange = async (
  context: Context,
  reason: string,
  work: (who: Change) => Promise<ReleaseDocument>,
): Promise<Answer> => {
  const { store, environment } = context;
  const before = await currentRelease(store, environment);
  const release = await work({ ...context, reason: context.reason ?? reason });
  const isChanged = release.sequence !== before?.sequence;
  const known = isChanged ? await knownFaults(store, release) : [];
  return {
    data: { environment, release: release.sequence, isChanged, pins: pinsOf(release), known },
    lines: [
      ...(isChanged ? [] : ['Nothing to change: this is served already.']),
      `${environment} serves release ${release.sequence}.`,
      ...changed(before, release),
      ...known.map(knownText),
    ],
  };
};

const pinAll = (pins: Pins, context: Context): Promise<Answer> => {
  const args = Object.entries(pins).map(([app, version]) => `${app} ${version}`);
  return reportChange(context, `pin ${args.join(', ')}`, (who) => pin(who, pins));
};

/** @param how what to do with its version to have it. @throws for a build that was taken back: nobody named its version */
const unlessTakenBack = async (
  pins: Pins,
  { store, environment }: Context,
  how: 'name' | 'pin',
): Promise<Pins> => {
  for (const [app, version] of Object.entries(pins)) {
    const text = await takenBackText(store, environment, app, version);
    if (text) throw new Error(`${app}@${version} was ${text}. To have it all the same, ${how} its version.`);
  }
  return pins;
};

/** `<app>` or `<app>@<version>` each; without a version the newest published one. */
export const pinsFrom = async (args: string[], context: Context): Promise<Pins> => {
  const pairs = args.map((arg) => arg.split('@') as [string, string | undefined]);
  const unfinished = args.find((arg) => arg.endsWith('@'));
  if (unfinished)
    throw new UsageError(`Name a version after "${unfinished}", or leave the @ out for the newest.`);
  checkedApps(
    pairs.map(([app]) => app),
    await releasableApps(context),
  );
  const open = pairs.filter(([, version]) => version === undefined).map(([app]) => app);
  const exact = pairs.filter((pair): pair is [string, string] => pair[1] !== undefined);
  const newest = await newestVersions(context.store, open);
  return { ...Object.fromEntries(exact), ...(await unlessTakenBack(newest, context, 'name')) };
};

/** A command whose one word is the environment. @param usual the reason where `--reason` gives none; absent: one is needed */
const onEnvironment = (work: (who: Change) => Promise<ReleaseDocument>, usual?: string): Command =>
  command({ words: 1, namesEnvironment: true, options: changeOptions }, async ([environment], context) => {
    if (environment === undefined) throw new UsageError('Name an environment.');
    await checkEnvironment(context.store, environment);
    const reason = context.reason ?? usual;
    if (reason === undefined) throw new UsageError('Give a --reason: whoever is refused reads it.');
    return reportChange({ ...context, environment }, reason, work);
  });

export const changes: Record<string, Command> = {
  publish: command({}, async (args, context) => ({
    data: await publishAll(args.length > 0 ? checkedApps(args) : knownApps(), context),
    lines: [],
  })),
  pin: command({ asks: true, options: changeOptions }, async (args, context) =>
    pinAll(await pinsFrom(mustName(args, 'at least one app'), context), context),
  ),
  deploy: command({ asks: true, options: changeOptions }, async (args, context) => {
    const published = await publishAll(checkedApps(mustName(args, 'at least one app')), context);
    const pins = Object.fromEntries(published.map(({ app, version }) => [app, version]));
    return pinAll(await unlessTakenBack(pins, context, 'pin'), context);
  }),
  rollback: command({ words: 1, options: changeOptions }, async ([arg], context) => {
    const apps = await releasableApps(context);
    const isApp = arg !== undefined && apps.includes(arg);
    return reportChange(context, `roll back to ${arg ?? 'the release before'}`, (who) =>
      isApp ? rollBackApp(who, arg) : rollBack(who, numberFrom(arg, apps)),
    );
  }),
  remove: command({ asks: true, words: 1, options: changeOptions }, async ([app], context) => {
    if (app === undefined) throw new UsageError('Name a remote.');
    return reportChange(context, `remove ${app}`, (who) => removeRemote(who, app));
  }),
  maintenance: command({ asks: true, words: 2, options: changeOptions }, async ([app, state], context) => {
    if (app === undefined || (state !== 'on' && state !== 'off'))
      throw new UsageError('Name a remote, and on or off.');
    return reportChange(context, `maintenance of ${app} ${state}`, (who) =>
      maintainRemote(who, app, state === 'on'),
    );
  }),
  freeze: onEnvironment(freeze),
  unfreeze: onEnvironment(unfreeze, 'unfreeze'),
  gc: command({ words: 0, options: ['keep'] }, async (_words, { store, keep, say }) => {
    if (!keep)
      throw new UsageError('Say how many releases of each environment to keep: --keep <n>, at least 1.');
    const removed = await removeUnusedBuilds(store, keep, (key) => say(`${key} removed`));
    return { data: removed, lines: [`${removed.length} builds removed.`] };
  }),
  promote: command({ words: 1, options: [...changeOptions, 'untested'] }, async ([from], context) => {
    if (from === undefined) throw new UsageError('Name the environment to promote from.');
    await checkEnvironment(context.store, from);
    if (context.untested && !context.reason)
      throw new UsageError('--untested needs a --reason: it goes into the history.');
    return reportChange(context, `promoted from ${from}`, (who) => promote(who, from, context.untested));
  }),
  'record-test': command({ options: ['env', 'by', 'release'] }, async (files, context) => {
    const tallies = mustName(files, 'at least one report of Playwright or Vitest, as JSON').map(
      readTestReport,
    );
    const total = (which: 'passed' | 'failed') => tallies.reduce((sum, tally) => sum + tally[which], 0);
    const counts = { passed: total('passed'), failed: total('failed') };
    const result = await recordTest({ ...context, reason: '' }, counts, context.release);
    const what = `Release ${result.sequence} of ${result.environment}`;
    const lines = [`${what}: ${counts.passed} tests passed, ${counts.failed} failed.`];
    return { data: result, lines, fault: counts.failed > 0 ? `${what} failed its tests.` : undefined };
  }),
  upload: command({ words: 0, whileAway: 'as ever' }, async (_words, { store }) => {
    await upload(store);
    return { data: { store }, lines: [`The bucket holds what ${store} holds.`] };
  }),
  repair: command({ words: 0, options: ['env', 'by', 'reason', 'ticket'] }, async (_words, context) => {
    const { environment } = context;
    const { release, fault } = await repair({ ...context, reason: context.reason ?? 'pointer was broken' });
    return {
      data: { environment, release: release.sequence, ...(fault && { fault }) },
      lines: [
        fault ?? `The pointer of ${environment} is whole; nothing was changed.`,
        `${environment} serves release ${release.sequence}.`,
      ],
    };
  }),
};
