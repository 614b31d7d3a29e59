import { browserAndApi } from './browser-and-api.ts';
import { files } from './files.ts';
import { inputAndLogic } from './input-and-logic.ts';
import { operation } from './operation.ts';
import { people } from './people.ts';
import type { Row } from './row.ts';

export const allRows: readonly Row[] = [
  ...inputAndLogic,
  ...browserAndApi,
  ...files,
  ...people,
  ...operation,
];

/** Asked by the standard and not of this portal, or not shown by a test; with the reason. */
const without: readonly (readonly [string, string])[] = [
  ['V9, V10, 6.8, 7.6', 'Tokens are opaque; nobody signs in by another place.'],
  ['V17, 4.3, 1.2.6–1.2.8, 1.3.8, 1.3.9', 'No WebRTC, GraphQL, LDAP, XPath, LaTeX, shell or JNDI.'],
  ['V12, 3.7.4, 13.3.1 (vault)', 'Certificates and keys are the operator’s: docs/operations.md.'],
  ['2.4.2', 'No minimal time for forms: docs/adr/0040.'],
  ['6.3.6', 'A code by mail is a second factor for beneficiaries; staff are led to an app or a passkey.'],
  [
    '14.3.3',
    'The access token lies in the browser’s storage as the specification says; without its cookie it is worth nothing.',
  ],
  ['15.1.2, 15.2.1', 'By command: `pnpm sbom` and `pnpm advisories`, docs/operations.md.'],
];

const table = (heads: readonly string[], lines: readonly (readonly string[])[]): string => {
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...lines.map((line) => line[at]?.length ?? 0)),
  );
  const written = (line: readonly string[]) =>
    `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [written(heads), written(widths.map((width) => '-'.repeat(width))), ...lines.map(written)].join(
    '\n',
  );
};

/** The text of docs/security/asvs.md. */
export const asvsDocument = (): string => `# OWASP ASVS 5.0

What is met, where, and the test that fails when it is not any more. Written from \`deploy/test/check/asvs\`: after a change there run
\`UPDATE_DOCS=1 pnpm unit --project deploy asvs\`. A row whose file or test is gone fails the test command. The level is the
standard’s; rows of level 3 are those that were chosen.

${table(
  ['Id', 'Level', 'Asks', 'Where', 'Test', 'By name'],
  allRows.map(({ id, level, asks, where, test, says }) => [
    id,
    String(level),
    asks,
    `\`${where}\``,
    `\`${test}\``,
    says === 'test' ? 'all of it' : says.replaceAll('|', '\\|'),
  ]),
)}

## Not of this portal, or not by a test

${table(['Id', 'Why'], without)}
`;
