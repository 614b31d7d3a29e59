import type { BrokenPromise } from './check-contract.ts';
import { inWords } from './finding.ts';

const MOST = 40;

/** What broke and what to do about it. */
export const sayBroken = (broken: readonly BrokenPromise[]): string =>
  [
    'The contract breaks what deployed clients rely on:',
    ...broken.flatMap(({ version, findings }) => [
      `  since ${version}:`,
      ...findings.slice(0, MOST).map((finding) => `    ${inWords(finding)}`),
      ...(findings.length > MOST ? [`    and ${findings.length - MOST} more`] : []),
    ]),
    'Put it back and add beside it instead: a new field, a new value, a new operation.',
    'Only a new major number in api/src/contract/version.ts may take something away; see docs/adr/0012.',
  ].join('\n');

export const STALE = `api/contract/next.json is not the contract of the declared operations.
Run "pnpm contract accept", look at what it says, and commit the file.`;
