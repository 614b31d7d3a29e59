import { confirmInterest, registerInterest } from '@portal/contracts/interest/calls';
import type { InterestInput } from '@portal/contracts/interest/schemas';
import { call, useMutation, useQuery } from '@portal/platform';

/** The form shows what went wrong. */
export const useRegisterInterest = () =>
  useMutation({
    mutationFn: (body: InterestInput) => call(registerInterest, { body }),
    meta: { silent: true },
  });

/** Asked once for each link. */
export const useConfirmInterest = (token: string) =>
  useQuery({
    queryKey: ['public-site', 'confirm-interest', token],
    queryFn: async () => (await call(confirmInterest, { body: { token } })).data,
    staleTime: Infinity,
    refetchInterval: false,
    meta: { silent: true },
  });
