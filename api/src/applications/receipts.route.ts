import { checkReceipt as checkReceiptOperation } from '@portal/contracts/applications/applications';
import { perAddress } from '../kernel/http/limiter.ts';
import { publicRoute, type Route } from '../kernel/server/route.ts';
import { isReceiptValid } from './check-receipt.ts';
import { textOf } from './locales/messages.ts';

/** Enough for an office that checks receipts, too few to guess numbers. */
const visitors = perAddress('check-receipt', 30, 600);

export const receiptRoutes: Route[] = [
  publicRoute(
    checkReceiptOperation,
    async ({ db, body, say }) => {
      const isValid = await isReceiptValid(db, body);
      return {
        data: { isValid },
        message: say(isValid ? textOf('receipts.receiptValid') : textOf('receipts.receiptNotValid')),
      };
    },
    { limits: [visitors] },
  ),
];
