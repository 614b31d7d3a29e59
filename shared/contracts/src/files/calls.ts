import { call, type Result } from '../call.ts';
import type { Message } from '../envelopes.ts';
import type { ImageWidth } from './images.ts';
import type { PublicFile, StoredFile, Upload } from './schemas.ts';

export type { PublicFile, ScanStatus, StoredFile, Upload } from './schemas.ts';

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

/** An icon, picture or document that an administrator published. */
export const getPublicFile = call<{
  params: { icon: string };
  query: { w?: ImageWidth };
  response: Blob;
}>('getPublicFile', {
  method: 'GET',
  path: '/file/public/:icon',
  permission: 'public',
  answers: 'file',
});

/** Resumable uploads by tus 1.0.0: what the server speaks, in headers. */
export const describeUploads = call<{ response: undefined }>('describeUploads', {
  method: 'OPTIONS',
  path: '/file/tus',
  permission: 'public',
  answers: 'nothing',
});

/** Begins a resumable upload: headers `Upload-Length` and `Upload-Metadata: filename <base64>`. */
export const createUpload = call<{ response: Result<Upload> }>('createUpload', {
  method: 'POST',
  path: '/file/tus',
  permission: 'file.upload',
});

/** How far an upload is; HEAD tells the same in headers only. */
export const getUpload = call<{ params: { uploadId: string }; response: Result<Upload> }>('getUpload', {
  method: 'GET',
  path: '/file/tus/:uploadId',
  permission: 'file.upload',
});

/** The next bytes from `Upload-Offset` on. With the last ones the upload becomes a file. */
export const continueUpload = call<{ params: { uploadId: string }; response: undefined }>('continueUpload', {
  method: 'PATCH',
  path: '/file/tus/:uploadId',
  permission: 'file.upload',
  answers: 'nothing',
  timeoutMs: 120_000,
});

/** Gives an upload up. The file that it became stays. */
export const cancelUpload = call<{ params: { uploadId: string }; response: undefined }>('cancelUpload', {
  method: 'DELETE',
  path: '/file/tus/:uploadId',
  permission: 'file.upload',
  answers: 'nothing',
});

/** What anyone may fetch, newest first. */
export const listPublicFiles = call<{ response: Result<PublicFile[]> }>('listPublicFiles', {
  method: 'GET',
  path: '/file/public',
  permission: 'content.manage',
});

/** Makes one of the caller's stored files public, under a name that content links to. */
export const publishFile = call<{ body: { fileKey: string }; response: Result<PublicFile> }>('publishFile', {
  method: 'POST',
  path: '/file/public',
  permission: 'content.manage',
});

/** Takes a file back from the public. */
export const unpublishFile = call<{ params: { icon: string }; response: Message }>('unpublishFile', {
  method: 'DELETE',
  path: '/file/public/:icon',
  permission: 'content.manage',
});
