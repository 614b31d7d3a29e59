import { updateUserProfile } from '@portal/contracts/calls/identity/profile';
import type { UserProfileEdit } from '@portal/contracts/identity/profile';
import { call, notify, queryClient, useMutation } from '@portal/platform';
import { usersKey } from '../change-user/users.queries.ts';

/** Saves an account of somebody else; the form shows what was refused. */
export const useEditUser = () =>
  useMutation({
    mutationFn: (body: UserProfileEdit) => call(updateUserProfile, { body }),
    meta: { silent: true },
    onSuccess: ({ message }) => notify.success(message),
    // What somebody else saved meanwhile comes into the form.
    onSettled: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });
