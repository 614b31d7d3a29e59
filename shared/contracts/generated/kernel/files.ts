// Written by `pnpm calls` from src/kernel/files.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/kernel/files.ts';

/** Gives an upload up and removes what came of it. */
export const cancelUpload: CallOf<typeof declared.cancelUpload> = { id: 'cancelUpload', method: 'DELETE', path: '/file/tus/:uploadId' };

/** Adds the next bytes; with the last ones the whole is looked at and kept like any upload. */
export const continueUpload: CallOf<typeof declared.continueUpload> = { id: 'continueUpload', method: 'PATCH', path: '/file/tus/:uploadId', timeoutMs: 120000 };

/** Begins an upload in pieces that goes on after a lost connection (tus 1.0.0). */
export const createUpload: CallOf<typeof declared.createUpload> = { id: 'createUpload', method: 'POST', path: '/file/tus' };

/** Version, extensions and largest size of resumable uploads. */
export const describeUploads: CallOf<typeof declared.describeUploads> = { id: 'describeUploads', method: 'OPTIONS', path: '/file/tus' };

/** A stored file, for its owner and for staff who may read the application it belongs to. */
export const downloadFile: CallOf<typeof declared.downloadFile> = { id: 'downloadFile', method: 'GET', path: '/file/:fileKey' };

/** A published icon, picture or document; pictures in the width that is asked for. */
export const getPublicFile: CallOf<typeof declared.getPublicFile> = { id: 'getPublicFile', method: 'GET', path: '/file/public/:icon' };

/** How many bytes of an upload are there, and the file that it became. */
export const getUpload: CallOf<typeof declared.getUpload> = { id: 'getUpload', method: 'GET', path: '/file/tus/:uploadId' };

/** Everything that anyone may fetch. */
export const listPublicFiles: CallOf<typeof declared.listPublicFiles> = { id: 'listPublicFiles', method: 'GET', path: '/file/public' };

/** Uploads of the caller that were begun and are not whole yet. */
export const listUploads: CallOf<typeof declared.listUploads> = { id: 'listUploads', method: 'GET', path: '/file/tus' };

/** Makes a stored file public: pictures are shown in place, documents are downloads. */
export const publishFile: CallOf<typeof declared.publishFile> = { id: 'publishFile', method: 'POST', path: '/file/public' };

/** Takes a file back from the public; its address answers not_found from then on. */
export const unpublishFile: CallOf<typeof declared.unpublishFile> = { id: 'unpublishFile', method: 'DELETE', path: '/file/public/:icon' };

/** Stores one file after looking at its bytes; images at most 2 MB, everything else 5 MB. */
export const uploadFile: CallOf<typeof declared.uploadFile> = { id: 'uploadFile', method: 'POST', path: '/file', timeoutMs: 120000 };
