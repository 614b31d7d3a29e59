import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isOperation, type Operation } from '../src/operation.ts';

/** Where the package is. */
export const contracts = new URL('../', import.meta.url);

/** Declaring module, such as `funds/funds` → its operations by their exported names; modules without any are left out. */
const declaredOperations = async (): Promise<Map<string, Operation[]>> => {
  const found = new Map<string, Operation[]>();
  for (const file of globSync('src/*/*.ts', { cwd: contracts }).sort()) {
    if (file.endsWith('.test.ts')) continue;
    const exports = Object.entries<unknown>(await import(new URL(file, contracts).href));
    const operations = exports.flatMap(([name, value]) => {
      if (!isOperation(value)) return [];
      if (value.id !== name) throw new Error(`${file}: ${name} must be exported as ${value.id}`);
      return [value];
    });
    operations.sort((one, other) => (one.id < other.id ? -1 : 1));
    if (operations.length > 0) found.set(file.slice('src/'.length, -'.ts'.length), operations);
  }
  return found;
};

const declarationOf = ({ id, method, path, timeoutMs, summary }: Operation): string => {
  const facts = [`id: '${id}'`, `method: '${method}'`, `path: '${path}'`];
  if (timeoutMs !== undefined) facts.push(`timeoutMs: ${timeoutMs}`);
  return `/** ${summary}. */\nexport const ${id}: CallOf<typeof declared.${id}> = { ${facts.join(', ')} };\n`;
};

/** File under `generated` → its text: what a browser needs to call each operation, and nothing else of it. */
export const generatedCalls = async (): Promise<Map<string, string>> => {
  const texts = new Map<string, string>();
  const declared = await declaredOperations();
  for (const [module, operations] of declared) {
    const head = `// Written by \`pnpm calls\` from src/${module}.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/${module}.ts';
`;
    texts.set(`${module}.ts`, [head, ...operations.map(declarationOf)].join('\n'));
  }
  return texts;
};

/** What a folder holds of such files: name → text. */
export const writtenCalls = (folder: URL): Map<string, string> => {
  const names = globSync('**/*.ts', { cwd: folder }).sort();
  return new Map(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
};

/** Leaves alone what is as it should be: a development server that finds a file gone does not look for it again. */
export const writeCalls = async (folder: URL): Promise<void> => {
  const [wanted, present] = [await generatedCalls(), writtenCalls(folder)];
  for (const name of present.keys()) if (!wanted.has(name)) rmSync(new URL(name, folder));
  for (const [name, text] of wanted) {
    if (present.get(name) === text) continue;
    const file = new URL(name, folder);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, text);
  }
};
