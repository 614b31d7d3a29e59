import { Message } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const uploadFileOperation = operation(calls.uploadFile, {
  summary: 'Stores one file after looking at its bytes; images at most 2 MB, everything else 5 MB',
  consumes: 'multipart',
  response: s.StoredFileResult,
  errors: [
    'invalid_request',
    'file_too_large',
    'file_type_not_allowed',
    'file_has_programs',
    'file_encrypted',
    'file_quota',
    'file_infected',
    'file_store_full',
    'file_store_unavailable',
    'too_many_requests',
  ],
});

export const downloadFileOperation = operation(calls.downloadFile, {
  summary: 'A stored file, for its owner and for staff who may read the application it belongs to',
  params: s.FileParams,
  errors: ['not_found', 'file_not_clean', 'range_not_satisfiable', 'file_damaged', 'file_store_unavailable'],
});

export const getPublicFileOperation = operation(calls.getPublicFile, {
  summary: 'A published icon, picture or document; pictures in the width that is asked for',
  params: s.PublicFileParams,
  query: s.PublicFileQuery,
  errors: ['not_found', 'range_not_satisfiable', 'file_damaged', 'file_store_unavailable'],
});

const uploadErrors = ['not_found', 'precondition_failed', 'upload_expired'] as const;

export const describeUploadsOperation = operation(calls.describeUploads, {
  summary: 'Version, extensions and largest size of resumable uploads',
  errors: [],
});

export const createUploadOperation = operation(calls.createUpload, {
  summary: 'Begins an upload in pieces that goes on after a lost connection (tus 1.0.0)',
  response: s.UploadResult,
  errors: ['invalid_request', 'precondition_failed', 'file_too_large', 'file_type_not_allowed', 'file_quota'],
});

export const getUploadOperation = operation(calls.getUpload, {
  summary: 'How many bytes of an upload are there, and the file that it became',
  params: s.UploadParams,
  response: s.UploadResult,
  errors: uploadErrors,
});

export const continueUploadOperation = operation(calls.continueUpload, {
  summary: 'Adds the next bytes; with the last ones the whole is looked at and kept like any upload',
  consumes: 'bytes',
  params: s.UploadParams,
  errors: [
    ...uploadErrors,
    'invalid_request',
    'upload_offset_mismatch',
    'file_too_large',
    'file_type_not_allowed',
    'file_has_programs',
    'file_encrypted',
    'file_quota',
    'file_infected',
    'file_store_full',
    'file_store_unavailable',
  ],
});

export const cancelUploadOperation = operation(calls.cancelUpload, {
  summary: 'Gives an upload up and removes what came of it',
  params: s.UploadParams,
  errors: uploadErrors,
});

export const listPublicFilesOperation = operation(calls.listPublicFiles, {
  summary: 'Everything that anyone may fetch',
  response: s.PublicFileList,
  errors: [],
});

export const publishFileOperation = operation(calls.publishFile, {
  summary: 'Makes a stored file public: pictures are shown in place, documents are downloads',
  body: s.PublishInput,
  response: s.PublicFileResult,
  errors: ['not_found', 'file_not_clean', 'file_not_scanned', 'file_type_not_allowed'],
});

export const unpublishFileOperation = operation(calls.unpublishFile, {
  summary: 'Takes a file back from the public; its address answers not_found from then on',
  params: s.PublicFileParams,
  response: Message,
  errors: ['not_found', 'file_in_use'],
});
