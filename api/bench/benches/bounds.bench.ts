import { type ApiProcess, signedIn, startApiProcess } from '../kit/api-process.ts';
import { loadDriver, startBareProcess } from '../kit/bare.ts';
import type { Bench, Kit } from '../kit/bench.ts';
import { loadApi, type Measured } from '../kit/load.ts';
import { runPgbench } from '../kit/pgbench.ts';
import type { Row } from '../kit/row.ts';
import { openRecorder, type Statement } from '../kit/statements.ts';
import { median, sizeName } from '../kit/table.ts';
import type { World } from '../kit/worlds.ts';
import { managerShapes } from './list.bench.ts';

type Figure = Pick<Measured, 'perSecond' | 'nodeCpu' | 'serverCpu'>;

/** What stands between us and PostgreSQL, from the whole to the parts that nothing can leave out. */
const parts = {
  ours: 'the API',
  both: 'the same statements and bytes, nothing else',
  driver: 'the statements by our driver, no HTTP',
  answer: 'the bytes by Fastify, no database',
  pgbench: 'the statements by pgbench',
} as const;

type Part = keyof typeof parts;

const usual = ['newest first', 'one status', 'without a reviewer'];

/** Hop by hop, or of this one answer. */
const notAnswered = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

/** What wrk measures: one kind of question of one manager. */
interface Question {
  world: World;
  api: ApiProcess;
  paths: readonly string[];
  headers: Record<string, string>;
  requests: Statement[][];
}

const measure = async (kit: Kit, question: Question): Promise<Map<Part, Figure[]>> => {
  const { world, api, paths, headers, requests } = question;
  const { seconds } = kit;
  // As wrk asks for it.
  const reply = await fetch(`${api.url}${paths[0]}`, {
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  const bare = await startBareProcess(world, {
    requests,
    body: await reply.text(),
    headers: Object.fromEntries([...reply.headers].filter(([name]) => !notAnswered.has(name))),
  });
  const load = (process: ApiProcess, asked: readonly string[]): Promise<Figure> =>
    loadApi(world, process, { paths: asked, headers, seconds });
  const ways: Record<Part, () => Promise<Figure>> = {
    ours: () => load(api, paths),
    both: () => load(bare, ['/both']),
    driver: () => loadDriver(world, bare, seconds),
    answer: () => load(bare, ['/answer']),
    pgbench: async () => ({ ...(await runPgbench(world, requests, seconds)), nodeCpu: 0 }),
  };
  const taken = new Map<Part, Figure[]>();
  try {
    // The first round is to get warm.
    for (let round = 0; round <= kit.rounds; round += 1)
      for (const part of Object.keys(parts) as Part[]) {
        const figure = await ways[part]();
        if (round > 0) taken.set(part, [...(taken.get(part) ?? []), figure]);
      }
  } finally {
    await bare.stop();
  }
  return taken;
};

const middle = (figures: readonly Figure[] | undefined, of: keyof Figure): number =>
  median((figures ?? []).map((figure) => figure[of]));

const rowsOf = (shape: string, size: number, taken: ReadonlyMap<Part, Figure[]>): Row[] => {
  const bound = middle(taken.get('pgbench'), 'perSecond');
  return [...taken].map(([part, figures]) => {
    const perSecond = middle(figures, 'perSecond');
    return {
      what: `${shape}: ${parts[part]}`,
      size: sizeName(size),
      ours: `${perSecond.toFixed(0)}/s`,
      ...(part === 'answer' ? {} : { limit: `${bound.toFixed(0)}/s`, ratio: (perSecond / bound).toFixed(2) }),
      cpu: `${middle(figures, 'nodeCpu').toFixed(2)} + ${middle(figures, 'serverCpu').toFixed(2)} ms`,
      verdict: '',
    };
  });
};

export const bench: Bench = {
  summary: 'What bounds the lists: the bare driver, a bare answer and both, beside the API and pgbench',
  async run(kit) {
    const size = kit.sizes.at(-1) ?? 10_000;
    const world = await kit.world(size);
    const shapes = await managerShapes(world);
    const recorder = await openRecorder(world);
    const api = await startApiProcess(world);
    const rows: Row[] = [];
    try {
      const headers = await signedIn(world, 'manager1@bench.example');
      for (const shape of kit.words.length > 0 ? kit.words : usual) {
        const paths = shapes[shape] ?? [];
        const requests: Statement[][] = [];
        for (const path of paths) requests.push(await recorder.record(path, headers));
        const taken = await measure(kit, { world, api, paths, headers, requests });
        rows.push(...rowsOf(shape, size, taken));
        for (const row of rows.slice(-taken.size)) kit.note(Object.values(row).join(' | '));
      }
    } finally {
      await api.stop();
      await recorder.close();
    }
    return rows;
  },
};
