import { FORM_TOKEN_HEADER } from '@portal/contracts/call';
import { getFormToken } from '@portal/contracts/calls/kernel/form-token';
import { useCallback } from 'react';
import { queryClient } from '../query/query-client.ts';
import { dataQuery } from '../query/query-of-call.ts';
import { useUser } from '../session/session.ts';

type Headers = Record<string, string>;

/** Half of the time that a token is taken: who writes for long still sends a good one. */
const CACHE_MS = 6 * 3_600_000;

const tokenQuery = {
  ...dataQuery(['form-token'], getFormToken, { background: true }),
  staleTime: CACHE_MS,
  gcTime: CACHE_MS,
  meta: { silent: true },
};

/** Without a token the form is sent all the same, and counted with its network. */
const formToken = (): Promise<Headers> =>
  queryClient.fetchQuery(tokenQuery).then(
    ({ token }) => ({ [FORM_TOKEN_HEADER]: token }),
    () => ({}),
  );

/**
 * For a form that anyone may send. The token is asked for when the form is first sent: who only reads the page
 * costs no request.
 * @returns what gives the headers to send it with; none for who is signed in.
 */
export const useFormToken = (): (() => Promise<Headers>) => {
  const isKnown = useUser() !== null;
  return useCallback(async () => (isKnown ? {} : formToken()), [isKnown]);
};
