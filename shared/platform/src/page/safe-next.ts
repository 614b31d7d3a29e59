import { parseUrl } from '@portal/contracts/rules/parse-url';

/** A path of this site to return to, or undefined: never another origin, whatever the address says. */
export const safeNext = (next: string | null): string | undefined => {
  if (next === null || !/^\/(?![/\\])/.test(next)) return undefined;
  const url = parseUrl(next, 'https://portal.invalid');
  if (url === undefined || url.origin !== 'https://portal.invalid') return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
};

/** `path` with the `next` of an address's query; without one, or with a foreign one, `path` alone. */
export const carryNext = (path: string, search: string): string => {
  const next = safeNext(new URLSearchParams(search).get('next'));
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
};

/** `path` with the current address as the place to return to. */
export const withNext = (
  path: string,
  here: Pick<Location, 'pathname' | 'search' | 'hash'> = location,
): string => `${path}?next=${encodeURIComponent(here.pathname + here.search + here.hash)}`;
