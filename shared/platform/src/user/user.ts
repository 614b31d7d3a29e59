import { type Language, type Role, roles } from '@portal/contracts';

/** The signed-in person as the page knows them. */
export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** ISO alpha-2, upper case. */
  countryCode: string;
  phone: string;
  language: Language;
  authorities: readonly string[];
  /** The first authority. */
  role: Role;
  isChatAgent: 0 | 1;
  mfaEnabled: boolean;
  /** Nothing may be done but choose a new password. */
  mustChangePassword?: boolean;
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
