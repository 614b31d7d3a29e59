import { registerInterest } from '@portal/contracts/calls/support/interest';
import type { InterestInput } from '@portal/contracts/support/interest';
import { call, useMutation } from '@portal/platform';
import { useFormToken } from '@portal/platform/forms';

/** The form shows what went wrong. */
export const useRegisterInterest = () => {
  const tokenHeaders = useFormToken();
  return useMutation({
    mutationFn: async (body: InterestInput) =>
      call(registerInterest, { body, headers: await tokenHeaders() }),
    meta: { silent: true },
  });
};
