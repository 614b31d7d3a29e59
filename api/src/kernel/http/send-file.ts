import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { cutText } from '../messages/cut-text.ts';

interface FileAnswer {
  content: Readable | Buffer;
  type: string;
  fileName: string;
  /** `inline` only for what cannot run script: re-encoded pictures. */
  disposition?: 'attachment' | 'inline';
  size?: number;
}

const asciiName = (name: string): string => name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\;]/g, '_');

/** RFC 6266: a plain name for old readers beside the exact one; controls and direction marks are dropped. */
export const contentDisposition = (disposition: 'attachment' | 'inline', fileName: string): string => {
  const name = cutText(fileName.replace(/[\p{Cc}\p{Cf}/\\]/gu, ''), 150) || 'file';
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${asciiName(name)}"; filename*=UTF-8''${exact}`;
};

/** Sends bytes as a file; the handler returns what this returns. */
export const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  if (file.size !== undefined) reply.header('content-length', file.size);
  return reply
    .type(file.type)
    .header('content-disposition', contentDisposition(file.disposition ?? 'attachment', file.fileName))
    .send(file.content);
};
