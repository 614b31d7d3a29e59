import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const receiptsDocumentation: readonly Documentation[] = [
  documentation(calls.checkReceipt, {
    description:
      'A receipt has a number, application number and version, and the SHA-256 of what was sent. Valid when both belong together and what is stored still has this SHA-256. A wrong one and one that never was are answered alike. Thirty in ten minutes for each network.',
    body: {
      number: 'CF-2026-000016-1',
      sha256: 'fe3370fe43757cb5cb5b5325fd1a2cc85833d27b1205138212797feaffdffbf5',
    },
    answer: { data: { isValid: true }, message: 'This receipt is valid.' },
  }),
];
