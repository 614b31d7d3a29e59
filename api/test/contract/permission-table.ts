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

const isOutcome = (text: string): text is Outcome => ['yes', '401', '403', '404'].includes(text);

const file = new URL('../../../docs/permissions.md', import.meta.url);

const rowOf = (line: string): [string, Row] => {
  const [name = '', ...cells] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
  if (cells.length !== personas.length)
    throw new Error(`${name}: ${cells.length} cells in docs/permissions.md`);
  const row = personas.map((persona, index) => {
    const cell = cells[index] ?? '';
    if (!isOutcome(cell)) throw new Error(`${name}: "${cell}" is no outcome`);
    return [persona, cell] as const;
  });
  return [name, Object.fromEntries(row) as Row]; // one cell for each persona, as counted above
};

/** The declared table, by operation. @throws Error for a row that cannot be read. */
export const readPermissionTable = (): Map<string, Row> =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map(rowOf),
  );

/** A row as the table writes it. */
export const writtenRow = (name: string, row: Row): string =>
  `| \`${name}\` | ${personas.map((persona) => row[persona]).join(' | ')} |`;
