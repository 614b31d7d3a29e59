import type { ReleaseDocument } from '@portal/platform/release';
import type { ReadSums } from '@portal/release/canary/read-figures';
import { shownFigures } from '@portal/release/canary/shown-figures';
import { listPeople, type Manager } from '@portal/release/console/managers';
import type { HistoryEntry } from '@portal/release/documents/schemas';
import { buildBefore } from '@portal/release/releases/change-remote';
import { pinsOf } from '@portal/release/releases/compose-release';
import { differenceOf, differencesBesideBuilds } from '@portal/release/releases/difference';
import { environmentsReader } from '@portal/release/releases/environment-states';
import { mustFindRelease } from '@portal/release/releases/find-release';
import { untestedReason } from '@portal/release/releases/promote';
import { publishedBuilds } from '@portal/release/releases/published-builds';
import { matrixOf } from '@portal/release/releases/skew-matrix';
import { faultOfKey, trustedKeys } from '@portal/release/signing/keys';
import { readHistory } from '@portal/release/store/history';
import { isName } from '@portal/release/store/layout';
import { environmentNames } from '@portal/release/store/read-store';
import { currentRelease, listSequences, releaseFinder } from '@portal/release/store/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { ConsoleRefusal } from './refusal.ts';

const name = Type.String({ minLength: 1, maxLength: 100 });
const number = Type.Integer({ minimum: 1, maximum: 999_999_999 });

/** So many of a list are answered, the newest. */
const maxListed = 50;

/** The release that an environment serves. @throws ConsoleRefusal when it serves none */
const liveIn = async (store: string, environment: string): Promise<ReleaseDocument> => {
  const known = await environmentNames(store);
  const release = known.includes(environment) ? await currentRelease(store, environment) : undefined;
  if (!release) throw new ConsoleRefusal(404, `${environment} serves no release.`);
  return release;
};

/** One release in short; `fault` says why it cannot be served again. */
const releaseWith = async (find: Awaited<ReturnType<typeof releaseFinder>>, number: number) => {
  try {
    const release = await find(number);
    if (!release) return { number, fault: `There is no release ${number}.` };
    const { createdAt, change } = release;
    return { number, at: createdAt, by: change.by, reason: change.reason, pins: pinsOf(release) };
  } catch (error) {
    return { number, fault: (error as Error).message };
  }
};

/** The figures of every canary on record of a release, with the one that its figures stopped. */
const figuresIn = ({ environment, remotes }: ReleaseDocument, readSums: ReadSums | undefined) =>
  Promise.all(
    Object.entries(remotes).map(async ([area, { pin, canary }]) => {
      if (!canary) return [];
      if (!readSums) throw new Error('This gateway cannot ask the API.');
      const { build, startedAt } = canary;
      const figures = await shownFigures(readSums, { environment, area, canary }, 'minutes');
      return [{ area, build, pin, startedAt, ...figures }];
    }),
  );

/** Of each environment in the order of its history: a clock that was ahead puts no move above those after it. */
const newestFirst = (histories: readonly { environment: string; entries: HistoryEntry[] }[]) =>
  histories
    .flatMap(({ environment, entries }) => {
      let before = '~';
      return entries.toReversed().map((move) => {
        if (move.at < before) before = move.at;
        return { before, move: { environment, ...move } };
      });
    })
    .sort((one, other) => other.before.localeCompare(one.before))
    .map(({ move }) => move);

interface Readings {
  /** Absent: this gateway cannot ask for figures of canaries. */
  readSums: ReadSums | undefined;
  /** Why the bucket of the store cannot be read now, if it cannot. */
  storeFaults: () => string[];
  /** A sentence for each pinned build that fails in browsers. */
  failing: () => string[];
  signedIn: (request: FastifyRequest) => Promise<Manager>;
}

