import { endOtherSessions } from '@portal/contracts/auth/calls';
import { getLoginHistory, type LoginHistoryQuery } from '@portal/contracts/profile/calls';
import { call, keepPreviousData, notify, queryOptions, useMutation, useQueryClient } from '@portal/platform';

const key = ['shell', 'login-history'] as const;

export const loginHistory = (query: LoginHistoryQuery) =>
  queryOptions({
    queryKey: [...key, query],
    queryFn: ({ signal }) => call(getLoginHistory, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const useEndOtherSessions = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: ({ message }) => {
      notify.success(message);
      return client.invalidateQueries({ queryKey: key });
    },
  });
};
