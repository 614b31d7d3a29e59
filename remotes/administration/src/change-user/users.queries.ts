import * as calls from '@portal/contracts/calls/identity/users';
import type { ExportUsersInput, UserRow, UsersQuery, UserTypeParams } from '@portal/contracts/identity/users';
import {
  call,
  dataQuery,
  download,
  notify,
  pageQuery,
  queryClient,
  refreshUser,
  reportError,
  useMutation,
  useSignedInUser,
} from '@portal/platform';

type UserType = UserTypeParams['type'];

export const usersKey = ['administration', 'users'] as const;

export const usersPage = (type: UserType, query: UsersQuery) =>
  pageQuery([...usersKey, type, query], calls.listUsers, { params: { type }, query });

export const oneUser = (id: string) => dataQuery([...usersKey, 'one', id], calls.getUser, { params: { id } });

const named = ({ id }: UserRow) => ({ params: { id } });

// A switch says what it is to be: another Admin may have set it meanwhile, or an answer been lost.
const changes = {
  toggle: (user: UserRow) =>
    call(calls.toggleUser, {
      ...named(user),
      query: { to: user.status === 'ACTIVE' ? 'DISABLED' : 'ACTIVE' },
    }),
  chatAgent: (user: UserRow) =>
    call(calls.toggleChatAgent, { ...named(user), query: { to: user.isChatAgent === 1 ? 0 : 1 } }),
  invite: (user: UserRow) => call(calls.resendInvitation, named(user)),
  withdraw: (user: UserRow) => call(calls.withdrawInvitation, named(user)),
  endSessions: (user: UserRow) => call(calls.endUserSessions, named(user)),
  resetFactors: (user: UserRow) => call(calls.resetUserFactors, named(user)),
} as const;

export type UserChange = keyof typeof changes;

/** Changes one account; the dialog that asked shows what went wrong. */
export const useChangeUser = () => {
  const own = useSignedInUser().id;
  return useMutation({
    mutationFn: async ({ change, user }: { change: UserChange; user: UserRow }) =>
      (await changes[change](user)).message,
    meta: { silent: true },
    onSuccess: (message, { user }) => {
      notify.success(message);
      // The own menu shows the Live Chat entry at once.
      if (user.id === own) void refreshUser().catch(reportError);
    },
    // A refusal may mean that another Admin was faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });
};

/** Saves the chosen ones as a spreadsheet, of whichever type; when there are none, all that the filters find. */
export const downloadUsers = (type: UserType, found: ExportUsersInput, chosen: ReadonlySet<string>) =>
  download(
    calls.exportUsers,
    'Users.xlsx',
    chosen.size > 0
      ? { params: { type: 'all' }, body: { userId: [...chosen] } }
      : { params: { type }, body: found },
  );
