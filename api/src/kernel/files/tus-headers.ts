import { DOCUMENT_MAX_BYTES } from '@portal/contracts/rules/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../http/problem.ts';
import { MAX_NAME } from './store-file.ts';

const VERSION = '1.0.0';

/** What the server speaks, for a client that asks. */
export const describeProtocol = (reply: FastifyReply): FastifyReply =>
  reply
    .header('tus-version', VERSION)
    .header('tus-extension', 'creation,expiration,termination')
    .header('tus-max-size', DOCUMENT_MAX_BYTES);

const header = ({ headers }: FastifyRequest, name: string): string => String(headers[name] ?? '');

/** Every answer names the version; a request of another one is not looked at. @throws precondition_failed. */
export const demandVersion = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.header('tus-resumable', VERSION);
  if (header(request, 'tus-resumable') !== VERSION) {
    reply.header('tus-version', VERSION);
    throw problem('precondition_failed');
  }
};

/** A whole number of bytes. @throws invalid_request naming the header. */
const bytesIn = (request: FastifyRequest, name: string): number => {
  const text = header(request, name);
  if (!/^\d{1,15}$/.test(text))
    throw problem('invalid_request', {
      fields: [{ field: name, code: text === '' ? 'required' : 'format' }],
    });
  return Number(text);
};

export const uploadOffset = (request: FastifyRequest): number => bytesIn(request, 'upload-offset');

const fromBase64 = (text: string): string | undefined =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64').toString('utf8') : undefined;

/** `filename <base64>,filetype <base64>`: only the name is wanted. */
const fileNameIn = (request: FastifyRequest): string => {
  const pairs = header(request, 'upload-metadata')
    .split(',')
    .map((pair) => pair.trim().split(' '));
  const found = pairs.find(([key]) => key === 'filename')?.[1];
  const name = found === undefined ? undefined : fromBase64(found);
  if (name === undefined || name === '' || name.length > MAX_NAME || name.includes('\0'))
    throw problem('invalid_request', {
      fields: [{ field: 'upload-metadata', code: found ? 'format' : 'required' }],
    });
  return name;
};

/** What is announced. @throws invalid_request, file_too_large. */
export const announced = (request: FastifyRequest): { size: number; fileName: string } => {
  const size = bytesIn(request, 'upload-length');
  if (size === 0)
    throw problem('invalid_request', { fields: [{ field: 'upload-length', code: 'too_small', limit: 1 }] });
  if (size > DOCUMENT_MAX_BYTES) throw problem('file_too_large');
  return { size, fileName: fileNameIn(request) };
};
