import { registerInterest } from '@portal/contracts/interest/calls';
import type { InterestInput } from '@portal/contracts/interest/schemas';
import { call, useMutation } from '@portal/platform';

/** The form shows what went wrong. */
export const useRegisterInterest = () =>
  useMutation({
    mutationFn: (body: InterestInput) => call(registerInterest, { body }),
    meta: { silent: true },
  });
