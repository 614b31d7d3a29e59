import { Readable } from 'node:stream';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { Problem, problem } from '../http/problem.ts';
import { DamagedFile, storeProblem } from './store/file-errors.ts';
import { storeOwnFile } from './store-own-file.ts';
import {
  claimFinish,
  partsOf,
  recordFinish,
  releaseFinish,
  removeParts,
  removeUpload,
  type UploadRecord,
} from './uploads.db.ts';

/** Bytes first: a row that is left is found and tried again. */
const removePieces = async ({ db, files }: Pick<Deps, 'db' | 'files'>, uploadId: string): Promise<void> => {
  for (const part of await partsOf(db, uploadId, { all: true })) await files.removePart(part);
  await removeParts(db, uploadId);
};

/** Removes an upload with all that came of it; the file that it became stays. */
export const dropUpload = async (deps: Pick<Deps, 'db' | 'files'>, uploadId: string): Promise<void> => {
  await removePieces(deps, uploadId);
  await removeUpload(deps.db, uploadId);
};

/** The pieces as one received file, kept by the same function as every upload. */
const keepWhole = async (deps: Deps, caller: Caller, upload: UploadRecord): Promise<string> => {
  const parts = await partsOf(deps.db, upload.id);
  const received = await deps.files.receive(Readable.from(deps.files.parts(parts)), upload.size);
  if (received.size !== upload.size) {
    await received.discard();
    throw new DamagedFile(`upload ${upload.id} lost bytes`);
  }
  const stored = await storeOwnFile(
    deps,
    caller,
    { received, fileName: upload.fileName },
    (tx, { fileKey }) => recordFinish(tx, upload.id, fileKey),
  );
  return stored.fileKey;
};

/** What is wrong with the file stays wrong: it is not offered again. */
const isFinal = (error: unknown): boolean =>
  error instanceof DamagedFile ||
  (error instanceof Problem && error.status < 500 && error.code !== 'file_quota');

/**
 * Makes a file of an upload that is whole.
 * @throws what the plain upload throws; upload_offset_mismatch while another instance is at it.
 */
export const finishUpload = async (
  deps: Deps,
  caller: Caller,
  upload: UploadRecord,
): Promise<UploadRecord> => {
  if (!(await claimFinish(deps.db, upload.id))) throw problem('upload_offset_mismatch');
  try {
    const fileKey = await keepWhole(deps, caller, upload);
    await removePieces(deps, upload.id);
    return { ...upload, fileKey };
  } catch (error) {
    if (isFinal(error)) await dropUpload(deps, upload.id);
    else await releaseFinish(deps.db, upload.id);
    if (error instanceof DamagedFile) throw problem('upload_expired');
    throw storeProblem(error) ?? error;
  }
};
