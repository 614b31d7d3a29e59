import { updateUserProfile } from '@portal/contracts/calls/identity/profile';
import type { UserProfileEdit } from '@portal/contracts/identity/profile';
import { call, notify, useMutation, useQueryClient } from '@portal/platform';
import { usersKey } from '../change-user/users.queries.ts';

/** Saves an account of somebody else; the form shows what was refused. */
export const useEditUser = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UserProfileEdit) => call(updateUserProfile, { body }),
    meta: { silent: true },
    onSuccess: ({ message }) => notify.success(message),
    // What somebody else saved meanwhile comes into the form.
    onSettled: () => client.invalidateQueries({ queryKey: usersKey }),
  });
};
