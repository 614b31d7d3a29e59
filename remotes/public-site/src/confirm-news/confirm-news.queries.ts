import { confirmInterest, readInterestConfirmation } from '@portal/contracts/calls/support/interest';
import { call, useMutation, useQuery } from '@portal/platform';

/** Which address the link is for; asked by a browser alone, since a prerendered page asks nothing that is posted. */
export const useLinkAddress = (token: string) =>
  useQuery({
    queryKey: ['public-site', 'confirm-news', token],
    queryFn: async () => (await call(readInterestConfirmation, { body: { token } })).data.email,
    enabled: token !== '' && typeof document !== 'undefined',
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    meta: { silent: true },
  });

/** The form shows what went wrong. */
export const useConfirmNews = () =>
  useMutation({
    mutationFn: async (token: string) => (await call(confirmInterest, { body: { token } })).data.email,
    meta: { silent: true },
  });
