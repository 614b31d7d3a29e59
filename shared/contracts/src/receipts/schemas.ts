import { type Static, Type } from 'typebox';
import { result } from '../envelopes.ts';

/** As printed: `BF-2026-000123-1`, application number and version, and the SHA-256 in hexadecimal. */
export const CheckReceiptBody = Type.Object(
  {
    number: Type.String({ minLength: 1, maxLength: 40 }),
    sha256: Type.String({ minLength: 1, maxLength: 100 }),
  },
  { additionalProperties: false },
);
export type CheckReceipt = Static<typeof CheckReceiptBody>;

/** Nothing else: whether a number exists is not told either. */
export const ReceiptVerdictSchema = Type.Object({ isValid: Type.Boolean() });
export type ReceiptVerdict = Static<typeof ReceiptVerdictSchema>;
export const ReceiptVerdictResult = result(ReceiptVerdictSchema);
