import type { FastifyRequest } from 'fastify';

/** What the browser says of the site that a change was sent from; who says nothing is no browser of today. */
export const isFromOtherSite = ({ headers }: FastifyRequest, ownOrigin: string): boolean => {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || origin === ownOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
};
