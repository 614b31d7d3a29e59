import { type Static, Type } from 'typebox';
import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import { closed } from '../schema-parts.ts';

/** As printed: `BF-2026-000123-1`, application number and version, and the SHA-256 in hexadecimal. */
export const CheckReceiptBody = closed({
  number: Type.String({ minLength: 1, maxLength: 40 }),
  sha256: Type.String({ minLength: 1, maxLength: 100 }),
});
export type CheckReceipt = Static<typeof CheckReceiptBody>;

/** Nothing else: whether a number exists is not told either. */
export const ReceiptVerdictSchema = Type.Object({ isValid: Type.Boolean() });

export const checkReceipt = operation('checkReceipt', 'POST', '/receipts/check', {
  permission: 'public',
  summary: 'Whether a receipt is valid, and nothing else',
  description:
    'A receipt has a number, application number and version, and the SHA-256 of what was sent. Valid when both belong together and what is stored still has this SHA-256. A wrong one and one that never was are answered alike. Thirty in ten minutes for each network.',
  body: CheckReceiptBody,
  response: result(ReceiptVerdictSchema),
  errors: ['invalid_request', 'too_many_requests'],
  example: {
    body: {
      number: 'CF-2026-000016-1',
      sha256: 'fe3370fe43757cb5cb5b5325fd1a2cc85833d27b1205138212797feaffdffbf5',
    },
  },
});
