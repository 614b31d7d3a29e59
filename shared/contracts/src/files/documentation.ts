import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

const begun = {
  uploadId: 'upl_7xq2mk9d4n8c1zv5tb3r',
  offset: 0,
  size: 4_194_304,
  expiresAt: '2026-11-22T08:30:00.000Z',
  file: null,
};

const published = {
  name: 'application-guide-9f86d081884c.pdf',
  fileName: 'Application guide.pdf',
  mime: 'application/pdf',
  size: 184_320,
  address: '/api/file/public/application-guide-9f86d081884c.pdf',
  publishedAt: '2026-11-21T08:30:00.000Z',
};

export const filesDocumentation: readonly Documentation[] = [
  documentation(calls.uploadFile, {
    description:
      'Multipart with the one field `file`. The type is told by the bytes, not by the name; an SVG of anybody may hold plain shapes only and is refused with anything else, because what is kept is what was sent; 50 files and 100 MiB for each account. The `fileKey` is good for the documents of an application once `scanStatus` is CLEAN.',
    answer: {
      data: {
        fileKey: 'file_dk5vwqzqprvhasqgh2zw',
        fileName: 'accounts-2024.pdf',
        mime: 'application/pdf',
        size: 184320,
        sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        scanStatus: 'CLEAN',
        wasScanned: true,
        createdAt: '2026-11-21T08:30:00.000Z',
      },
      message: 'The file has been uploaded.',
    },
  }),
  documentation(calls.downloadFile, {
    description:
      'The bytes, as an attachment. Not yours and not there are the same `not_found`. Who reads a document of an application of others is written to the log.',
    params: { fileKey: 'file_dk5vwqzqprvhasqgh2zw' },
  }),
  documentation(calls.getPublicFile, {
    description:
      'Icons of the social media list, marks of partners, pictures and documents that an editor published. With `w` a picture comes no wider than that, as AVIF or WebP where `Accept` names them. A name that carries the hash of its content may be kept for good.',
    params: { icon: 'linkedin.svg' },
    query: {},
  }),
  documentation(calls.describeUploads, {
    description: 'Answers in the headers Tus-Version, Tus-Extension and Tus-Max-Size of the tus protocol.',
  }),
  documentation(calls.createUpload, {
    description:
      'Headers: `Tus-Resumable: 1.0.0`, `Upload-Length` in bytes and `Upload-Metadata` with `filename` in base64. The address of the upload comes back in `Location`. It is open for a day and to its owner only.',
    answer: { data: begun, message: '' },
  }),
  documentation(calls.getUpload, {
    description:
      'HEAD answers the same in the headers `Upload-Offset`, `Upload-Length` and `Upload-Expires`. `file` is there once the upload was whole and accepted, also when the answer to the last piece was lost.',
    params: { uploadId: begun.uploadId },
    answer: { data: begun, message: '' },
  }),
  documentation(calls.continueUpload, {
    description:
      'Headers: `Tus-Resumable`, `Upload-Offset` and `Content-Type: application/offset+octet-stream`. What arrives before a connection is cut counts; ask for the offset and go on from there. The last piece answers with the key of the file in `Upload-File-Key`, or with the refusal that the plain upload would give.',
    params: { uploadId: begun.uploadId },
  }),
  documentation(calls.cancelUpload, {
    description: 'Removes the pieces. Asking again is `not_found`.',
    params: { uploadId: begun.uploadId },
  }),
  documentation(calls.listPublicFiles, {
    description: 'Icons and marks that came with the portal are among them.',
    answer: { data: [published], message: '' },
  }),
  documentation(calls.publishFile, {
    description:
      'Only a file of your own, clean and no video. The name carries the hash of the content, so a changed document gets another address. Publishing again answers the same.',
    body: { fileKey: 'file_dk5vwqzqprvhasqgh2zw' },
    answer: { data: published, message: 'Anyone can fetch the file now.' },
  }),
  documentation(calls.unpublishFile, {
    description:
      'The stored file stays; what links to its address gets not_found. Refused with file_in_use while visitors see or reach it on a page: the fields name the texts, such as home.fr or partners.prt_1.',
    params: { icon: published.name },
    answer: { message: 'The file is no longer public.' },
  }),
];
