import type { Result } from '@portal/contracts';
import { setSecondFactor, updateProfile } from '@portal/contracts/calls/identity/profile';
import { getCurrentProfile } from '@portal/contracts/calls/identity/sign-in';
import type { CurrentProfile, ProfileEdit } from '@portal/contracts/identity/profile';
import {
  call,
  dataQuery,
  isApiError,
  notify,
  queryClient,
  refreshUser,
  reportError,
  useMutation,
} from '@portal/platform';

const key = ['shell', 'profile'] as const;

export const ownProfile = dataQuery(key, getCurrentProfile);

const saved = ({ data, message }: Result<CurrentProfile>) => {
  queryClient.setQueryData(key, data);
  notify.success(message);
  // What opens the account may have changed with it.
  void queryClient.invalidateQueries({ queryKey: ['shell', 'security'] });
  // It is saved, whether or not it can be read again.
  return refreshUser().catch(reportError);
};

export const useUpdateProfile = () =>
  useMutation({
    mutationFn: (body: ProfileEdit) => call(updateProfile, { body }),
    onSuccess: saved,
    onError: (error) => {
      // What was saved elsewhere meanwhile comes into the form.
      if (isApiError(error) && error.code === 'stale_version')
        return queryClient.invalidateQueries({ queryKey: key });
    },
    meta: { silent: true },
  });

export const useSecondFactor = () =>
  useMutation({
    mutationFn: (body: { enabled: boolean; currentPassword: string }) => call(setSecondFactor, { body }),
    onSuccess: saved,
    meta: { silent: true },
  });
