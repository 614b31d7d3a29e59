import { type ApiProcess, signedIn, startApiProcess } from './api-process.ts';
import type { Kit } from './bench.ts';
import { loadApi, type Measured } from './load.ts';
import { hasPgbench, type Limit, runPgbench } from './pgbench.ts';
import type { Row } from './row.ts';
import { openRecorder, type Statement } from './statements.ts';
import { median, sizeName } from './table.ts';
import type { World } from './worlds.ts';

/** Requests of one kind, asked for in turn: a name and the addresses. */
export type Shapes = Readonly<Record<string, readonly string[]>>;

export interface Comparison {
  /** Who asks: an account of the world, such as `manager` for manager1@bench.example and others. */
  as: keyof typeof accounts;
  /** Least share of pgbench's throughput at the largest size; absent: shown, not judged. */
  atLeast?: number;
}

const accounts = {
  admin: ['admin@demo.example'],
  manager: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `manager${n}@bench.example`),
  reviewer: [101, 102, 103, 104, 105, 106].map((n) => `reviewer${n}@bench.example`),
  beneficiary: [1, 2, 3, 4].map((n) => `person${n}@bench.example`),
} as const;

/** Most that a request may cost at the largest size, against the smallest. */
const FLAT = 1.3;

interface Round {
  ours: Measured;
  limit: Limit | undefined;
}

interface Place {
  world: World;
  api: ApiProcess;
  headers: Record<string, string>[];
  shapes: Shapes;
  statements: Map<string, Statement[][]>;
}

const openPlace = async (
  world: World,
  shapesOf: (world: World) => Promise<Shapes>,
  as: Comparison['as'],
): Promise<Place> => {
  const shapes = await shapesOf(world);
  const api = await startApiProcess(world);
  const headers: Record<string, string>[] = [];
  for (const account of accounts[as]) headers.push(await signedIn(world, account));
  const recorder = await openRecorder(world);
  const statements = new Map<string, Statement[][]>();
  for (const [shape, paths] of Object.entries(shapes)) {
    const requests: Statement[][] = [];
    try {
      for (const path of paths) requests.push(await recorder.record(path, headers[0] ?? {}));
    } catch {
      // What is refused here is refused under load too, and reported there.
    }
    statements.set(shape, requests);
  }
  await recorder.close();
  return { world, api, headers, shapes, statements };
};

/** What pgbench cannot send leaves a line without a limit, not a table without lines. */
const limitOf = (kit: Kit, world: World, requests: Statement[][]): Promise<Limit | undefined> =>
  runPgbench(world, requests, kit.seconds).catch((error: Error) => {
    kit.note(error.message.split('\n').at(-2) ?? error.message);
    return undefined;
  });

const middle = (rounds: readonly Round[], pick: (round: Round) => number | undefined): number =>
  median(rounds.flatMap((round) => pick(round) ?? []));

const verdictOf = (flat: number | undefined, share: number, atLeast: number | undefined): Row['verdict'] => {
  const misses = [
    ...(flat !== undefined && flat > FLAT ? [`cost x${flat.toFixed(2)} of the smallest`] : []),
    ...(flat !== undefined && atLeast !== undefined && share < atLeast
      ? [`${share.toFixed(2)} of pgbench`]
      : []),
  ];
  if (misses.length > 0) return `missed: ${misses.join(', ')}`;
  return flat === undefined ? '' : `ok: cost x${flat.toFixed(2)} of the smallest`;
};

let turn = 0;

/** In turn: every size, ours and then the limit, round after round. */
const takeRounds = async (
  kit: Kit,
  places: readonly Place[],
  shape: string,
  taken: ReadonlyMap<Place, Round[]>,
): Promise<void> => {
  for (const { world, api, headers, shapes } of places)
    await loadApi(world, api, {
      paths: shapes[shape] ?? [],
      headers: headers[0] ?? {},
      seconds: 2,
      isWarmUp: true,
    });
  for (let round = 0; round < kit.rounds; round += 1)
    for (const place of places) {
      const headers = place.headers[turn++ % place.headers.length] ?? {};
      const paths = place.shapes[shape] ?? [];
      const ours = await loadApi(place.world, place.api, { paths, headers, seconds: kit.seconds });
      const requests = place.statements.get(shape) ?? [];
      const canCompare = hasPgbench() && requests.length > 0;
      taken
        .get(place)
        ?.push({ ours, limit: canCompare ? await limitOf(kit, place.world, requests) : undefined });
    }
};

/**
 * Measures every shape at every size, in turn with pgbench on the statements that it makes the API
 * send, and reports whether the cost stays flat. One API at a time is under load; the others idle.
 */
export const compareAcrossSizes = async (
  kit: Kit,
  shapesOf: (world: World) => Promise<Shapes>,
  { as, atLeast }: Comparison,
): Promise<Row[]> => {
  if (!hasPgbench()) kit.note('pgbench is missing, so there is no limit to compare with');
  const places: Place[] = [];
  try {
    for (const size of kit.sizes) places.push(await openPlace(await kit.world(size), shapesOf, as));
    const rows: Row[] = [];
    const names = Object.keys(places[0]?.shapes ?? {}).filter(
      (shape) => kit.words.length === 0 || kit.words.some((word) => shape.includes(word)),
    );
    for (const shape of names) {
      kit.note(shape);
      const taken = new Map<Place, Round[]>(places.map((place) => [place, []]));
      try {
        await takeRounds(kit, places, shape, taken);
      } catch (error) {
        rows.push({ what: shape, size: '', ours: '', verdict: `missed: ${String(error)}` });
        continue;
      }
      let smallest: number | undefined;
      for (const [place, rounds] of taken) {
        const node = middle(rounds, ({ ours }) => ours.nodeCpu);
        const server = middle(rounds, ({ ours }) => ours.serverCpu);
        const perSecond = middle(rounds, ({ ours }) => ours.perSecond);
        const bound = middle(rounds, ({ limit }) => limit?.perSecond);
        const boundCpu = middle(rounds, ({ limit }) => limit?.serverCpu);
        const isLargest = place === places.at(-1) && places.length > 1;
        rows.push({
          what: shape,
          size: sizeName(place.world.size),
          ours: `${perSecond.toFixed(0)}/s, p97 ${middle(rounds, ({ ours }) => ours.p95).toFixed(0)} ms`,
          limit: Number.isNaN(bound) ? '' : `${bound.toFixed(0)}/s, ${boundCpu.toFixed(2)} ms`,
          ratio: Number.isNaN(bound) ? '' : (perSecond / bound).toFixed(2),
          cpu: `${node.toFixed(2)} + ${server.toFixed(2)} ms`,
          verdict: verdictOf(
            isLargest && smallest !== undefined ? (node + server) / smallest : undefined,
            perSecond / bound,
            atLeast,
          ),
        });
        smallest ??= node + server;
        // A run that is broken off has said what it knew.
        kit.note(Object.values(rows.at(-1) ?? {}).join(' | '));
      }
    }
    return rows;
  } finally {
    for (const { api } of places) await api.stop();
  }
};
