import type { ReleaseDocument } from '@portal/platform/release';
import type { HistoryEntry } from '../documents/schemas.ts';
import { drawUp } from '../releases/change-release.ts';
import { frozenText } from '../releases/check-not-frozen.ts';
import { checkRelease } from '../releases/check-release.ts';
import { pinsOf } from '../releases/compose-release.ts';
import { canaryText } from '../releases/describe-canaries.ts';
import { differenceOf, differencesBesideBuilds, withoutFallback } from '../releases/difference.ts';
import { mustFindRelease } from '../releases/find-release.ts';
import { impactOf } from '../releases/impact.ts';
import { builtText, publishedBuilds } from '../releases/published-builds.ts';
import { readHistory } from '../store/history.ts';
import { currentRelease, listSequences, releaseFinder } from '../store/releases.ts';
import { knownText, pinsFrom } from './changes.ts';
import {
  type Answer,
  type Command,
  type Context,
  checkedApps,
  command,
  lookup,
  numberFrom,
  releasableApps,
} from './context.ts';
import { UsageError } from './usage-error.ts';

const testText = (tests: HistoryEntry['tests']): string => {
  if (tests === undefined) return '';
  return tests === 'untested' ? ', untested' : `, ${tests.passed} tests passed, ${tests.failed} failed`;
};

const moveText = ({ action, from, to, what, canary }: HistoryEntry): string => {
  const about = canaryText(canary) ?? what;
  return `${action} ${from ?? '-'} -> ${to}${about ? `, ${about}` : ''}`;
};

const historyLine = (entry: HistoryEntry): string => {
  const { at, by, reason, ticket, check, known = [], tests, durationMs } = entry;
  const checked = check ? `  [check ${check}${testText(tests)}, ${durationMs ?? 0} ms]` : '';
  const line = `${at}  ${moveText(entry)}  ${by}: ${reason}${ticket ? ` (${ticket})` : ''}${checked}`;
  return [line, ...known.map(knownText)].join('\n');
};

const listReleases = async ({ store, environment }: Context): Promise<Answer> => {
  const { sequence: current } = await mustFindRelease(store, environment);
  const find = await releaseFinder(store, environment);
  const rows = [];
  for (const release of await listSequences(store, environment)) {
    const found = await find(release).catch(() => undefined);
    const facts = found && { createdAt: found.createdAt, ...found.change };
    rows.push({ release, isCurrent: release === current, ...(facts ?? { isDamaged: true }) });
  }
  const lines = rows.map((row) => {
    const words = 'by' in row ? `${row.createdAt}  ${row.by}: ${row.reason}` : 'its document is damaged';
    return `${row.isCurrent ? '*' : ' '} ${row.release}  ${words}`;
  });
  return { data: rows, lines };
};

const listBuildsOf = async (app: string, { store, environment }: Context): Promise<Answer> => {
  const builds = await publishedBuilds(store, app);
  if (builds.length === 0) throw new Error(`No build of "${app}" is published.`);
  const served = await currentRelease(store, environment);
  const pinned = served && pinsOf(served)[app];
  const rows = builds.map((build) => ({ ...build, isPinned: build.version === pinned }));
  const lines = rows.map((row) => `${row.isPinned ? '*' : ' '} ${row.version}  ${builtText(row)}`);
  return { data: rows, lines };
};

const shown = (release: ReleaseDocument): string[] => {
  const tests: HistoryEntry['tests'] = release.tests ?? 'untested';
  return [
    `${release.environment} ${release.sequence}, ${release.createdAt}${testText(tests)}`,
    `${release.change.by}: ${release.change.reason}`,
    ...(release.frozen ? [`${frozenText(release)}`] : []),
    ...Object.entries(pinsOf(release)).map(([app, version]) => {
      const remote = release.remotes[app];
      const [fallback, canary] = [remote?.previous.join(', '), canaryText(remote?.canary)];
      return [
        `  ${app} ${version}`,
        ...(fallback ? [`(fallback: ${fallback})`] : []),
        ...(canary ? [`(canary: ${canary})`] : []),
        ...(remote?.maintenance ? ['(in maintenance)'] : []),
      ].join('  ');
    }),
  ];
};

