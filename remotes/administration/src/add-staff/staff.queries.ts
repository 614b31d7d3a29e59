import { addAdmin, addFundManager, addFundReviewer } from '@portal/contracts/calls/identity/users';
import type { NewStaffInput } from '@portal/contracts/identity/users';
import { call, queryClient, useMutation } from '@portal/platform';
import { usersKey } from '../change-user/users.queries.ts';

const adding = { manager: addFundManager, reviewer: addFundReviewer } as const;

export type StaffRole = keyof typeof adding | 'admin';

/** Adds a member of staff, who gets an invitation to choose a password; answers with what to say of it. */
export const useAddStaff = (role: StaffRole) =>
  useMutation({
    mutationFn: async (body: NewStaffInput) =>
      (await (role === 'admin' ? call(addAdmin, { body }) : call(adding[role], { body }))).message,
    meta: { silent: true },
    // The next of several does not wait for the list.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: usersKey }),
  });
