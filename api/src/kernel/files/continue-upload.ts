import { Readable } from 'node:stream';
import { newId, transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { problem } from '../http/problem.ts';
import { ownUpload } from './begin-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { codeOf, storeProblem, TooManyBytes } from './store/file-errors.ts';
import { announcePart, countPart, forgetPart, type UploadRecord } from './uploads.db.ts';

/** A connection that is cut ends the piece; what came before the cut counts. */
async function* untilCut(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body) yield chunk;
  } catch (error) {
    if (!['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(codeOf(error))) throw error;
  }
}

/** Smallest size of a piece before the last: each takes a row and a block of the disk, which no quota counts. */
const SMALLEST_BYTES = 4096;

/** Keeps what arrives as the next piece. @throws not_found, upload_offset_mismatch when another one was faster. */
const addPiece = async (deps: Deps, upload: UploadRecord, body: Readable): Promise<UploadRecord> => {
  const part = { id: newId('part'), uploadId: upload.id, start: upload.received };
  if (!(await announcePart(deps.db, part))) throw problem('not_found');
  try {
    const size = await deps.files.putPart(
      part.id,
      Readable.from(untilCut(body)),
      upload.size - upload.received,
    );
    if (size < SMALLEST_BYTES && upload.received + size < upload.size) {
      await deps.files.removePart(part.id);
      await forgetPart(deps.db, part.id);
      return upload;
    }
    const counted = await transaction(deps.db, (tx) => countPart(tx, { ...part, size }));
    if (!counted) throw problem('upload_offset_mismatch');
    return counted;
  } catch (error) {
    await deps.files.removePart(part.id);
    await forgetPart(deps.db, part.id);
    throw error instanceof TooManyBytes ? problem('file_too_large') : (storeProblem(error) ?? error);
  }
};

/**
 * Adds bytes from the offset on; with the last ones the upload becomes a file. A second try with
 * nothing more to add makes a file of what is whole but was not accepted for a reason that passes.
 * @throws not_found, upload_expired, upload_offset_mismatch, and what `finishUpload` throws.
 */
export const continueUpload = async (
  deps: Deps,
  caller: Caller,
  id: string,
  { offset, body }: { offset: number; body: Readable },
): Promise<UploadRecord> => {
  const upload = await ownUpload(deps.db, caller, id);
  if (upload.received !== offset) throw problem('upload_offset_mismatch');
  if (upload.fileKey !== null) return upload;
  const grown = upload.received === upload.size ? upload : await addPiece(deps, upload, body);
  return grown.received === grown.size ? finishUpload(deps, caller, grown) : grown;
};
