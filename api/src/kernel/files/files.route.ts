import * as operations from '@portal/contracts/kernel/files';
import { perUser } from '../http/limiter.ts';
import { orNotFound } from '../http/problem.ts';
import { textOf } from '../locales/messages.ts';
import { dataOf, done, publicRoute, type Route, route } from '../server/route.ts';
import { fileToDownload } from './download-file.ts';
import { findPublicFile } from './files.db.ts';
import { listPublicFiles } from './public-files.db.ts';
import { namesItsContent, publicFileView, publishStored, unpublish } from './public-files.ts';
import { publicPicture } from './public-picture.ts';
import { sendStored } from './send-stored.ts';
import { uploadFile } from './upload-file.ts';

const AN_HOUR = 'public, max-age=3600';
const FOREVER = 'public, max-age=31536000, immutable';

export const fileRoutes: Route[] = [
  route(
    operations.uploadFile,
    (ctx) => dataOf(uploadFile(ctx.deps, ctx, ctx.request), ctx.say(textOf('files.fileStored'))),
    { limits: [perUser('upload', 20, 600)] },
  ),

  route(operations.downloadFile, async (ctx) => {
    const file = await fileToDownload(ctx.db, ctx, ctx.params.fileKey);
    return sendStored(ctx, { ...file, disposition: 'attachment' });
  }),

  publicRoute(operations.getPublicFile, async (ctx) => {
    const file = await orNotFound(findPublicFile(ctx.db, ctx.params.icon));
    const { accept } = ctx.request.headers;
    const picture = await publicPicture(ctx.deps, file, { width: ctx.query.w, accept });
    if (ctx.query.w !== undefined) ctx.reply.header('vary', 'Accept');
    return sendStored(ctx, {
      ...picture,
      disposition: file.kind === 'image' ? 'inline' : 'attachment',
      cacheControl: namesItsContent(ctx.params.icon, file.sha256) ? FOREVER : AN_HOUR,
    });
  }),

  route(operations.listPublicFiles, async ({ db }) =>
    dataOf((await listPublicFiles(db)).map(publicFileView)),
  ),

  route(operations.publishFile, (ctx) =>
    dataOf(publishStored(ctx.deps, ctx, ctx.body.fileKey), ctx.say(textOf('files.filePublished'))),
  ),

  route(operations.unpublishFile, (ctx) =>
    done(unpublish(ctx.deps, ctx, ctx.params.icon), ctx.say(textOf('files.fileUnpublished'))),
  ),
];
