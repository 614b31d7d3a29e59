import { askPasskey, getSecurity, verifyPasskey } from '@portal/contracts/calls/identity/second-factor';
import { login, resendMfa, verifyMfa } from '@portal/contracts/calls/identity/sign-in';
import { call, i18n, isApiError, isTokenInMemoryOnly, notify, signIn, useMutation } from '@portal/platform';
import { type Challenge, forgetChallenge, timesOfMail } from './stored-challenge.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Staff who decide are led to a factor that does not travel by mail. */
const suggestApp = async () => {
  const { data } = await call(getSecurity, { background: true });
  if (data.shouldEnrol) notify.info(i18n.t('security:suggest.title'), i18n.t('security:suggest.text'));
};

/** Where the browser refuses storage, a notice says that the session ends with the page. */
const enter = async (token: string) => {
  forgetChallenge();
  await signIn(token);
  if (isTokenInMemoryOnly())
    notify.warning(i18n.t('shell:signIn.memoryOnly'), i18n.t('shell:signIn.memoryTitle'));
};

/** Signs in; what the second step needs, where there is one. */
const firstStep = async ({ email, password }: Credentials): Promise<Challenge | undefined> => {
  try {
    const { data } = await call(login, { body: { email, password } });
    await enter(data.access_token);
    return undefined;
  } catch (error) {
    if (!isApiError(error) || !error.secondStep) throw error;
    const { resendAt, endsAt } = timesOfMail();
    // With the mailed code preselected, one is on its way already.
    const isMailed = error.secondStep.method === 'EMAIL';
    return { ...error.secondStep, email, resendAt: isMailed ? resendAt : null, endsAt };
  }
};

/** Told when only a new sign-in goes on. */
type OnOver = (error: Error) => void;

const ifOver = (onOver: OnOver) => (error: unknown) => {
  if (isApiError(error) && error.code === 'mfa_expired') onOver(error);
};

/** The screens show these errors themselves. */
const meta = { silent: true };

export const useLogin = () => useMutation({ mutationFn: firstStep, meta });

export const useVerifyCode = (mfaToken: string, onOver: OnOver) =>
  useMutation({
    mutationFn: async (code: { mfaCode: string; trustDevice?: boolean }) => {
      const { data } = await call(verifyMfa, { body: { mfaToken, ...code } });
      await enter(data.access_token);
      // A hint that fails to load is not worth a notice.
      suggestApp().catch(() => undefined);
    },
    onError: ifOver(onOver),
    meta,
  });

export const useVerifyPasskey = (mfaToken: string, onOver: OnOver) =>
  useMutation({
    mutationFn: async () => {
      const { data: options } = await call(askPasskey, { body: { mfaToken } });
      const { signWithPasskey } = await import('../passkey/passkey-browser.ts');
      const response = await signWithPasskey(options);
      const { data } = await call(verifyPasskey, { body: { mfaToken, response } });
      await enter(data.access_token);
    },
    onError: ifOver(onOver),
    meta,
  });

export const useResendCode = (mfaToken: string, onOver: OnOver) =>
  useMutation({
    mutationFn: () => call(resendMfa, { body: { mfa_token: mfaToken } }),
    onError: ifOver(onOver),
    meta,
  });
