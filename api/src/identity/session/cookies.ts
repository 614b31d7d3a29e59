import { parseCookie, stringifySetCookie } from 'cookie';
import { ABSOLUTE_HOURS } from './session.db.ts';

const BINDING = 'afp_b';
const TRUST = 'afp_t';

/** The `__Host-` prefix needs https; on plain-http localhost the bare name is used. */
const nameOf = (publicUrl: string, name: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;

/** The value of the binding cookie in a Cookie header. */
export const bindingFrom = (publicUrl: string, header: string | undefined): string | undefined =>
  parseCookie(header ?? '')[nameOf(publicUrl, BINDING)];

/** The value of the cookie of a trusted browser in a Cookie header. */
export const trustFrom = (publicUrl: string, header: string | undefined): string | undefined =>
  parseCookie(header ?? '')[nameOf(publicUrl, TRUST)];

const cookie = (publicUrl: string, name: string, value: string, maxAge: number): string => {
  const secure = publicUrl.startsWith('https:');
  const safely = { path: '/', secure, httpOnly: true, sameSite: 'strict' } as const;
  return stringifySetCookie({ name: nameOf(publicUrl, name), value, maxAge, ...safely });
};

/** Binds the bearer token to this browser: a token stolen from storage is useless elsewhere. */
export const bindingCookie = (publicUrl: string, value: string): string =>
  cookie(publicUrl, BINDING, value, ABSOLUTE_HOURS * 3600);

/** Takes the cookie back. */
export const noBindingCookie = (publicUrl: string): string => cookie(publicUrl, BINDING, '', 0);

/** Spares this browser the second step. */
export const trustCookie = (publicUrl: string, value: string, days: number): string =>
  cookie(publicUrl, TRUST, value, days * 24 * 3600);
