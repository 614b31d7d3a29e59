import * as calls from '@portal/contracts/calls/identity/second-factor';
import type { SecurityState } from '@portal/contracts/identity/second-factor';
import { call, dataQuery, notify, queryClient, useMutation } from '@portal/platform';

const key = ['shell', 'security'] as const;
/** The screens show these errors themselves. */
const meta = { silent: true };

/** What protects the own account beside its password. */
export const ownSecurity = dataQuery(key, calls.getSecurity);

/** The profile says whether a second step is asked for, which every factor changes. */
const changed = ({ message }: { message: string }) => {
  notify.success(message);
  return queryClient.invalidateQueries({ queryKey: ['shell'] });
};

const takeState = ({ data, message }: { data: SecurityState; message: string }) => {
  queryClient.setQueryData(key, data);
  notify.success(message);
  return queryClient.invalidateQueries({ queryKey: ['shell', 'profile'] });
};

export const useStartTotp = () => useMutation({ mutationFn: () => call(calls.startTotp), meta });

export const useConfirmTotp = () =>
  useMutation({
    mutationFn: (code: string) => call(calls.confirmTotp, { body: { code } }),
    onSuccess: changed,
    meta,
  });

export const useRemoveTotp = () =>
  useMutation({
    mutationFn: (currentPassword: string) => call(calls.removeTotp, { body: { currentPassword } }),
    onSuccess: takeState,
    meta,
  });

export const useRenewCodes = () =>
  useMutation({ mutationFn: () => call(calls.renewRecoveryCodes), onSuccess: changed, meta });

export const useAddPasskey = () =>
  useMutation({
    mutationFn: async (name: string) => {
      const { data: options } = await call(calls.startPasskey);
      const { makePasskey } = await import('../../passkey/passkey-browser.ts');
      return call(calls.addPasskey, { body: { name, response: await makePasskey(options) } });
    },
    onSuccess: changed,
    meta,
  });

export const useRemovePasskey = (id: string) =>
  useMutation({
    mutationFn: (currentPassword: string) =>
      call(calls.removePasskey, { params: { id }, body: { currentPassword } }),
    onSuccess: takeState,
    meta,
  });
