import { registerInterest } from '@portal/contracts/interest/calls';
import type { InterestInput } from '@portal/contracts/interest/schemas';
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
