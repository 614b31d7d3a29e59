import * as operations from '@portal/contracts/files/operations';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { publicRoute, type Route, route } from '../http/route.ts';
import { sendFile } from '../http/send-file.ts';
import { fileToDownload } from './download-file.ts';
import { type FileRecord, findPublicFile } from './files.db.ts';
import { fileStored } from './files.words.ts';
import { uploadFile } from './upload-file.ts';

const send = async (
  deps: Deps,
  reply: FastifyReply,
  file: FileRecord,
  disposition: 'attachment' | 'inline',
): Promise<FastifyReply> =>
  sendFile(reply, {
    content: await deps.files.open(file.sha256),
    type: file.mime,
    fileName: file.fileName,
    disposition,
    size: file.size,
  });

export const fileRoutes: Route[] = [
  route(
    operations.uploadFileOperation,
    async (ctx) => ({ data: await uploadFile(ctx.deps, ctx, ctx.request), message: ctx.say(fileStored) }),
    { limits: [{ name: 'upload', max: 20, seconds: 600, by: 'user' }] },
  ),

  route(operations.downloadFileOperation, async (ctx) =>
    send(ctx.deps, ctx.reply, await fileToDownload(ctx.db, ctx, ctx.params.fileKey), 'attachment'),
  ),

  publicRoute(operations.getPublicFileOperation, async ({ db, deps, params, reply }) => {
    const file = await findPublicFile(db, params.icon);
    if (!file) throw problem('not_found');
    reply.header('cache-control', 'public, max-age=3600');
    return send(deps, reply, file, 'inline');
  }),
];
