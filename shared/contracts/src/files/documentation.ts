import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const filesDocumentation: readonly Documentation[] = [
  documentation(calls.uploadFile, {
    description:
      'Multipart with the one field `file`. The type is told by the bytes, not by the name; SVG is sanitised; 50 files and 100 MiB for each account. The `fileKey` is good for the documents of an application once `scanStatus` is CLEAN.',
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
    description: 'Icons of the social media list and marks of partners.',
    params: { icon: 'linkedin.svg' },
  }),
];
