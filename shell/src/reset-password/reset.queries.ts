import { requestReset, verifyReset } from '@portal/contracts/calls/identity/password';
import { call, useMutation } from '@portal/platform';

export const useRequestReset = () =>
  useMutation({
    mutationFn: (email: string) => call(requestReset, { body: { email } }),
    meta: { silent: true },
  });

export interface Reset {
  email: string;
  code: string;
  newPassword: string;
}

export const useVerifyReset = () =>
  useMutation({ mutationFn: (reset: Reset) => call(verifyReset, { body: reset }), meta: { silent: true } });
