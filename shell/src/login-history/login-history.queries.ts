import { getLoginHistory, reportSignIn } from '@portal/contracts/calls/identity/profile';
import type { LoginHistoryQuery } from '@portal/contracts/identity/profile';
import { call, notify, pageQuery, refreshUser, useMutation, useNavigate } from '@portal/platform';

const key = ['shell', 'login-history'] as const;

export const loginHistory = (query: LoginHistoryQuery) =>
  pageQuery([...key, query], getLoginHistory, { query });

/** From then on the account may only choose a new password, so that comes next. */
export const useReportSignIn = (id: string) => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(reportSignIn, { params: { id } }),
    onSuccess: async ({ message }) => {
      notify.success(message);
      await navigate('/workspace/password-management');
      await refreshUser();
    },
    meta: { silent: true },
  });
};
