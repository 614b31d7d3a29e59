import * as operations from '@portal/contracts/kernel/files';
import { perUser } from '../http/limiter.ts';
import { orNotFound } from '../http/problem.ts';
import { textOf } from '../locales/messages.ts';
import { dataOf, done, publicRoute, type Route, route } from '../server/route.ts';
import { refuseOverQuota } from './accept-file.ts';
import { fileToDownload } from './download-file.ts';
import { findPublicFile } from './files.db.ts';
import { listPublicFiles } from './public-files.db.ts';
import { namesItsContent, publicFileView, publishStored, unpublish } from './public-files.ts';
import { publicPicture } from './public-picture.ts';
import { receiveMultipart } from './receive-multipart.ts';
import { sendStored } from './send-stored.ts';
import { storeOwnFile } from './store-own-file.ts';

const AN_HOUR = 'public, max-age=3600';
const FOREVER = 'public, max-age=31536000, immutable';

export const fileRoutes: Route[] = [
  route(
    operations.uploadFile,
    async (ctx) => {
      await refuseOverQuota(ctx.db, ctx.actor.id, 0);
      const upload = await receiveMultipart(ctx.request, ctx.deps.files);
      return dataOf(storeOwnFile(ctx.deps, ctx, upload), ctx.say(textOf('files.fileStored')));
    },
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
