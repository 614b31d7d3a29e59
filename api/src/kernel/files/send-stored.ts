import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { type ByteRange, byteRange } from '../http/byte-range.ts';
import { problem } from '../http/problem.ts';
import { sendFile } from '../http/send-file.ts';
import type { FileRecord } from './files.db.ts';
import { DamagedFile, storeProblem } from './store/file-errors.ts';

/** Content of the store as it goes out. */
export interface StoredContent extends Pick<FileRecord, 'sha256' | 'size' | 'mime' | 'fileName'> {
  disposition: 'attachment' | 'inline';
  /** Absent: not to be kept by anyone. */
  cacheControl?: string;
}

export interface Exchange {
  deps: Deps;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Bytes that are not what was stored never leave; the damage is reported instead. */
const openOrAlert = async (
  { deps, request }: Exchange,
  { sha256, fileName }: StoredContent,
  range: ByteRange | undefined,
): Promise<Readable> => {
  try {
    return await deps.files.open(sha256, range);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw storeProblem(error) ?? error;
    request.log.error({ alert: 'file_damaged', sha256, fileName, err: error }, 'a stored file is damaged');
    deps.metrics.event('file_damaged');
    throw Object.assign(problem('file_damaged'), { cause: error });
  }
};

const knows = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** The range that is asked for, unless it was meant for other bytes. */
const rangeOf = ({ request, reply }: Exchange, etag: string, size: number): ByteRange | undefined => {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== etag) return undefined;
  const range = byteRange(request.headers.range, size);
  if (range !== 'unsatisfiable') return range;
  reply.header('content-range', `bytes */${size}`);
  throw problem('range_not_satisfiable');
};

/**
 * Sends stored bytes, or the part of them that is asked for. Nothing is sent to whoever has them.
 * @throws file_damaged, file_store_unavailable, range_not_satisfiable.
 */
export const sendStored = async (exchange: Exchange, content: StoredContent): Promise<FastifyReply> => {
  const { request, reply } = exchange;
  const etag = `"${content.sha256}"`;
  // Set once it is sure that what goes out is the content: a refusal must not be kept in its place.
  const describe = () => {
    reply.header('etag', etag).header('accept-ranges', 'bytes');
    if (content.cacheControl !== undefined) reply.header('cache-control', content.cacheControl);
  };
  if (knows(request, etag)) {
    describe();
    return reply.code(304).send();
  }
  const range = rangeOf(exchange, etag, content.size);
  const bytes = await openOrAlert(exchange, content, range);
  describe();
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${content.size}`);
  }
  return sendFile(reply, {
    content: bytes,
    type: content.mime,
    fileName: content.fileName,
    disposition: content.disposition,
    size: range ? range.end - range.start + 1 : content.size,
  });
};
