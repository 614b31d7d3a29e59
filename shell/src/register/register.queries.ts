import { checkEmailExistance, registerProfile } from '@portal/contracts/calls/identity/profile';
import { call, currentLanguage, useMutation } from '@portal/platform';
import { useFormToken } from '@portal/platform/forms';

export const noRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  countryCode: '',
  phone: '',
  password: '',
  consent: false,
};

export type Registration = typeof noRegistration;

export const useRegister = () => {
  const tokenHeaders = useFormToken();
  return useMutation({
    mutationFn: async ({ consent: _given, ...values }: Registration) =>
      call(registerProfile, {
        headers: await tokenHeaders(),
        body: { ...values, email: values.email.trim(), language: currentLanguage(), consent: true },
      }),
    meta: { silent: true },
  });
};

/** Whether an account has this address. When the request fails, registering itself finds out. */
export const isEmailTaken = async (email: string): Promise<boolean> => {
  try {
    const { data } = await call(checkEmailExistance, { query: { email } });
    return data.exists;
  } catch {
    return false;
  }
};
