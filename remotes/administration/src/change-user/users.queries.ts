import {
  endUserSessions,
  exportUsers,
  getUser,
  listUsers,
  resendInvitation,
  resetUserFactors,
  toggleChatAgent,
  toggleUser,
  withdrawInvitation,
} from '@portal/contracts/calls/identity/users';
import type { UserIdParams, UsersQuery, UserTypeParams } from '@portal/contracts/identity/users';
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
  pageQuery([...usersKey, type, query], listUsers, { params: { type }, query });

export const oneUser = (id: string) => dataQuery([...usersKey, 'one', id], getUser, { params: { id } });

const changes = {
  toggle: (params: UserIdParams) => call(toggleUser, { params }),
  chatAgent: (params: UserIdParams) => call(toggleChatAgent, { params }),
  invite: (params: UserIdParams) => call(resendInvitation, { params }),
  withdraw: (params: UserIdParams) => call(withdrawInvitation, { params }),
  endSessions: (params: UserIdParams) => call(endUserSessions, { params }),
  resetFactors: (params: UserIdParams) => call(resetUserFactors, { params }),
} as const;

export type UserChange = keyof typeof changes;

/** Changes one account; the dialog that asked shows what went wrong. */
export const useChangeUser = () => {
  const own = useSignedInUser().id;
  return useMutation({
    mutationFn: async ({ change, id }: { change: UserChange; id: string }) =>
      (await changes[change]({ id })).message,
    meta: { silent: true },
    onSuccess: (message, { id }) => {
      notify.success(message);
      // The own menu shows the Live Chat entry at once.
      if (id === own) void refreshUser().catch(reportError);
    },
    // A refusal may mean that another Admin was faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });
};

interface Export {
  type: UserType;
  query: UsersQuery;
  /** Chosen rows; when empty, all that the filters find. */
  chosen: readonly string[];
}

export const useExportUsers = () =>
  useMutation({
    mutationFn: ({ type, query, chosen }: Export) => {
      const { page: _page, pageSize: _size, sortBy: _by, order: _order, ...found } = query;
      const body = chosen.length > 0 ? { userId: [...chosen] } : found;
      return download(exportUsers, 'Users.xlsx', { params: { type }, body });
    },
    meta: { export: true },
  });