/** The release that first pinned the build of an app which `release` pins, going back parent by parent. */
export const introducedBy = async (
  store: string,
  release: ReleaseDocument,
  app: string,
): Promise<ReleaseDocument> => {
  const find = await releaseFinder(store, release.environment);
  for (let found = release; ; ) {
    const parent = found.parent === null ? undefined : await find(found.parent);
    if (!parent || pinsOf(parent)[app] !== pinsOf(release)[app]) return found;
    found = parent;
  }
};

/** Commands that only look. */
export const reads: Record<string, Command> = {
  check: command({ options: ['env', 'api'] }, async (words, context) => {
    const served = await mustFindRelease(context.store, context.environment);
    const { environment, sequence } = served;
    const pins = await pinsFrom(words, context);
    const asked = words.length > 0 ? pins : pinsOf(served);
    const { draft, known } = await drawUp({ ...context, reason: 'check' }, { pins: asked });
    const what = words.length > 0 ? words.join(', ') : `release ${sequence}`;
    return {
      data: { environment, pins, check: 'passed', known },
      lines: [
        `${what} can be served in ${environment}. Nothing was changed.`,
        ...withoutFallback(served, draft),
        ...known.map(knownText),
        ...(served.frozen ? [`But ${environment} is ${frozenText(served)}.`] : []),
      ],
    };
  }),
  diff: lookup({ words: 2, options: ['env'] }, async ([one, other], context) => {
    if (one === undefined) throw new UsageError('Name one release to compare with the current one, or two.');
    const before = await mustFindRelease(context.store, context.environment, numberFrom(one));
    const after = await mustFindRelease(context.store, context.environment, numberFrom(other));
    const found = await differenceOf(context.store, before, after);
    const lines = found.flatMap(({ app, from, to, words }) => [
      `${app}  ${from ?? 'none'} -> ${to ?? 'none'}`,
      ...words.map((word) => `  ${word}`),
    ]);
    const same = found.length > 0 ? [] : ['Both pin the same builds.'];
    return { data: found, lines: [...same, ...lines, ...differencesBesideBuilds(before, after)] };
  }),
  why: lookup({ words: 1, options: ['env'] }, async ([app], context) => {
    if (app === undefined) throw new UsageError('Name an app.');
    const current = await mustFindRelease(context.store, context.environment);
    const version = pinsOf(current)[app];
    if (version === undefined) throw new Error(`Release ${current.sequence} pins no "${app}".`);
    const { sequence, createdAt, change } = await introducedBy(context.store, current, app);
    return {
      data: { app, version, release: sequence, createdAt, ...change },
      lines: [`${app} ${version} since release ${sequence}, ${createdAt}`, `${change.by}: ${change.reason}`],
    };
  }),
  impact: lookup({ words: 1 }, async ([app], context) => {
    if (app === undefined) throw new UsageError('Name an app.');
    checkedApps([app], await releasableApps(context));
    const found = await impactOf(context.store, app);
    const lines = found.flatMap(({ environment, release, version, addresses, entries, uses }) => [
      `${environment} ${release}: ${app} ${version}`,
      `  addresses: ${addresses.join(', ') || 'none'}`,
      `  entries: ${entries.join(', ') || 'none'}`,
      ...Object.entries(uses).map(([user, names]) => `  ${user} imports ${names.length} names of the shell`),
    ]);
    return { data: found, lines: found.length > 0 ? lines : [`No environment serves "${app}".`] };
  }),
  history: lookup({ words: 0, options: ['env'] }, async (_words, { store, environment }) => {
    const { entries, fault } = await readHistory(store, environment);
    const lines = entries.length > 0 ? entries.map(historyLine) : [`${environment} has no history yet.`];
    return { data: entries, lines, fault };
  }),
  list: lookup({ words: 1, options: ['env'] }, ([app], context) =>
    app === undefined ? listReleases(context) : listBuildsOf(app, context),
  ),
  show: lookup({ words: 1, options: ['env'] }, async ([word], context) => {
    const release = await mustFindRelease(context.store, context.environment, numberFrom(word));
    return { data: release, lines: shown(release) };
  }),
  verify: command({ words: 1, options: ['env', 'api'] }, async ([word], context) => {
    const release = await mustFindRelease(context.store, context.environment, numberFrom(word));
    await checkRelease(context.store, release);
    const { environment, sequence } = release;
    return {
      data: { environment, release: sequence, check: 'passed' },
      lines: [`Release ${sequence} of ${environment} is sound.`],
    };
  }),
};
