import { describeFinding, type Finding } from './finding.ts';

const MAX_FINDINGS = 40;

/** The message about breaking changes since a release, with what to do about them. */
export const describeBreaks = (version: string, findings: readonly Finding[]): string =>
  [
    'The contract breaks what deployed clients rely on:',
    `  since ${version}:`,
    ...findings.slice(0, MAX_FINDINGS).map((finding) => `    ${describeFinding(finding)}`),
    ...(findings.length > MAX_FINDINGS ? [`    and ${findings.length - MAX_FINDINGS} more`] : []),
    'Put it back and add beside it instead: a new field, a new value, a new operation.',
    'Only a new major number in api/src/kernel/api-docs/version.ts may take something away; see docs/adr/0016.',
  ].join('\n');

export const STALE = `api/contract.json is not the contract of the declared operations.
Run "pnpm contract accept", look at what it says, and commit the file.`;

export const NOT_RAISED =
  'The contract has grown since this version was released: raise the number in api/src/kernel/api-docs/version.ts.';
