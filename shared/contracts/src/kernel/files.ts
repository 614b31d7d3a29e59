import { type Static, Type } from 'typebox';
import { Message, operation, result } from '../operation.ts';
import { closed, Id, Instant, Nullable, pick } from '../schema-parts.ts';
import { imageWidths } from './images.ts';

export const scanStatuses = ['PENDING', 'CLEAN', 'INFECTED', 'FAILED'] as const;
export type ScanStatus = (typeof scanStatuses)[number];

/** A file where it is attached to what somebody wrote. */
export const AttachedFileSchema = Type.Object({
  fileKey: Id,
  fileName: Type.String(),
  mime: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** Only a CLEAN one is opened by others than who attached it. */
  scanStatus: Type.Enum(scanStatuses),
});
export type AttachedFile = Static<typeof AttachedFileSchema>;

export const StoredFileSchema = Type.Object({
  ...AttachedFileSchema.properties,
  sha256: Type.String(),
  /** False where no scanner is configured: CLEAN then means that type and structure were checked. */
  wasScanned: Type.Boolean(),
  createdAt: Instant,
});
export type StoredFile = Static<typeof StoredFileSchema>;

/** An upload that comes in pieces. */
export const UploadSchema = Type.Object({
  uploadId: Id,
  fileName: Type.String(),
  /** What it is for, in the words of the page that began it. */
  purpose: Nullable(Type.String()),
  /** Bytes that are there. */
  offset: Type.Integer(),
  /** Bytes of the whole. */
  size: Type.Integer(),
  expiresAt: Instant,
  /** What it became, once it was whole and accepted. */
  file: Nullable(StoredFileSchema),
});
export type Upload = Static<typeof UploadSchema>;
export const UploadResult = result(UploadSchema);

/** A file that anyone may fetch. */
export const PublicFileSchema = Type.Object({
  /** Part of its address. */
  name: Type.String(),
  ...pick(AttachedFileSchema.properties, 'fileName', 'mime', 'size'),
  /** To link to, from the root of the site. */
  address: Type.String(),
  publishedAt: Instant,
});
export type PublicFile = Static<typeof PublicFileSchema>;

export const PublicFileQuery = closed({
  /** Width in pixels; a picture comes no wider, in the best format that the browser accepts. */
  w: Type.Optional(Type.Enum(imageWidths)),
});

export const PublicFileParams = closed({
  icon: Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$' }),
});

/** Why a file is not taken. */
export const refusedFiles = [
  'file_too_large',
  'file_type_not_allowed',
  'file_not_as_named',
  'file_incomplete',
  'file_has_programs',
  'file_encrypted',
  'file_quota',
  'file_infected',
  'file_store_full',
  'file_store_unavailable',
] as const;

/** Why a stored file is not read. */
export const fileReadErrors = ['range_not_satisfiable', 'file_damaged', 'file_store_unavailable'] as const;

const uploadErrors = ['precondition_failed', 'upload_expired'] as const;

const ofUpload = {
  permission: 'file.upload',
  params: closed({ uploadId: Id }),
  example: { params: { uploadId: 'upl_7xq2mk9d4n8c1zv5tb3r' } },
} as const;

export const uploadFile = operation('uploadFile', 'POST /file', {
  permission: 'file.upload',
  timeoutMs: 120_000,
  summary: 'Stores one file after looking at its bytes; images at most 2 MB, everything else 5 MB',
  description:
    'Multipart with the one field `file`. The type is told by the bytes, not by the name; an SVG of anybody may hold plain shapes only and is refused with anything else, because what is kept is what was sent; 50 files and 100 MiB for each account. The `fileKey` is good for the documents of an application once `scanStatus` is CLEAN.',
  consumes: 'multipart',
  response: result(StoredFileSchema),
  errors: refusedFiles,
});

export const downloadFile = operation('downloadFile', 'GET /file/:fileKey', {
  permission: 'signed-in',
  answers: 'file',
  summary: 'A stored file, for its owner and for staff who may read the application it belongs to',
  description:
    'The bytes, as an attachment. Not yours and not there are the same `not_found`. Who reads a document of an application of others is written to the log.',
  params: closed({ fileKey: Id }),
  errors: [...fileReadErrors, 'file_not_clean'],
  example: { params: { fileKey: 'file_dk5vwqzqprvhasqgh2zw' } },
});

