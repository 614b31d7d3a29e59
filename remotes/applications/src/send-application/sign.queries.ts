import type { Sign } from '@portal/contracts/applications/signature';
import { askSignatureCode, signApplication } from '@portal/contracts/calls/applications/signature';
import { call, notify, useMutation } from '@portal/platform';

export const useAskCode = (id: string) =>
  useMutation({
    mutationFn: () => call(askSignatureCode, { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
  });

/** The form shows what was refused beside its fields. */
export const useSign = (id: string) =>
  useMutation({
    mutationFn: (body: Sign) => call(signApplication, { params: { id }, body }),
    meta: { silent: true },
    onSuccess: ({ message }) => notify.success(message),
  });
