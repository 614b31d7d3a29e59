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
  summary: 'A published icon or picture',
  params: s.PublicFileParams,
  errors: ['not_found', 'range_not_satisfiable', 'file_damaged', 'file_store_unavailable'],
});
