import { checkReceipt } from '@portal/contracts/calls/applications/applications';
import { call, useMutation } from '@portal/platform';
import type { TypedReceipt } from './receipt-in-link.ts';

/** The form shows what went wrong. */
export const useCheckReceipt = () =>
  useMutation({
    mutationFn: async (body: TypedReceipt) => (await call(checkReceipt, { body })).data.isValid,
    meta: { silent: true },
  });
