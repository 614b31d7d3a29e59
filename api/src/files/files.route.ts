import * as operations from '@portal/contracts/files/operations';
import { problem } from '../http/problem.ts';
import { publicRoute, type Route, route } from '../http/route.ts';
import { fileToDownload } from './download-file.ts';
import { findPublicFile } from './files.db.ts';
import { fileStored } from './files.words.ts';
import { sendStored } from './send-stored.ts';
import { uploadFile } from './upload-file.ts';

export const fileRoutes: Route[] = [
  route(
    operations.uploadFileOperation,
    async (ctx) => ({ data: await uploadFile(ctx.deps, ctx, ctx.request), message: ctx.say(fileStored) }),
    { limits: [{ name: 'upload', max: 20, seconds: 600, by: 'user' }] },
  ),

  route(operations.downloadFileOperation, async (ctx) => {
    const file = await fileToDownload(ctx.db, ctx, ctx.params.fileKey);
    return sendStored(ctx, { ...file, disposition: 'attachment' });
  }),

  publicRoute(operations.getPublicFileOperation, async (ctx) => {
    const file = await findPublicFile(ctx.db, ctx.params.icon);
    if (!file) throw problem('not_found');
    return sendStored(ctx, { ...file, disposition: 'inline', cacheControl: 'public, max-age=3600' });
  }),
];
