import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD']);

type Coding = 'br' | 'gzip';

/** Below this the headers weigh more than what is saved. */
const WORTH_IT = 1024;
/** Measured on our answers: smaller than gzip in the same time; above it only the time grows. */
const BROTLI_QUALITY = 5;

const makeBrotli = promisify(brotliCompress);
const makeGzip = promisify<string, object, Buffer>(gzip);

/** The best coding that an Accept-Encoding header allows. */
const codingFor = (header: string): Coding | undefined => {
  const offers = header.split(',').map((offer) => offer.split(/;\s*q=/));
  const allows = (name: string) =>
    offers.some(([coding, quality]) => coding?.trim().toLowerCase() === name && Number(quality ?? 1) > 0);
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : undefined;
};

const compressed = (text: string, coding: Coding): Promise<Buffer> =>
  coding === 'br'
    ? makeBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : makeGzip(text, {});

/**
 * Compresses what GET calls answer as text. Files and streams go as they are. So does what other
 * methods answer: there tokens and codes stand beside what the caller sent, and the length of a
 * compressed answer would disclose about them.
 */
export const addCompression = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !reads.has(request.method) || !request.url.startsWith('/api/'))
      return payload;
    reply.header('vary', 'Accept-Encoding, Accept-Language');
    const coding = codingFor(String(request.headers['accept-encoding'] ?? ''));
    if (!coding || reply.statusCode >= 300 || reply.hasHeader('content-encoding')) return payload;
    if (Buffer.byteLength(payload) < WORTH_IT) return payload;
    reply.header('content-encoding', coding).removeHeader('content-length');
    return compressed(payload, coding);
  });
};
