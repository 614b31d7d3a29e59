import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Translation } from '@portal/gateway';

// A browser takes cookies of these prefixes over https only.
const secured = /^__(Host|Secure)-/;
const kept = /^from_(Host|Secure)-/;

const toBrowser = (cookie: string): string =>
  cookie
    .replace(secured, 'from_$1-')
    .split(/;\s*/)
    .filter((part) => !/^(secure|domain=.*)$/i.test(part))
    .join('; ');

const toPortal = (cookies: string): string =>
  cookies
    .split(/;\s*/)
    .map((pair) => pair.replace(kept, '__$1-'))
    .join('; ');

/** Who asks must have been checked: this says for everybody that they ask from the portal itself. */
export const rewriteOrigins = (own: string, portal: string): Translation => ({
  asked: ({ headers }: IncomingMessage) => ({
    ...headers,
    host: new URL(portal).host,
    ...(headers.origin === own && { origin: portal }),
    ...(headers.referer && { referer: headers.referer.replace(own, portal) }),
    ...(headers.cookie && { cookie: toPortal(headers.cookie) }),
  }),
  answered: (headers: IncomingHttpHeaders) => {
    const { 'strict-transport-security': _https, ...rest } = headers;
    const { location, 'set-cookie': cookies, 'content-security-policy': policy } = rest;
    return {
      ...rest,
      ...(location?.startsWith(`${portal}/`) && { location: own + location.slice(portal.length) }),
      ...(cookies && { 'set-cookie': cookies.map(toBrowser) }),
      ...(typeof policy === 'string' && {
        'content-security-policy': policy.replace(/;\s*upgrade-insecure-requests/, ''),
      }),
    };
  },
});
