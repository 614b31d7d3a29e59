import { getCurrentProfile, setSecondFactor, updateProfile } from '@portal/contracts/calls/identity/profile';
import type { CurrentProfile, ProfileEdit } from '@portal/contracts/identity/profile';
import {
  call,
  dataQuery,
  isApiError,
  notify,
  refreshUser,
  reportError,
  useMutation,
  useQueryClient,
} from '@portal/platform';

const key = ['shell', 'profile'] as const;

export const ownProfile = dataQuery(key, getCurrentProfile);

interface Saved {
  data: CurrentProfile;
  message: string;
}

const useSaved = () => {
  const client = useQueryClient();
  return ({ data, message }: Saved) => {
    client.setQueryData(key, data);
    notify.success(message);
    // What opens the account may have changed with it.
    void client.invalidateQueries({ queryKey: ['shell', 'security'] });
    // It is saved, whether or not it can be read again.
    return refreshUser().catch(reportError);
  };
};

export const useUpdateProfile = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileEdit) => call(updateProfile, { body }),
    onSuccess: useSaved(),
    onError: (error) => {
      // What was saved elsewhere meanwhile comes into the form.
      if (isApiError(error) && error.code === 'stale_version')
        return client.invalidateQueries({ queryKey: key });
    },
    meta: { silent: true },
  });
};

export const useSecondFactor = () =>
  useMutation({
    mutationFn: (body: { enabled: boolean; currentPassword: string }) => call(setSecondFactor, { body }),
    onSuccess: useSaved(),
    meta: { silent: true },
  });
