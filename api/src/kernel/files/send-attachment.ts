import type { ImageWidth } from '@portal/contracts/kernel/images';
import type { FastifyReply } from 'fastify';
import type { FileRecord } from './files.db.ts';
import { publicPicture } from './public-picture.ts';
import { type Exchange, sendStored } from './send-stored.ts';

/**
 * Sends an attached file, as an attachment; a picture no wider than was asked for.
 * @throws file_damaged, file_store_unavailable, range_not_satisfiable.
 */
export const sendAttachment = async (
  exchange: Exchange & { query: { w?: ImageWidth } },
  file: FileRecord,
): Promise<FastifyReply> => {
  const { deps, request, query } = exchange;
  const { accept } = request.headers;
  const picture = await publicPicture(deps, file, { width: query.w, accept });
  return sendStored(exchange, { ...file, ...picture, disposition: 'attachment' });
};
