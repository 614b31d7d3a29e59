import { authentication } from './authentication.ts';
import { browserAndApi } from './browser-and-api.ts';
import { files } from './files.ts';
import { inputAndLogic } from './input-and-logic.ts';
import { keysAndData } from './keys-and-data.ts';
import { operation } from './operation.ts';
import { people } from './people.ts';
import type { Row } from './row.ts';

const placeOf = (id: string): number => id.split('.').reduce((place, part) => place * 1000 + Number(part), 0);

export const allRows: readonly Row[] = [
  ...inputAndLogic,
  ...browserAndApi,
  ...files,
  ...authentication,
  ...people,
  ...keysAndData,
  ...operation,
].toSorted((one, other) => placeOf(one.id) - placeOf(other.id));

type Reasons = readonly (readonly [ids: string, why: string])[];

/** Asked by the standard and not of this portal. */
export const notOfThisPortal: Reasons = [
  [
    '9 10.1.1 10.2.2 10.3 10.4 10.5.1 10.5.3 10.5.4 10.5.5 10.6 10.7 6.8 7.1.3 7.6',
    'Tokens are opaque, and nobody signs in elsewhere by this portal. The release console may take sign-ins of one identity provider: openid-client holds its token against signature, issuer, audience, nonce and time, and it goes nowhere; the session lasts eight hours, whatever the provider’s.',
  ],
  ['17 4.3 1.2.6 1.2.7 1.2.8 1.3.8 1.3.9', 'No WebRTC, GraphQL, LDAP, XPath, LaTeX, JNDI or memcache.'],
  ['1.3.10 1.4.1 1.4.3', 'JavaScript manages memory, and nothing is written by format strings.'],
  ['3.7.1', 'No plugin of a browser is used.'],
  ['6.2.10 6.4.2', 'There is no forced change and no question to remember a password by.'],
  ['6.6.1', 'No code goes by telephone.'],
  ['8.4.1', 'There is one Fund: no tenants.'],
  ['11.4.4 11.6.1', 'No key is derived from a password; the portal signs nothing and makes no key pair.'],
];

/** For whoever runs the portal, as docs/operations.md says. */
export const ofTheOperator: Reasons = [
  ['12 4.1.2 4.4.1', 'Certificates, TLS and its redirects; sockets follow the scheme of the page.'],
  ['13.2.1', 'The account of the database, the store and the mail server.'],
  ['13.3.1', 'A vault for keys; the portal takes them from the environment.'],
  [
    '15.1.1 15.1.2 15.2.1',
    '`pnpm sbom` and `pnpm advisories`, before a release and within the times of docs/operations.md.',
  ],
  ['16.2.2 16.2.3 16.4.3', 'The clock of the machine, and where the lines of the process are sent.'],
];

/** Of level 1 or 2 and not met, in part or at all, or held by no test. */
export const notMet: Reasons = [
  ['2.1.2 2.2.3', 'Answers are held against each other in code and words; no page lists these rules.'],
  ['3.5.4', 'The remotes share one host by design; they are pinned by hash instead.'],
  ['6.2.5', 'The specification asks for a lower case letter, an upper case letter and a digit.'],
  [
    '6.2.7 6.2.8 6.2.9',
    'Fields take what is pasted and passwords are taken as they are, up to 128 characters; no test of its own.',
  ],
  ['6.3.3', 'Beneficiaries may go without a second factor (docs/security/threat-model.md); staff may not.'],
  ['6.4.4', 'Who lost an app uses a recovery code or a code by mail; nobody’s identity is proved anew.'],
  [
    '6.5.2',
    'Recovery codes have 80 bits and are kept as HMAC under a key outside the database, not by a slow hash.',
  ],
  [
    '6.5.5',
    'A code to reset a password or a link holds longer than ten minutes: a quarter of an hour, three days.',
  ],
  ['7.2.4', 'A sign-in makes a new token; proving again who is there keeps the one that is there.'],
  ['7.5.2', 'People end their sessions without being asked who they are once more.'],
  ['13.4.3', 'Nothing lists a directory; no test of its own.'],
  ['14.2.4', 'What protects each class of data is documented; not every sentence there has a test.'],
  [
    '14.3.3',
    'What the server does not have yet of a draft stays on its owner’s device: no word is lost when a line breaks.',
  ],
];

/** Of level 3 and not chosen, with a word why. */
const notChosen: Reasons = [
  ['2.4.2', 'No minimal time for forms: docs/adr/0015.'],
  ['6.3.6', 'A code by mail is a second factor for beneficiaries; staff are led to an app or a passkey.'],
];

const reasons = (given: Reasons): string =>
  given.map(([ids, why]) => `- ${ids.replaceAll(' ', ', ')}: ${why}`).join('\n');

/** Columns as wide as their widest cell: long paths would wrap in a table. */
const ofLevel = (wanted: Row['level']): string => {
  const lines = allRows.flatMap(({ id, level, asks, where, test }) =>
    level === wanted ? [[id, asks, where, test]] : [],
  );
  const widthOf = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const widths = [0, 1, 2].map(widthOf);
  return lines.map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n');
};

/** The text of docs/security/asvs.md. */
export const asvsDocument = (): string => `# OWASP ASVS 5.0

What is met, where, and the test that fails when it is not any more; the name of the test stands in \`deploy/check/test/asvs\`, of which this is written by
\`UPDATE_DOCS=1 pnpm unit --project deploy asvs\`. A row whose file or test is gone fails the test command, and so does a requirement of level 1 or 2 that stands
nowhere. Ids and levels are those of version 5.0.0. Columns: id, what is asked, where it is met, test.

## Level 1

\`\`\`text
${ofLevel(1)}
\`\`\`

## Level 2

\`\`\`text
${ofLevel(2)}
\`\`\`

## Level 3, as far as chosen

\`\`\`text
${ofLevel(3)}
\`\`\`

## Not met, or held by no test

Some of these stand above as well, for the part that is met.

${reasons(notMet)}

## For whoever runs it

${reasons(ofTheOperator)}

## Not of this portal

${reasons(notOfThisPortal)}

## Of level 3, not chosen

${reasons(notChosen)}
`;
