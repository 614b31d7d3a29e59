import { call as declare, isLanguage, type Language, type Result } from '@portal/contracts';
import { call } from '../api/call.ts';
import { roleOf, type User } from './user.ts';

interface CurrentProfile {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  countryCode: string;
  phone: string;
  language: Language;
  isChatAgent: 0 | 1;
  mfaEnabled: boolean;
  userInfo: { authorities: string[] };
}

const getCurrentProfile = declare<{ response: Result<CurrentProfile> }>('getCurrentProfile', {
  method: 'GET',
  path: '/profile/current',
  permission: 'signed-in',
});

/** Reads who is signed in. @throws ApiError; Error for an account whose role this portal does not know */
export const fetchUser = async (options: { background?: boolean } = {}): Promise<User> => {
  const { data } = await call(getCurrentProfile, options);
  const { authorities } = data.userInfo;
  const role = roleOf(authorities);
  if (role === undefined) throw new Error(`Unknown role: ${authorities[0] ?? 'none'}`);
  const { id, email, firstName, lastName, countryCode, phone, isChatAgent, mfaEnabled } = data;
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
    authorities,
    role,
  };
};
