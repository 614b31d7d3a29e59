import { requestReset, verifyReset } from '@portal/contracts/calls/identity/password';
import type { VerifyResetInput } from '@portal/contracts/identity/auth.schemas';
import { call, useMutation } from '@portal/platform';

export const useRequestReset = () =>
  useMutation({
    mutationFn: (email: string) => call(requestReset, { body: { email } }),
    meta: { silent: true },
  });

export const useVerifyReset = () =>
  useMutation({
    mutationFn: (body: VerifyResetInput) => call(verifyReset, { body }),
    meta: { silent: true },
  });