export const serveReads = (
  scope: FastifyInstance,
  store: string,
  { readSums, storeFaults, failing, signedIn }: Readings,
): void => {
  const read = <P extends TProperties>(
    word: string,
    asked: P,
    answer: (query: Static<TObject<P>>, request: FastifyRequest) => Promise<object>,
  ): void => {
    scope.get(
      `/releases/console/api/${word}`,
      { schema: { querystring: Type.Object(asked) } },
      // The query has just been checked against the schema.
      (request) => answer(request.query as Static<TObject<P>>, request),
    );
  };

  const readEnvironments = environmentsReader(store);
  read('environments', {}, async () => {
    const { faults, ...found } = await readEnvironments();
    return { ...found, failing: failing(), faults: [...storeFaults(), ...faults] };
  });

  read('difference', { from: name, to: name }, async ({ from, to }) => {
    const candidate = await liveIn(store, from);
    const apps = await differenceOf(store, await liveIn(store, to), candidate);
    // What keeps the matrix from being read keeps a promotion, too.
    const untested = await untestedReason(store, candidate, to).catch(({ message }: Error) => message);
    return { apps, ...(untested && { untested }) };
  });

  read(
    'release-difference',
    { environment: name, before: number, after: number },
    async ({ environment, before, after }) => {
      await liveIn(store, environment);
      const one = await mustFindRelease(store, environment, before);
      const other = await mustFindRelease(store, environment, after);
      return { apps: await differenceOf(store, one, other), others: differencesBesideBuilds(one, other) };
    },
  );

  read(
    'history',
    {
      environment: Type.Optional(name),
      action: Type.Optional(name),
      by: Type.Optional(name),
      max: Type.Optional(number),
    },
    async ({ environment: asked, action: wanted, by: wantedPerson, max }) => {
      const names = (await environmentNames(store)).filter((known) => !asked || known === asked);
      const histories = await Promise.all(
        names.map(async (environment) => ({ environment, ...(await readHistory(store, environment)) })),
      );
      const all = newestFirst(histories);
      const entries = all.filter(
        ({ action, by }) => (!wanted || action === wanted) && (!wantedPerson || by === wantedPerson),
      );
      const people = [...new Set(all.map(({ by }) => by))].sort();
      const faults = [...storeFaults(), ...histories.flatMap(({ fault }) => fault ?? [])];
      return { entries: entries.slice(0, max), count: entries.length, people, faults };
    },
  );

  read(
    'matrix',
    { environment: name, against: Type.Optional(name) },
    async ({ environment, against = 'production' }) => {
      await Promise.all([environment, against].map((known) => liveIn(store, known)));
      return { cells: await matrixOf(store, environment, against) };
    },
  );

  read('figures', { environment: name }, async ({ environment }) => {
    const release = await liveIn(store, environment);
    const readAt = new Date().toISOString();
    try {
      const canaries = (await figuresIn(release, readSums)).flat();
      const unjudged = canaries.length > 0 ? faultOfKey(store, 'manager') : undefined;
      return { readAt, canaries, ...(unjudged && { unjudged }) };
    } catch (error) {
      return { readAt, fault: (error as Error).message, canaries: [] };
    }
  });

  read('builds', { app: name }, async ({ app }) => {
    if (!isName('app', app)) throw new ConsoleRefusal(404, `There is no app "${app}".`);
    return { builds: await publishedBuilds(store, app, maxListed) };
  });

  read('build-before', { environment: name, app: name }, async ({ environment, app }) => ({
    version: (await buildBefore(store, await liveIn(store, environment), app)) ?? null,
  }));

  read('releases', { environment: name }, async ({ environment }) => {
    await liveIn(store, environment);
    const numbers = (await listSequences(store, environment)).slice(0, maxListed);
    const find = await releaseFinder(store, environment);
    return { releases: await Promise.all(numbers.map((number) => releaseWith(find, number))) };
  });

  read('keys', {}, async (_asked, request) => ({
    keys: (trustedKeys(store) ?? []).map(({ id, role, madeAt }) => ({ id, role, madeAt })),
    people: await listPeople(store, await signedIn(request)),
  }));
};