export const getPublicFile = operation('getPublicFile', 'GET /file/public/:icon', {
  permission: 'public',
  answers: 'file',
  summary: 'A published icon, picture or document; pictures in the width that is asked for',
  description:
    'Icons of the social media list, marks of partners, pictures and documents that an editor published. With `w` a picture comes no wider than that, as AVIF or WebP where `Accept` names them. A name that carries the hash of its content may be kept for good.',
  params: PublicFileParams,
  query: PublicFileQuery,
  errors: fileReadErrors,
  example: { params: { icon: 'linkedin.svg' }, query: {} },
});

export const describeUploads = operation('describeUploads', 'OPTIONS /file/tus', {
  permission: 'public',
  answers: 'nothing',
  summary: 'Version, extensions and largest size of resumable uploads',
  description: 'Answers in the headers Tus-Version, Tus-Extension and Tus-Max-Size of the tus protocol.',
});

export const createUpload = operation('createUpload', 'POST /file/tus', {
  permission: 'file.upload',
  summary: 'Begins an upload in pieces that goes on after a lost connection (tus 1.0.0)',
  description:
    'Headers: `Tus-Resumable: 1.0.0`, `Upload-Length` in bytes and `Upload-Metadata` with `filename` in base64, and `purpose` where the page wants to find it again. The address of the upload comes back in `Location`. It is open for a day and to its owner only.',
  response: UploadResult,
  errors: ['precondition_failed', 'file_too_large', 'file_type_not_allowed', 'file_quota'],
});

export const listUploads = operation('listUploads', 'GET /file/tus', {
  permission: 'file.upload',
  summary: 'Uploads of the caller that were begun and are not whole yet',
  description: 'Of one purpose, oldest first. What has expired is not among them.',
  query: closed({ purpose: Type.String({ minLength: 1, maxLength: 200 }) }),
  response: result(Type.Array(UploadSchema)),
  example: { query: { purpose: 'app_d018v5ar10hb5areyt8w/business_plan' } },
});

export const getUpload = operation('getUpload', 'GET /file/tus/:uploadId', {
  ...ofUpload,
  summary: 'How many bytes of an upload are there, and the file that it became',
  description:
    'HEAD answers the same in the headers `Upload-Offset`, `Upload-Length` and `Upload-Expires`. `file` is there once the upload was whole and accepted, also when the answer to the last piece was lost.',
  response: UploadResult,
  errors: uploadErrors,
});

export const continueUpload = operation('continueUpload', 'PATCH /file/tus/:uploadId', {
  ...ofUpload,
  answers: 'nothing',
  timeoutMs: 120_000,
  summary: 'Adds the next bytes; with the last ones the whole is looked at and kept like any upload',
  description:
    'Headers: `Tus-Resumable`, `Upload-Offset` and `Content-Type: application/offset+octet-stream`. What arrives before a connection is cut counts, from 4,096 bytes on; ask for the offset and go on from there. The last piece answers with the key of the file in `Upload-File-Key`, or with the refusal that the plain upload would give.',
  consumes: 'bytes',
  errors: [...uploadErrors, 'upload_offset_mismatch', ...refusedFiles],
});

export const cancelUpload = operation('cancelUpload', 'DELETE /file/tus/:uploadId', {
  ...ofUpload,
  answers: 'nothing',
  summary: 'Gives an upload up and removes what came of it',
  description: 'Removes the pieces. Asking again is `not_found`.',
  errors: uploadErrors,
});

export const listPublicFiles = operation('listPublicFiles', 'GET /file/public', {
  permission: 'content.manage',
  summary: 'Everything that anyone may fetch',
  description: 'Icons and marks that came with the portal are among them.',
  response: result(Type.Array(PublicFileSchema)),
});

export const publishFile = operation('publishFile', 'POST /file/public', {
  permission: 'content.manage',
  summary: 'Makes a stored file public: pictures are shown in place, documents are downloads',
  description:
    'Only a file of your own, clean and no video. The name carries the hash of the content, so a changed document gets another address. Publishing again answers the same.',
  body: closed({ fileKey: Id }),
  response: result(PublicFileSchema),
  errors: ['not_found', 'file_not_clean', 'file_not_scanned', 'file_type_not_allowed'],
  example: { body: { fileKey: 'file_dk5vwqzqprvhasqgh2zw' } },
});

export const unpublishFile = operation('unpublishFile', 'DELETE /file/public/:icon', {
  permission: 'content.manage',
  summary: 'Takes a file back from the public; its address answers not_found from then on',
  description:
    'The stored file stays; what links to its address gets not_found. Refused with file_in_use while visitors see or reach it on a page: the fields name the texts, such as home.fr or partners.prt_1.',
  params: PublicFileParams,
  response: Message,
  errors: ['file_in_use'],
  example: { params: { icon: 'application-guide-9f86d081884c.pdf' } },
});
