import type { Call } from '@portal/contracts';
import { uploadFile } from '@portal/contracts/calls/kernel/files';
import type { StoredFile } from '@portal/contracts/kernel/files';
import { addressOf, clientError, commonHeaders, errorFrom, parse } from './request.ts';
import { readToken } from './token-store.ts';

/** An upload of 5 MB over a thin line takes its time; silence does not. */
const STALLED_MS = 60_000;

export interface UploadOptions {
  /** Where files of this place go; POST /file when absent. */
  to?: UploadPlace;
  /** Other fields of the form, sent before the file. */
  fields?: Record<string, string>;
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** A call that takes one file as the multipart field `file` and answers with its key. */
interface UploadPlace {
  call: Pick<Call, 'method' | 'path'>;
  params?: object;
  headers?: Record<string, string>;
}

/** A file that the server has. */
export type UploadedFile = StoredFile;

/** What every place answers with; the rest is as that call declares it. */
const isUploaded = <T>(body: unknown): body is { data: T } =>
  typeof body === 'object' && body !== null && 'data' in body;

const files: UploadPlace = { call: uploadFile };

/**
 * Sends one file as the multipart field `file`.
 * XMLHttpRequest because fetch does not report how much was sent.
 * @throws ApiError; the signal's own reason when the caller aborted
 */
export const upload = <T extends { fileKey: string } = UploadedFile>(
  file: File,
  { to = files, fields = {}, onProgress, signal }: UploadOptions = {},
): Promise<T> =>
  new Promise((resolve, reject) => {
    const token = readToken();
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        reject(clientError('timeout', token));
        request.abort();
      }, STALLED_MS);
    };
    const abort = () => {
      reject(signal?.reason);
      request.abort();
    };

    const { params = {}, headers = {} } = to;
    request.open(to.call.method, addressOf(to.call, { params }));
    for (const [name, value] of Object.entries(commonHeaders(token, { headers })))
      request.setRequestHeader(name, value);
    request.withCredentials = true;
    request.upload.onprogress = (event) => {
      watch();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status < 200 || request.status > 299) {
        reject(errorFrom(request.status, request.responseText, token));
      } else if (isUploaded<T>(body)) resolve(body.data);
      else reject(clientError('bad_response', token, request.status));
    };
    request.onerror = () => reject(clientError('offline', token));
    request.onloadend = () => {
      clearTimeout(stalled);
      signal?.removeEventListener('abort', abort);
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);

    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file, file.name);
    watch();
    request.send(form);
  });
