import { call, type Result } from '../call.ts';
import type { CheckReceipt, ReceiptVerdict } from './schemas.ts';

/** Whether a receipt belongs to what the Fund holds, unchanged. Wrong and unknown are answered alike. */
export const checkReceipt = call<{ body: CheckReceipt; response: Result<ReceiptVerdict> }>('checkReceipt', {
  method: 'POST',
  path: '/receipts/check',
  permission: 'public',
});
