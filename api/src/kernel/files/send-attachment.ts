import type { ImageWidth } from '@portal/contracts/kernel/images';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { FileRecord } from './files.db.ts';
import { publicPicture } from './public-picture.ts';
import { sendStored } from './send-stored.ts';

interface Exchange {
  deps: Deps;
  request: FastifyRequest;
  reply: FastifyReply;
  query: { w?: ImageWidth };
}

/**
 * Sends an attached file, as an attachment; a picture no wider than was asked for.
 * @throws file_damaged, file_store_unavailable, range_not_satisfiable.
 */
export const sendAttachment = async (exchange: Exchange, file: FileRecord): Promise<FastifyReply> => {
  const { deps, request, query } = exchange;
  const { accept } = request.headers;
  const picture = await publicPicture(deps, file, { width: query.w, accept });
  return sendStored(exchange, { ...file, ...picture, disposition: 'attachment' });
};
