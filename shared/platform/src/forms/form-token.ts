import { FORM_TOKEN_HEADER } from '@portal/contracts/call';
import { getFormToken } from '@portal/contracts/calls/kernel/form-token';
import { useCallback } from 'react';
import { call } from '../api/call.ts';
import { useUser } from '../session/session.ts';

type Headers = Record<string, string>;

interface Kept {
  headers: Promise<Headers>;
  /** As `Date.now()`. */
  until: number;
}

let kept: Kept | undefined;

/** Half of the time that a token is taken: who writes for long still sends a good one. */
const KEPT_MS = 6 * 3_600_000;

/** Without a token the form is sent all the same, and counted with its network. */
const ask = (): Promise<Headers> =>
  call(getFormToken, { background: true }).then(
    ({ data }) => ({ [FORM_TOKEN_HEADER]: data.token }),
    () => {
      kept = undefined;
      return {};
    },
  );

const formToken = (): Promise<Headers> => {
  if (kept === undefined || kept.until < Date.now()) kept = { headers: ask(), until: Date.now() + KEPT_MS };
  return kept.headers;
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
