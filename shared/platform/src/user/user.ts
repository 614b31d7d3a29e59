import { type Role, roles } from '@portal/contracts';
import type { CurrentProfile } from '@portal/contracts/identity/profile';

/** The signed-in person as the page knows them. */
export interface User
  extends Pick<CurrentProfile, 'id' | 'email' | 'firstName' | 'lastName' | 'countryCode' | 'phone'>,
    Pick<CurrentProfile, 'language' | 'isChatAgent' | 'mfaEnabled' | 'mustChangePassword'> {
  authorities: readonly string[];
  /** The first authority. */
  role: Role;
}

/** The role is the first authority; an unknown one gives no access. */
export const roleOf = (authorities: readonly string[]): Role | undefined =>
  roles.find((role) => role === authorities[0]);

const CUT = 10;

/** A part of a name: 10 characters, then an ellipsis when it is longer. */
export const displayName = (part: string): string => {
  const letters = [...part.trim()];
  return letters.length > CUT ? `${letters.slice(0, CUT).join('')}…` : letters.join('');
};
