import { FORM_TOKEN_HEADER } from '@portal/contracts/call';
import { getFormToken } from '@portal/contracts/calls/kernel/form-token';
import { useCallback } from 'react';
import { call } from '../api/call.ts';
import { useUser } from '../session/session.ts';

type Headers = Record<string, string>;

interface CachedToken {
  headers: Promise<Headers>;
  /** As `Date.now()`. */
  until: number;
}

let cached: CachedToken | undefined;

/** Half of the time that a token is taken: who writes for long still sends a good one. */
const CACHE_MS = 6 * 3_600_000;

/** Without a token the form is sent all the same, and counted with its network. */
const ask = (): Promise<Headers> =>
  call(getFormToken, { background: true }).then(
    ({ data }) => ({ [FORM_TOKEN_HEADER]: data.token }),
    () => {
      cached = undefined;
      return {};
    },
  );

const formToken = (): Promise<Headers> => {
  if (cached === undefined || cached.until < Date.now())
    cached = { headers: ask(), until: Date.now() + CACHE_MS };
  return cached.headers;
};

/**
 * For a form that anyone may send. The token is asked for when the form is first sent: who only reads the page
 * costs no request.
 * @returns what gives the headers to send it with; none for who is signed in.
 */
export const useFormToken = (): (() => Promise<Headers>) => {
  const isKnown = useUser() !== null;
  return useCallback(async () => (isKnown ? {} : formToken()), [isKnown]);
};
