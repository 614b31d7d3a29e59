import { getCurrentProfile, setSecondFactor, updateProfile } from '@portal/contracts/calls/identity/profile';
import type { CurrentProfile, ProfileEdit } from '@portal/contracts/identity/profile';
import { call, notify, queryOptions, refreshUser, useMutation, useQueryClient } from '@portal/platform';

const key = ['shell', 'profile'] as const;

export const ownProfile = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => (await call(getCurrentProfile, { signal })).data,
});

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
    return refreshUser();
  };
};

export const useUpdateProfile = () =>
  useMutation({
    mutationFn: (body: ProfileEdit) => call(updateProfile, { body }),
    onSuccess: useSaved(),
    meta: { silent: true },
  });

export const useSecondFactor = () =>
  useMutation({
    mutationFn: (body: { enabled: boolean; currentPassword: string }) => call(setSecondFactor, { body }),
    onSuccess: useSaved(),
    meta: { silent: true },
  });
