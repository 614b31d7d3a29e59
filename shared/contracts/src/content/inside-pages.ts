/**
 * Addresses of the portal that a text may lead to; a colon stands for one part, a star for the rest.
 * The test of each area that owns them holds the list against its manifest.
 */
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
