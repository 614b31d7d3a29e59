import { call, type Result } from '../call.ts';
import type { StoredFile } from './schemas.ts';

export type { ScanStatus, StoredFile } from './schemas.ts';

/** Multipart with one field, `file`. */
export const uploadFile = call<{ response: Result<StoredFile> }>('uploadFile', {
  method: 'POST',
  path: '/file',
  permission: 'file.upload',
  timeoutMs: 120_000,
});

/** The bytes, as an attachment. */
export const downloadFile = call<{ params: { fileKey: string }; response: Blob }>('downloadFile', {
  method: 'GET',
  path: '/file/:fileKey',
  permission: 'signed-in',
  answers: 'file',
});

/** An icon or picture that an administrator published. */
export const getPublicFile = call<{ params: { icon: string }; response: Blob }>('getPublicFile', {
  method: 'GET',
  path: '/file/public/:icon',
  permission: 'public',
  answers: 'file',
});
