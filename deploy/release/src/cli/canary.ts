import { readFileSync } from 'node:fs';
import { roles } from '@portal/contracts';
import { type CanaryStep, cohortPath, type ReleaseDocument } from '@portal/platform/release';
import { checkSteps } from '../canary/canary-steps.ts';
import { wholeShare } from '../canary/visitor-bucket.ts';
import { type AreaFigures, isPartOfBudget, isStep, parseFigures } from '../documents/schemas.ts';
import { finishCanary, raiseCanary, startCanary, stopCanary, usualBudget } from '../releases/canary.ts';
import type { Change } from '../releases/change-release.ts';
import { shareText } from '../releases/describe-canaries.ts';
import { holdCanary, resumeCanary } from '../releases/hold-canary.ts';
import { figureText, judgeCanary } from '../releases/judge-canary.ts';
import { canaryStatus } from './canary-status.ts';
import { pinsFrom, reportChange } from './changes.ts';
import {
  type Answer,
  type Command,
  type Context,
  changeOptions,
  checkedApps,
  command,
  lookup,
  releasableApps,
} from './context.ts';
import { UsageError } from './usage-error.ts';

/** `5%` or `0.25 %` as parts of 10,000. @throws UsageError */
const shareFrom = (arg: string | undefined): number => {
  const [, digits] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%$/.exec(arg ?? '') ?? [];
  const share = Math.round(Number(digits) * (wholeShare / 100));
  if (digits !== undefined && share <= wholeShare) return share;
  throw new UsageError(`Say the share of visitors as a part of all, such as --share 5%; not "${arg ?? ''}".`);
};

/** `1%:20,10%:60,all` as shares with minutes. @throws UsageError */
const stepsFrom = (args: string): CanaryStep[] => {
  const steps = args.split(',').map((arg) => {
    const [, part = '', minutes] = /^\s*(all|[\d.]+\s*%)(?::(\d{1,5}))?\s*$/.exec(arg) ?? [];
    if (part === '')
      throw new UsageError(`Steps are shares with minutes, such as --steps 1%:20,10%:60,all; not "${arg}".`);
    const share = part === 'all' ? wholeShare : shareFrom(part);
    const step = { share, ...(minutes !== undefined && { minutes: Number(minutes) }) };
    if (isStep(step)) return step;
    throw new UsageError(`A step is above 0 % and takes 1 to 10080 minutes, a week; not "${arg}".`);
  });
  try {
    checkSteps(steps);
  } catch (error) {
    throw new UsageError(`--steps ${args}: ${(error as Error).message}`);
  }
  return steps;
};

/** Roles are the portal's own; a misspelt one would give the canary to nobody. */
const groupsFrom = (args: readonly string[]): string[] => {
  for (const arg of args)
    if (!roles.some((role) => role === arg))
      throw new UsageError(`"${arg}" is no role. Roles: ${roles.join(', ')}.`);
  return [...args];
};

const budgetFrom = (args: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    args.map((arg) => {
      const [name = '', digits = ''] = arg.split('=');
      const known = Object.keys(usualBudget);
      if (!known.includes(name) || digits === '')
        throw new UsageError(`--budget takes <name>=<number>; names: ${known.join(', ')}.`);
      const value = Number(digits);
      if (isPartOfBudget({ [name]: value })) return [name, value];
      throw new UsageError(
        `"${arg}" is no limit: a rate is a part of one, such as 0.01, p75LoadMs above 0, minSamples a whole number above 0.`,
      );
    }),
  );

const named = async (args: readonly string[], context: Context): Promise<string> => {
  const [area] = args;
  if (area === undefined) throw new UsageError('Name a remote.');
  checkedApps([area], await releasableApps(context));
  return area;
};

const verbs = ['raise', 'hold', 'resume', 'stop', 'finish', 'judge', 'status'];

