import { addFundManager, addFundReviewer, type NewStaffInput } from '@portal/contracts/users/calls';
import { call, notify, useMutation, useQueryClient } from '@portal/platform';
import { usersKey } from '../manage-users/users.queries.ts';

const calls = { manager: addFundManager, reviewer: addFundReviewer } as const;

export type StaffRole = keyof typeof calls;

/** Adds a member of staff, who gets an invitation to choose a password. */
export const useAddStaff = (role: StaffRole) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewStaffInput) => call(calls[role], { body }),
    meta: { silent: true },
    onSuccess: ({ message }) => {
      notify.success(message);
      return client.invalidateQueries({ queryKey: usersKey });
    },
  });
};
