import { cancelUpload, continueUpload, createUpload, getUpload } from '@portal/contracts/calls/kernel/files';
import type { Upload } from '@portal/contracts/kernel/files';
import { isApiError, isPassing } from './api-error.ts';
import { firstAbort } from './first-abort.ts';
import { addressOf, clientError, commonHeaders, errorFrom, networkError } from './request.ts';
import { readToken } from './token-store.ts';
import type { UploadedFile, UploadOptions } from './upload.ts';
import { uploadPaused } from './upload-paused.ts';

const KIB = 1024;
const SMALLEST = 64 * KIB;
const FIRST = 256 * KIB;
const LARGEST = 1024 * KIB;
/** A piece should take a few seconds: one that is cut costs little, and the server waits half a minute at most. */
const QUICK_MS = 2_000;
const SLOW_MS = 8_000;
const TIMEOUT_MS = 60_000;
const MAX_FAILURES = 8;

export interface ResumableUploadOptions extends Pick<UploadOptions, 'onProgress' | 'signal'> {
  /** By which an upload that stopped is found again. */
  purpose?: string | undefined;
  /** The upload that is gone on with, by its id. */
  goOn?: string | undefined;
  /** Told the id, by which it can be gone on with. */
  onBegun?: (uploadId: string) => void;
  /** Told when sending stops for want of a connection, and when it goes on. */
  onWaiting?: (isWaiting: boolean) => void;
}

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

type Piece = typeof createUpload | typeof getUpload | typeof continueUpload | typeof cancelUpload;

/** One request of the tus protocol. @throws ApiError; the signal's own reason when the caller aborted */
const ask = async (
  call: Piece,
  facts: {
    uploadId?: string;
    headers?: Record<string, string>;
    body?: Blob;
    signal?: AbortSignal | undefined;
  },
): Promise<Response> => {
  const token = readToken();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const { uploadId, headers = {}, body, signal } = facts;
  try {
    const response = await fetch(new URL(addressOf(call, { params: { uploadId } }), location.origin), {
      method: call.method,
      headers: { ...commonHeaders(token, {}), 'Tus-Resumable': '1.0.0', ...headers },
      credentials: 'include',
      signal: signal ? firstAbort(signal, timeout) : timeout,
      ...(body && { body }),
    });
    if (!response.ok) throw errorFrom(response.status, await response.text(), token);
    return response;
  } catch (error) {
    throw networkError(error, signal, timeout, token);
  }
};

const factsIn = async (response: Response): Promise<Upload> => {
  const body: unknown = await response.json().catch(() => undefined);
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (typeof data !== 'object' || data === null || !('uploadId' in data))
    throw clientError('bad_response', null, response.status);
  return data as Upload; // as the contract of the call says
};

/** What another try may mend: no connection, a busy server, a piece that was counted unseen; not a full store (507). */
const mayPass = (error: unknown): boolean =>
  isApiError(error) &&
  ((isPassing(error) && error.status !== 507) || error.code === 'upload_offset_mismatch');

/** Waits for the connection to be back, at most as long as the pause before the next try. */
const pause = (failures: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const milliseconds = navigator.onLine ? Math.min(500 * 2 ** failures, 15_000) : 30_000;
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    const stop = () => {
      done();
      reject(signal?.reason);
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal?.addEventListener('abort', stop);
  });

/** Removes what was sent of an upload. @throws ApiError */
export const dropUpload = async (uploadId: string): Promise<void> => {
  await ask(cancelUpload, { uploadId });
};

/**
 * Sends one file in pieces by the tus protocol. A lost connection only makes it wait: it asks how
 * far it got and goes on from there.
 * @throws ApiError; the signal's own reason when the caller aborted
 */
export const uploadInPieces = async (
  file: File,
  { purpose, goOn, signal, onBegun, onProgress, onWaiting }: ResumableUploadOptions = {},
): Promise<UploadedFile> => {
  let id = goOn;
  let pieceSize = FIRST;
  let failures = 0;

  /** Asks how far it is where that is not known, or begins. */
  const locate = async (): Promise<Upload> => {
    const kept = purpose === undefined ? '' : `,purpose ${base64(purpose)}`;
    const response = id
      ? await ask(getUpload, { uploadId: id, signal })
      : await ask(createUpload, {
          signal,
          headers: {
            'Upload-Length': String(file.size),
            'Upload-Metadata': `filename ${base64(file.name)}${kept}`,
          },
        });
    const upload = await factsIn(response);
    if (id !== upload.uploadId) onBegun?.(upload.uploadId);
    id = upload.uploadId;
    return upload;
  };

  /** Sends the next piece. @returns how many bytes are there. */
  const send = async ({ uploadId, offset }: Upload): Promise<number> => {
    const began = performance.now();
    const response = await ask(continueUpload, {
      uploadId,
      signal,
      headers: { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
      body: file.slice(offset, offset + pieceSize),
    });
    const took = performance.now() - began;
    if (took < QUICK_MS) pieceSize = Math.min(pieceSize * 2, LARGEST);
    if (took > SLOW_MS) pieceSize = Math.max(pieceSize / 2, SMALLEST);
    return Number(response.headers.get('Upload-Offset'));
  };

  /** Sends until the file is there. */
  const advance = async (): Promise<UploadedFile> => {
    for (let at = await locate(); ; ) {
      if (at.file) return at.file;
      const offset = await send(at);
      failures = 0;
      onWaiting?.(false);
      onProgress?.(offset / at.size);
      at = offset === at.size ? await locate() : { ...at, offset };
    }
  };

  try {
    for (;;) {
      try {
        return await advance();
      } catch (error) {
        failures += 1;
        const mayTryAgain = failures < MAX_FAILURES || !navigator.onLine;
        if (signal?.aborted || !mayPass(error) || !mayTryAgain) throw error;
        onWaiting?.(true);
        await pause(failures, signal);
      }
    }
  } catch (error) {
    // Nobody waits for it: what is left expires by itself.
    if (id && signal?.aborted && signal.reason !== uploadPaused) void dropUpload(id).catch(() => {});
    throw error;
  }
};
