import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { FastifyReply } from 'fastify';

export type Coding = 'br' | 'gzip';

/** The best coding that an Accept-Encoding header allows. */
export const acceptedCoding = (header: string | undefined): Coding | undefined => {
  const offers = (header ?? '').split(',').map((offer) => offer.split(/;\s*q=/));
  const allows = (name: string) =>
    offers.some(([coding, quality]) => coding?.trim().toLowerCase() === name && Number(quality ?? 1) > 0);
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : undefined;
};

export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Whether an If-None-Match header names this tag. */
export const isKnownTag = (header: string | undefined, etag: string): boolean =>
  header === '*' || (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Answers with a line of text. */
export const sendLine = (
  reply: FastifyReply,
  status: number,
  line: string,
  headers: Record<string, string> = {},
): FastifyReply => reply.code(status).headers(headers).type('text/plain; charset=utf-8').send(`${line}\n`);

/** The answer for what is not there and is no page. */
export const notFound = (reply: FastifyReply): FastifyReply =>
  sendLine(reply, 404, 'Not found', { 'cache-control': 'no-store' });

/** The answer to a method that changes things, at an address where nothing can be changed. */
export const methodNotAllowed = (reply: FastifyReply): FastifyReply =>
  sendLine(reply, 405, 'Method not allowed', { allow: 'GET, HEAD', 'cache-control': 'no-store' });

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

const fileType = (name: string): string => types[extname(name)] ?? 'application/octet-stream';

const suffixOf = { br: '.br', gzip: '.gz' } as const;

/** Sends a file, or the copy of it that is packed in a coding which the browser takes; without either 404. */
export const sendFile = async (
  reply: FastifyReply,
  name: string,
  accepted: string | undefined,
  read: (name: string) => Promise<Buffer | undefined>,
): Promise<FastifyReply> => {
  const coding = acceptedCoding(accepted);
  const packed = coding && (await read(`${name}${suffixOf[coding]}`));
  const bytes = packed ?? (await read(name));
  if (!bytes) return notFound(reply);
  if (packed) reply.header('content-encoding', coding);
  return reply.header('vary', 'accept-encoding').type(fileType(name)).send(bytes);
};
