import '@fastify/multipart'; // for the types of request.parts
import { DOCUMENT_MAX_BYTES } from '@portal/contracts/rules/files';
import type { FastifyRequest } from 'fastify';
import { invalidField, problem } from '../http/problem.ts';
import { MAX_NAME } from './accept-file.ts';
import { codeOf, storeProblem } from './store/file-errors.ts';
import type { FileStore, ReceivedFile } from './store/file-store.ts';

export interface Upload {
  received: ReceivedFile;
  fileName: string;
}

const limits = { files: 1, fields: 10, parts: 12, fileSize: DOCUMENT_MAX_BYTES, headerPairs: 50 };
const nameRefused = () => invalidField('file', 'too_long', 150);
const fileRequired = () => invalidField('file', 'required');

/** A name that no file of a person has: too long to be one, or with a zero byte to cut it short. */
const isHostileName = (name: string): boolean => name.length > MAX_NAME || name.includes('\0');

/**
 * Streams the one file of a multipart body aside. Whatever goes wrong, nothing stays behind.
 * @throws unsupported_media_type, file_too_large, file_store_full, invalid_request when the body is cut
 * short, has no field `file`, more than one file, or a name that is none.
 */
export const receiveMultipart = async (request: FastifyRequest, store: FileStore): Promise<Upload> => {
  if (!request.isMultipart()) throw problem('unsupported_media_type');
  let upload: Upload | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file' || upload !== undefined) {
        part.file.resume();
        throw invalidField(part.fieldname, 'unknown');
      }
      const received = await store.receive(part.file);
      upload = { received, fileName: part.filename };
      if (part.file.truncated) throw problem('file_too_large');
      if (isHostileName(part.filename)) throw nameRefused();
    }
    if (upload === undefined || upload.fileName === '') throw fileRequired();
    if (upload.received.size === 0) throw fileRequired();
    return upload;
  } catch (error) {
    await upload?.received.discard();
    throw refusalOf(error);
  }
};

/** A body that cannot be read is the caller's fault; a disk that is full is not. */
const refusalOf = (error: unknown): unknown => {
  const code = codeOf(error);
  const fault = storeProblem(error);
  if (fault) return fault;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return problem('file_too_large');
  const isParser =
    error instanceof Error && /multipart|terminated early|Boundary|header/i.test(error.message);
  if (isParser || /^FST_(?:PARTS|FILES|FIELDS|PROTO|INVALID|PREMATURE)/.test(code))
    return invalidField('file', 'format');
  return error;
};
