import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

export type Coding = 'br' | 'gzip';

/** The best coding that an Accept-Encoding header allows. */
export const acceptedCoding = (header: string | undefined): Coding | undefined => {
  const offers = (header ?? '').split(',').map((offer) => offer.trim().split(/\s*;\s*q=/));
  const allows = (name: string) =>
    offers.some(([coding, quality]) => coding?.toLowerCase() === name && Number(quality ?? 1) > 0);
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : undefined;
};

export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Whether an If-None-Match header names this tag. */
export const isKnownTag = (header: string | undefined, etag: string): boolean =>
  header === '*' || (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** The answer for what is not there and is no page. */
export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

/** The answer to a method that changes things, at an address where nothing can be changed. */
export const methodNotAllowed = (reply: FastifyReply): FastifyReply =>
  reply
    .code(405)
    .header('allow', 'GET, HEAD')
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Method not allowed\n');
