import * as operations from '@portal/contracts/kernel/files';
import type { FastifyReply } from 'fastify';
import { perUser } from '../http/limiter.ts';
import { dataOf, publicRoute, type Route, route } from '../server/route.ts';
import { beginUpload, ownUpload, uploadView } from './begin-upload.ts';
import { continueUpload } from './continue-upload.ts';
import { dropUpload } from './finish-upload.ts';
import { announced, describeProtocol, requireVersion, uploadOffset } from './tus-headers.ts';
import { listOpenUploads, type UploadRecord } from './uploads.db.ts';

const progress = (
  reply: FastifyReply,
  { received, size, expiresAt }: Omit<UploadRecord, 'isExpired'>,
): FastifyReply =>
  reply
    .header('upload-offset', received)
    .header('upload-length', size)
    .header('upload-expires', new Date(expiresAt).toUTCString());

/** The tus protocol, 1.0.0, without CORS: pages of this portal only. */
export const uploadRoutes: Route[] = [
  publicRoute(operations.describeUploads, async ({ reply }) => describeProtocol(reply).code(204).send()),

  route(
    operations.createUpload,
    async (ctx) => {
      requireVersion(ctx.request, ctx.reply);
      const data = await beginUpload(ctx.db, ctx, announced(ctx.request));
      ctx.reply
        .code(201)
        .header('location', `/api/file/tus/${data.uploadId}`)
        .header('upload-offset', 0)
        .header('upload-expires', new Date(data.expiresAt).toUTCString());
      return { data, message: '' };
    },
    { limits: [perUser('upload', 20, 600)] },
  ),

  route(operations.listUploads, async ({ db, actor, query }) => {
    const uploads = await listOpenUploads(db, actor.id, query.purpose);
    return dataOf(Promise.all(uploads.map((upload) => uploadView(db, upload))));
  }),

  route(operations.getUpload, async (ctx) => {
    requireVersion(ctx.request, ctx.reply);
    const upload = await ownUpload(ctx.db, ctx, ctx.params.uploadId);
    progress(ctx.reply, upload);
    return { data: await uploadView(ctx.db, upload), message: '' };
  }),

  route(operations.continueUpload, async (ctx) => {
    requireVersion(ctx.request, ctx.reply);
    const piece = { offset: uploadOffset(ctx.request), body: ctx.request.raw };
    const upload = await continueUpload(ctx.deps, ctx, ctx.params.uploadId, piece);
    if (upload.fileKey !== null) ctx.reply.header('upload-file-key', upload.fileKey);
    return progress(ctx.reply, upload).code(204).send();
  }),

  route(operations.cancelUpload, async (ctx) => {
    requireVersion(ctx.request, ctx.reply);
    const { id } = await ownUpload(ctx.db, ctx, ctx.params.uploadId);
    await dropUpload(ctx.deps, id);
    return ctx.reply.code(204).send();
  }),
];
