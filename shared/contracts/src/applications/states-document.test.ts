import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isFinal, publicStatus, type Status, statuses } from './enums.ts';
import { statusMachine, type Transition } from './status-machine.ts';

const modes = { SINGLE_STEP: 'single step', TWO_STEP: 'two step' };

const conditions = ({ mode, needsConfirmation, needsScores, guards }: Transition): string =>
  [
    mode && modes[mode],
    needsConfirmation && 'confirmed when on behalf',
    needsScores && 'all criteria scored',
    guards,
  ]
    .filter(Boolean)
    .join('; ');

const ends = ({ from, to, action }: Transition): [string, string][] => {
  const starts: readonly string[] = from.length === 0 ? ['[*]'] : from;
  return starts.map((start) => {
    if (to === 'SAME') return [start, start];
    if (to === 'GONE') return [start, '[*]'];
    return [start, to === 'PREVIOUS' ? `${action}_TO_PREVIOUS` : to];
  });
};

/** Arrows between two statuses, with the actions that take them; what changes no status is in the table only. */
const diagram = (): string => {
  const arrows = new Map<string, string[]>();
  for (const row of statusMachine.filter(({ to }) => to !== 'SAME'))
    for (const [start, end] of ends(row)) {
      const back = end === 'RELEASE_TO_PREVIOUS';
      const arrow = back ? 'ON_HOLD --> PREVIOUS' : `${start} --> ${end}`;
      arrows.set(arrow, [...new Set([...(arrows.get(arrow) ?? []), row.action])]);
    }
  return [
    'stateDiagram-v2',
    '  PREVIOUS: the status before the hold',
    ...[...arrows].map(([arrow, actions]) => `  ${arrow}: ${actions.join(', ')}`),
    ...statuses.filter(isFinal).map((status) => `  ${status} --> [*]`),
  ].join('\n');
};

const targets: Record<string, string> = {
  SAME: 'the same',
  PREVIOUS: 'the status before',
  GONE: 'deleted',
};

/** Columns as wide as their widest cell, as the formatter writes them. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...rows].map((cells) => cells[i]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0, fill)).join(' | ')} |`;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((cells) => line(cells)),
  ].join('\n');
};

const inProgress: readonly Status[] = statuses.filter((status) => status !== 'DRAFT' && !isFinal(status));

/** The statuses of a row, as one word where it holds in all between sending and the end. */
const starts = (from: readonly Status[]): string =>
  from.length === inProgress.length && inProgress.every((status) => from.includes(status))
    ? 'in progress'
    : from.join(', ') || '(new)';

const transitions = (): string =>
  table(
    ['Action', 'From', 'To', 'Who', 'Only when', 'Kept besides actor, role, time, address, version'],
    statusMachine.map((row) => [
      row.action,
      starts(row.from),
      targets[row.to] ?? row.to,
      row.who.join(', '),
      conditions(row),
      row.keeps,
    ]),
  );

const readAs = (): string =>
  statuses
    .filter((status) => publicStatus(status) !== status)
    .map((status) => `${status} as ${publicStatus(status)}`)
    .join(', ');

/** The text of docs/states.md. */
const statesDocument = (): string => `# States of an application

Written from \`shared/contracts/src/applications/status-machine.ts\`, which server, pages and this page read;
\`UPDATE_DOCS=1 pnpm unit states-document\` writes it anew. Beside it: an approval above the available balance needs the super user and a
reason, one above the sign-off limit a manager and then a super user; a returned application ends after its date, two reminders and days of grace.

\`\`\`mermaid
${diagram()}
\`\`\`

The applicant reads ${readAs()}.

## Every transition

\`single step\` and \`two step\`: the fund's decision mode in which a row counts. OWNER: the applicant, or who entered it on behalf until it is handed over.
\`in progress\`: every status between sending and the end. \`confirmed when on behalf\`: nothing that moves towards a commitment happens before the applicant has confirmed by the mailed link or
code (\`applicant_not_confirmed\`); other answers ask again, the applicant's own sending confirms.

${transitions()}
`;

const file = new URL('../../../../docs/states.md', import.meta.url);

test('docs/states.md is what the table says', () => {
  if (process.env.UPDATE_DOCS === '1') writeFileSync(file, statesDocument());
  expect(readFileSync(file, 'utf8')).toBe(statesDocument());
});

test('no row of the table is missing in it', () => {
  const lines = statesDocument().split('\n');
  for (const { action } of statusMachine)
    expect(lines.filter((line) => line.startsWith(`| ${action} `)).length).toBe(
      statusMachine.filter((row) => row.action === action).length,
    );
});
