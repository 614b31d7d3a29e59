import { parseUrl } from '../rules/parse-url.ts';

const allowed = /^(?:https?:\/\/[^/]|mailto:.|tel:[+0-9]|\/(?!\/)|#)[^\s\p{Cc}<>"\\]*$/u;

/** Refuses script and data addresses, `//host`, backslashes, white space and user names. */
export const isSafeLink = (link: string): boolean => {
  if (!allowed.test(link)) return false;
  if (!/^https?:/.test(link)) return true;
  const url = parseUrl(link);
  return url !== undefined && url.username === '' && url.password === '';
};

/** Whether a link stays inside the portal and can be followed without loading a page. */
export const isInsideLink = (link: string): boolean => /^[/#]/.test(link) && isSafeLink(link);

/** A colon stands for one part, a star for the rest. A test of each remote holds it against its manifest. */
export const publicPages = [
  '/',
  '/about-us',
  '/application',
  '/applications/eligibility-check',
  '/applications/base-fund',
  '/applications/credit-fund',
  '/applications/:fund/before-you-start',
  '/faqs',
  '/news',
  '/news/:slug',
  '/contact-us',
  '/interest',
  '/check-receipt',
  '/terms-of-use',
  '/privacy-policy',
] as const;

const others = ['/auth/*', '/workspace/*', '/workspace', '/application/:fundId'] as const;

const patterns = [...publicPages, ...others].map(
  (path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+').replace(/\/\*$/, '/.+')}/?$`),
);

/** Where files that anyone may fetch are; one part follows, its name. */
export const publicFilePath = '/api/file/public/';

/** Whether a link into the portal names a page or the public file path; links to elsewhere are not judged. */
export const leadsSomewhere = (link: string): boolean => {
  if (!link.startsWith('/')) return true;
  const path = link.replace(/[?#].*$/s, '');
  if (path.startsWith(publicFilePath)) return /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(fileOf(path) ?? '');
  return patterns.some((pattern) => pattern.test(path));
};

/** The public file that a link names; `undefined` for any other link. */
export const fileOf = (link: string): string | undefined =>
  link.startsWith(publicFilePath) ? link.slice(publicFilePath.length).replace(/[?#].*$/s, '') : undefined;
