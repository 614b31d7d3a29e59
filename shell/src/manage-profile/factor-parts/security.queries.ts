import {
  addPasskey,
  confirmTotp,
  getSecurity,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from '@portal/contracts/calls/identity/second-factor';
import type { SecurityState } from '@portal/contracts/identity/second-factor';
import { call, dataQuery, notify, useMutation, useQueryClient } from '@portal/platform';

const key = ['shell', 'security'] as const;
/** The screens show these errors themselves. */
const meta = { silent: true };

/** What protects the own account beside its password. */
export const ownSecurity = dataQuery(key, getSecurity);

/** The profile says whether a second step is asked for, which every factor changes. */
const useChanged = () => {
  const client = useQueryClient();
  return ({ message }: { message: string }) => {
    notify.success(message);
    return client.invalidateQueries({ queryKey: ['shell'] });
  };
};

const useNewState = () => {
  const client = useQueryClient();
  return ({ data, message }: { data: SecurityState; message: string }) => {
    client.setQueryData(key, data);
    notify.success(message);
    return client.invalidateQueries({ queryKey: ['shell', 'profile'] });
  };
};

export const useStartTotp = () => useMutation({ mutationFn: () => call(startTotp), meta });

export const useConfirmTotp = () =>
  useMutation({
    mutationFn: (code: string) => call(confirmTotp, { body: { code } }),
    onSuccess: useChanged(),
    meta,
  });

export const useRemoveTotp = () =>
  useMutation({
    mutationFn: (currentPassword: string) => call(removeTotp, { body: { currentPassword } }),
    onSuccess: useNewState(),
    meta,
  });

export const useRenewCodes = () =>
  useMutation({ mutationFn: () => call(renewRecoveryCodes), onSuccess: useChanged(), meta });

export const useAddPasskey = () =>
  useMutation({
    mutationFn: async (name: string) => {
      const { data: options } = await call(startPasskey);
      const { makePasskey } = await import('../../passkey/passkey-browser.ts');
      return call(addPasskey, { body: { name, response: await makePasskey(options) } });
    },
    onSuccess: useChanged(),
    meta,
  });

export const useRemovePasskey = (id: string) =>
  useMutation({
    mutationFn: (currentPassword: string) =>
      call(removePasskey, { params: { id }, body: { currentPassword } }),
    onSuccess: useNewState(),
    meta,
  });
