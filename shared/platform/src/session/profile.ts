import { isLanguage } from '@portal/contracts';
import { getCurrentProfile } from '@portal/contracts/calls/identity/sign-in';
import { call } from '../api/call.ts';
import { roleOf, type User } from '../user/user.ts';

/** The account has no role that this portal knows. */
export class UnknownRole extends Error {}

/** Reads who is signed in. @throws ApiError, UnknownRole */
export const fetchUser = async (options: { background?: boolean } = {}): Promise<User> => {
  const { data } = await call(getCurrentProfile, options);
  const { authorities } = data.userInfo;
  const role = roleOf(authorities);
  if (role === undefined) throw new UnknownRole(`Unknown role: ${authorities[0] ?? 'none'}`);
  const { id, email, firstName, lastName, countryCode, phone, isChatAgent, mfaEnabled, mustChangePassword } =
    data;
  const language = isLanguage(data.language) ? data.language : 'en';
  return {
    id,
    email,
    firstName,
    lastName,
    countryCode,
    phone,
    language,
    isChatAgent,
    mfaEnabled,
    ...(mustChangePassword && { mustChangePassword }),
    authorities,
    role,
  };
};
