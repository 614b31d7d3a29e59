import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { folderCycles } from '@portal/check/folder-cycles';

/** Prints the figures of the whole tree that a newcomer meets, each beside its target. */
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const textOf = (file: string): string => readFileSync(file, 'utf8');
const linesOf = (file: string): number => textOf(file).split('\n').length - 1;
const sum = (all: readonly string[], count: (file: string) => number): number =>
  all.reduce((total, file) => total + count(file), 0);

const besideProduct = /\.test\.tsx?$|(^|\/)(test|testing|bench|generated|e2e)\//;
const source = files.filter((file) => /\.(ts|tsx|mjs|js|sql|css)$/.test(file) && !besideProduct.test(file));
const typescript = source.filter((file) => /\.tsx?$/.test(file));
const typescriptWithTests = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/'));
const contracts = source.filter((file) => file.startsWith('shared/contracts/'));
const releasing = source.filter((file) => /^(deploy|shared\/config)\//.test(file));
const lengths = typescript.map(linesOf).sort((one, other) => one - other);

const packages = [...new Set(files.map((file) => /^(.*?\/src)\//.exec(file)?.[1] ?? ''))]
  .filter((folder) => folder && !folder.includes('template'))
  .sort();
const cycles = packages.flatMap((folder) => folderCycles(folder).map((folders) => ({ folder, folders })));
const largestCycle = Math.max(0, ...cycles.map(({ folders }) => folders.length));

/** Lines with Arabic letters times the six languages: a text that stands in code stands there in all six. */
const translatedLines =
  sum(typescript, (file) => textOf(file).match(/^.*[\u0620-\u06ff]{2}.*$/gm)?.length ?? 0) * 6;

const matches = (pattern: RegExp) => (file: string) => textOf(file).match(pattern)?.length ?? 0;
/** The linter refuses every other one. */
const anys = sum(typescriptWithTests, matches(/biome-ignore lint\/suspicious\/noExplicitAny/g));
const suppressions = sum(
  typescriptWithTests,
  matches(/\/[/*] *(biome-ignore|@ts-(ignore|expect-error|nocheck)|eslint-disable)/g),
);

const docs = files.filter((file) => /^docs\/.*\.md$/.test(file));
const words = (file: string): number => textOf(file).split(/\s+/).filter(Boolean).length;
const below = (folder: string, pattern: RegExp): number =>
  readdirSync(folder).filter((name) => pattern.test(name)).length;

const figures: readonly [string, string | number, string][] = [
  ['entries in api/src', readdirSync('api/src').length, '10'],
  ['folders in the largest cycle of a package', largestCycle, '0'],
  ['source lines, without tests, benches, JSON, generated', sum(source, linesOf), '90000 + releases'],
  ['of these in deploy and shared/config, for releases', sum(releasing, linesOf), 'none'],
  ['shared/contracts: files', contracts.length, '110'],
  ['shared/contracts: lines', sum(contracts, linesOf), '9500'],
  ['lines of api/contract.json', linesOf('api/contract.json'), '1000'],
  ['migrations', below('api/migrations', /\.sql$/), '9'],
  ['lines of TypeScript with translated text', translatedLines, '300'],
  ['decision records', below('docs/adr', /^\d.*\.md$/), '25'],
  ['words of docs', sum(docs, words), '20000'],
  ['median lines of a TypeScript file', lengths[Math.floor(lengths.length / 2)] ?? 0, '40 to 90'],
  ['longest TypeScript file', lengths.at(-1) ?? 0, '400'],
  ['any', anys, '0'],
  ['suppressions', suppressions, '0'],
];
for (const [name, value, target] of figures)
  console.log(`${name.padEnd(56)}${String(value).padStart(7)}   target ${target}`);
for (const { folder, folders } of cycles) console.log(`\ncycle in ${folder}\n  ${folders.join('\n  ')}`);
