/** One difference between two contracts that a deployed client would notice. */
export interface Finding {
  /** `PUT /fund/update`, or the part of the document that all share. */
  operation: string;
  /** Where in it: `body.rules.minAmount`, `answer 200.data.status`; empty for the operation itself. */
  at: string;
  /** What changed, in words: `was removed`. */
  what: string;
}

export type Difference = Omit<Finding, 'operation'>;

export const describeFinding = ({ operation, at, what }: Finding): string =>
  `${operation}${at === '' ? '' : `: ${at}`} ${what}`;

/** What the new contract adds, found by comparing the other way round. */
export const describeAddition = ({ operation, at, what }: Finding): string =>
  `${what === 'was removed' ? 'adds' : 'changes'} ${operation} ${at}`.trim();

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
