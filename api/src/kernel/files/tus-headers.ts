import { DOCUMENT_MAX_BYTES } from '@portal/contracts/rules/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidField, problem } from '../http/problem.ts';
import { MAX_NAME } from './accept-file.ts';

const VERSION = '1.0.0';
const LONGEST_PURPOSE = 200;

/** What the server speaks, for a client that asks. */
export const describeProtocol = (reply: FastifyReply): FastifyReply =>
  reply
    .header('tus-version', VERSION)
    .header('tus-extension', 'creation,expiration,termination')
    .header('tus-max-size', DOCUMENT_MAX_BYTES);

const header = ({ headers }: FastifyRequest, name: string): string => String(headers[name] ?? '');

/** Every answer names the version; a request of another one is not looked at. @throws precondition_failed. */
export const requireVersion = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.header('tus-resumable', VERSION);
  if (header(request, 'tus-resumable') !== VERSION) {
    reply.header('tus-version', VERSION);
    throw problem('precondition_failed');
  }
};

/** A whole number of bytes. @throws invalid_request naming the header. */
const bytesIn = (request: FastifyRequest, name: string): number => {
  const text = header(request, name);
  if (!/^\d{1,15}$/.test(text)) throw invalidField(name, text === '' ? 'required' : 'format');
  return Number(text);
};

export const uploadOffset = (request: FastifyRequest): number => bytesIn(request, 'upload-offset');

const fromBase64 = (text: string): string | undefined =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64').toString('utf8') : undefined;

/** One value of `filename <base64>,purpose <base64>`; undefined where it is not named. @throws invalid_request. */
const metadataIn = (request: FastifyRequest, wanted: string, longest: number): string | undefined => {
  const pairs = header(request, 'upload-metadata')
    .split(',')
    .map((pair) => pair.trim().split(' '));
  const found = pairs.find(([key]) => key === wanted)?.[1];
  if (found === undefined) return undefined;
  const text = fromBase64(found);
  if (text === undefined || text === '' || text.length > longest || text.includes('\0'))
    throw invalidField('upload-metadata', 'format');
  return text;
};

/** What is announced; the size in bytes. @throws invalid_request, file_too_large. */
export const announced = (request: FastifyRequest) => {
  const size = bytesIn(request, 'upload-length');
  if (size === 0) throw invalidField('upload-length', 'too_small', 1);
  if (size > DOCUMENT_MAX_BYTES) throw problem('file_too_large');
  const fileName = metadataIn(request, 'filename', MAX_NAME);
  if (fileName === undefined) throw invalidField('upload-metadata', 'required');
  return { size, fileName, purpose: metadataIn(request, 'purpose', LONGEST_PURPOSE) ?? null };
};

export type AnnouncedUpload = ReturnType<typeof announced>;
