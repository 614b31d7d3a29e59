import { login, resendMfa, verifyMfa } from '@portal/contracts/auth/calls';
import { call, i18n, isApiError, isTokenInMemoryOnly, notify, signIn, useMutation } from '@portal/platform';

export interface Credentials {
  email: string;
  password: string;
}

/** What the first step leads to: inside, or to a code. */
export type FirstStep = { done: true } | { done: false; mfaToken: string };

/** Where the browser keeps nothing, the person is told that the session ends with the page. */
const enter = async (token: string) => {
  await signIn(token);
  if (isTokenInMemoryOnly())
    notify.warning(i18n.t('shell:signIn.memoryOnly'), i18n.t('shell:signIn.memoryTitle'));
};

const firstStep = async (credentials: Credentials): Promise<FirstStep> => {
  try {
    const { data } = await call(login, { body: credentials });
    await enter(data.access_token);
    return { done: true };
  } catch (error) {
    if (isApiError(error) && error.mfaToken !== undefined) return { done: false, mfaToken: error.mfaToken };
    throw error;
  }
};

/** The screens show these errors themselves. */
const meta = { silent: true };

export const useLogin = () => useMutation({ mutationFn: firstStep, meta });

export const useVerifyCode = (mfaToken: string) =>
  useMutation({
    mutationFn: async (mfaCode: string) => {
      const { data } = await call(verifyMfa, { body: { mfaToken, mfaCode } });
      await enter(data.access_token);
    },
    meta,
  });

export const useResendCode = (mfaToken: string) =>
  useMutation({ mutationFn: () => call(resendMfa, { body: { mfa_token: mfaToken } }), meta });
