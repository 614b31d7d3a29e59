import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench, Kit } from './kit/bench.ts';
import type { Row } from './kit/row.ts';
import { describeMachine, printTable } from './kit/table.ts';
import { closeWorlds, openWorld } from './kit/worlds.ts';

const folder = new URL('./benches/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));

const load = async (name: string): Promise<Bench> => (await import(`${folder.href}${name}.bench.ts`)).bench;

const help = async (): Promise<void> => {
  console.log('pnpm bench <name> [words] [--sizes 10000,100000,1000000] [--seconds 4] [--rounds 3]\n');
  for (const name of names) console.log(`${name.padEnd(14)} ${(await load(name)).summary}`);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
});

const [name, ...words] = positionals;
if (name === undefined || !names.includes(name)) {
  await help();
  process.exit(name === undefined ? 0 : 1);
}

/** Kept between runs: building a million rows takes minutes. */
const dataDirectory = resolve(process.env.BENCH_DATA ?? '.portal-bench');
const note = (text: string): void => console.error(`· ${text}`);
const kit: Kit = {
  sizes: values.sizes
    .split(',')
    .map(Number)
    .toSorted((a, b) => a - b),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  words,
  world: (size) => openWorld(dataDirectory, size, note),
  note,
};

let rows: Row[] = [];
try {
  rows = await (await load(name)).run(kit);
} finally {
  await closeWorlds();
}
console.log(`\n${name}, ${new Date().toISOString().slice(0, 16)}Z, ${describeMachine()}\n`);
printTable(rows);
process.exit(rows.some((row) => row.verdict.startsWith('missed')) ? 2 : 0);
