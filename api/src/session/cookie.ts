import { ABSOLUTE_HOURS } from './session.db.ts';

/** The `__Host-` prefix needs https; on plain-http localhost the bare name is used. */
const nameOf = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-afp_b' : 'afp_b');

/** The value of the binding cookie in a Cookie header. */
export const bindingFrom = (publicUrl: string, header: string | undefined): string | undefined => {
  const name = nameOf(publicUrl);
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
};

/** Binds the bearer token to this browser: a token stolen from storage is useless elsewhere. */
export const bindingCookie = (publicUrl: string, value: string): string => {
  const secure = publicUrl.startsWith('https:') ? ' Secure;' : '';
  return `${nameOf(publicUrl)}=${value}; Path=/; Max-Age=${ABSOLUTE_HOURS * 3600};${secure} HttpOnly; SameSite=Strict`;
};

/** Takes the cookie back. */
export const noBindingCookie = (publicUrl: string): string => {
  const secure = publicUrl.startsWith('https:') ? ' Secure;' : '';
  return `${nameOf(publicUrl)}=; Path=/; Max-Age=0;${secure} HttpOnly; SameSite=Strict`;
};
