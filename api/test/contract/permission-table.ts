import { readFileSync } from 'node:fs';

/** What a person meets at a call: it is theirs to make, or the status that refuses it. */
export type Outcome = 'yes' | '401' | '403' | '404';

export const personas = [
  'visitor',
  'owner',
  'stranger',
  'reviewer',
  'agent',
  'manager',
  'admin',
  'disabled',
  'ended',
] as const;
export type Persona = (typeof personas)[number];

export type Row = Record<Persona, Outcome>;

/** Columns of the table, each with those who meet the same there. */
const columns: readonly (readonly Persona[])[] = [
  ['visitor', 'disabled', 'ended'],
  ['owner'],
  ['stranger'],
  ['reviewer'],
  ['agent'],
  ['manager'],
  ['admin'],
];

const isOutcome = (text: string): text is Outcome => ['yes', '401', '403', '404'].includes(text);

const file = new URL('../../../docs/permissions.md', import.meta.url);

/** Operations that stand in one row, each with its outcomes. */
const rowOf = (line: string): [string, Row][] => {
  const cells = line.split(/\s+/).slice(0, columns.length);
  const names = line.split(/,?\s+/).slice(columns.length).filter(Boolean);
  const row = columns.flatMap((people, index) => {
    const cell = cells[index] ?? '';
    if (!isOutcome(cell)) throw new Error(`docs/permissions.md, ${names}: "${cell}" is no outcome`);
    return people.map((persona) => [persona, cell] as const);
  });
  const outcomes = Object.fromEntries(row) as Row; // every persona stands in one column
  return names.map((name) => [name, outcomes]);
};

/** The declared table, by operation. @throws Error for a row that cannot be read, or an operation in two rows. */
export const readPermissionTable = (): Map<string, Row> => {
  const table = new Map<string, Row>();
  const blocks = [...readFileSync(file, 'utf8').matchAll(/^```text\n.*\n([\s\S]*?)^```$/gm)];
  // A row goes on in indented lines.
  const rows = blocks.flatMap(([, block = '']) => block.trimEnd().split(/\n(?=\S)/));
  for (const [name, row] of rows.flatMap(rowOf)) {
    if (table.has(name)) throw new Error(`${name} stands twice in docs/permissions.md`);
    table.set(name, row);
  }
  return table;
};

/** The outcomes of one operation, as its row has them; a cell whose people meet different things names each. */
export const writtenRow = (name: string, row: Row): string => {
  const cells = columns.map((people) => [...new Set(people.map((persona) => row[persona]))].join(' or '));
  return `${cells.join('  ')}  ${name}`;
};
