import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import { CheckReceiptBody, ReceiptVerdictResult } from './schemas.ts';

export const checkReceiptOperation = operation(calls.checkReceipt, {
  summary: 'Whether a receipt is valid, and nothing else',
  body: CheckReceiptBody,
  response: ReceiptVerdictResult,
  errors: ['invalid_request', 'too_many_requests'],
});
