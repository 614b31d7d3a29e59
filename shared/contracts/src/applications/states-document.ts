import { isFinal, publicStatus, type Status, statuses } from './enums.ts';
import { statusMachine, type Transition } from './status-machine.ts';

const words = (name: string): string =>
  name
    .replace(/(\d+)/g, ' $1 ')
    .replace(/([A-Z])/g, ' $1')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

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

const transitions = (): string =>
  table(
    ['Action', 'From', 'To', 'Who', 'Only when', 'Kept besides actor, role, time, address, version'],
    statusMachine.map(({ action, from, to, who, guards, keeps }) => [
      action,
      from.join(', ') || '(new)',
      targets[to] ?? to,
      who.join(', '),
      guards.map(words).join('; '),
      keeps.map(words).join('; '),
    ]),
  );

const readings = (): string =>
  table(
    ['Status', 'The applicant reads', 'Final'],
    statuses.map((status: Status) => [status, publicStatus(status), isFinal(status) ? 'yes' : '']),
  );

/** The text of docs/states.md. */
export const statesDocument = (): string => `# States of an application

Written from the table in \`shared/contracts/src/applications/status-machine.ts\`, which the server, the pages and this
page read; \`UPDATE_DOCS=1 pnpm unit states-document\` writes it anew. Beside the status table stand the rules of money
and time: an approval above the available balance needs the super user and a written reason, one above the fund's
sign-off limit needs a manager and then a super user, and a returned application ends by itself after its date, two
reminders and the fund's days of grace.

\`\`\`mermaid
${diagram()}
\`\`\`

## What each status is to the applicant

${readings()}

## Every transition

\`single step\` and \`two step\` name the fund's decision mode in which a row counts; other rows count in both.
OWNER is the applicant, or whoever entered the application for the applicant until it is handed over.
\`confirmed when on behalf\`: nothing that moves towards a commitment happens to what somebody entered for the applicant
before the applicant has confirmed it by the mailed link or code (\`applicant_not_confirmed\`). When the helper sends it
again, with other answers, the applicant is asked again; the applicant's own sending is a confirmation.

${transitions()}
`;