const start = async (args: string[], context: Context): Promise<Answer> => {
  const [word] = args;
  if (word === undefined) throw new UsageError(`Name a remote, or one of: ${verbs.join(', ')}.`);
  const known = await releasableApps(context);
  checkedApps([word.replace(/@.*/, '')], known, [...known, ...verbs]);
  const [[area, version] = []] = Object.entries(await pinsFrom(args, context));
  if (area === undefined || version === undefined || args.length > 1)
    throw new UsageError('Name one remote, such as: canary review@0.1.0-3f9a0c1d --share 5%.');
  const groups = groupsFrom(context.group);
  const steps = context.steps === undefined ? undefined : stepsFrom(context.steps);
  if (steps && context.share !== undefined) throw new UsageError('Give a share or steps, not both.');
  const isShareless = context.share === undefined && (steps !== undefined || groups.length > 0);
  const share = isShareless ? undefined : shareFrom(context.share);
  const isByLink = share === 0 && groups.length === 0;
  const people = isByLink ? 'whoever has its link' : shareText(share ?? steps?.[0]?.share ?? 0);
  const reason = `canary of ${area} ${version} for ${people}`;
  const asked = { area, version, share, steps, groups, budget: budgetFrom(context.budget) };
  const answer = await reportChange(context, reason, (who) => startCanary(who, asked));
  const link = `Whoever opens ${cohortPath}?canary=${area} there gets it.`;
  return { ...answer, lines: [...answer.lines, link] };
};

/** What both cohorts of a remote did, as a monitor wrote it. @throws with what is wrong in the file, and where */
const readFigures = (file: string): AreaFigures => {
  try {
    return parseFigures(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as figures: ${(error as Error).message}.`);
  }
};

/** A command on the canary of the area that is named. @param reasonFor the reason where `--reason` gives none */
const onCanary = (
  work: (who: Change, area: string) => Promise<ReleaseDocument>,
  reasonFor: (area: string) => string,
  takes: Partial<Command> = {},
): Command =>
  command({ words: 1, options: changeOptions, ...takes }, async (args, context) => {
    const area = await named(args, context);
    return reportChange(context, reasonFor(area), (who) => work(who, area));
  });

/** `canary <remote>@<version>`, and what becomes of it. */
export const canaryCommands: Record<string, Command> = {
  canary: command({ asks: true, options: [...changeOptions, 'share', 'steps', 'group', 'budget'] }, start),
  'canary raise': command(
    { asks: true, words: 1, options: [...changeOptions, 'share'] },
    async (args, context) => {
      const area = await named(args, context);
      const share = context.share === undefined ? undefined : shareFrom(context.share);
      const to = share === undefined ? 'its next step' : shareText(share);
      return reportChange(context, `canary of ${area} to ${to}`, (who) => raiseCanary(who, area, share));
    },
  ),
  'canary hold': onCanary(holdCanary, (area) => `hold the canary of ${area}`),
  'canary resume': onCanary(resumeCanary, (area) => `let the canary of ${area} go on`),
  'canary stop': onCanary(stopCanary, (area) => `stop the canary of ${area}`),
  'canary finish': onCanary(finishCanary, (area) => `the canary of ${area} for everybody`, { asks: true }),
  'canary judge': command({ words: 2, options: ['env', 'by', 'ticket'] }, async (args, context) => {
    const area = await named(args, context);
    const [, file] = args;
    if (file === undefined) throw new UsageError('Name the file with the figures of both cohorts.');
    const { release, figures } = await judgeCanary({ ...context, reason: '' }, area, readFigures(file));
    const { environment, sequence } = release;
    return {
      data: { environment, release: sequence, area, isStopped: figures.length > 0, figures },
      lines:
        figures.length > 0
          ? [`The canary of ${area} was stopped by release ${sequence}.`, ...figures.map(figureText)]
          : [`The canary of ${area} is within its budget. Nothing was changed.`],
    };
  }),
  'canary status': lookup({ words: 0, options: ['env', 'api'] }, (_words, context) => canaryStatus(context)),
};
