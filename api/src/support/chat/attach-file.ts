import type { AttachedFile } from '@portal/contracts/kernel/files';
import { fileEnding } from '@portal/contracts/rules/files';
import { chatFileEndings, chatFileLimits } from '@portal/contracts/support/enums';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Db } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import { noteFile } from '../../kernel/files/accept-file.ts';
import { aboutFile } from '../../kernel/files/files.db.ts';
import { receiveMultipart } from '../../kernel/files/receive-multipart.ts';
import { storeReceived } from '../../kernel/files/store-received.ts';
import type { MaybeCaller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { attachedBySide, type FileSource, insertChatFile } from './chat-files.db.ts';
import { type ConversationRecord, lockConversation } from './conversations.db.ts';

const endings: readonly string[] = chatFileEndings;

const refuseOverLimit = async (db: Db, id: string, source: FileSource, size: number): Promise<void> => {
  const { files, bytes } = await attachedBySide(db, id, source);
  if (files + 1 > chatFileLimits.files || bytes + size > chatFileLimits.bytes) throw problem('file_quota');
};

/**
 * Receives a file that one side means to send in an open conversation. It has no owner: who reads it
 * follows the conversation. What is never sent is cleaned up as whatever belongs to nothing.
 * @throws not_found, chat_closed, and as every upload.
 */
export const attachFile = async (
  deps: Deps,
  by: MaybeCaller,
  conversation: ConversationRecord,
  source: FileSource,
  request: FastifyRequest,
): Promise<AttachedFile> => {
  const { id } = conversation;
  if (conversation.status === 'CLOSED') throw problem('chat_closed');
  await refuseOverLimit(deps.db, id, source, 0);
  const upload = await receiveMultipart(request, deps.files);
  return storeReceived(deps, upload, {
    admit: async ({ fileName, received }) => {
      if (!endings.includes(fileEnding(fileName))) throw problem('file_type_not_allowed');
      await refuseOverLimit(deps.db, id, source, received.size);
    },
    note: async (tx, file, scan) => {
      const now = await orNotFound(lockConversation(tx, id));
      if (now.status === 'CLOSED') throw problem('chat_closed');
      if (source === 'AGENT' && now.agentId !== by.actor?.id) throw problem('not_found');
      await refuseOverLimit(tx, id, source, file.received.size);
      const noted = await noteFile(tx, file, { ownerId: null, ...scan });
      const { fileKey, fileName, mime, size, scanStatus } = noted;
      const uploadedBy = by.actor?.id ?? null;
      await insertChatFile(tx, { fileKey, conversationId: id, source, uploadedBy });
      await recordAudit(tx, by, 'CREATE', aboutFile(noted));
      return { fileKey, fileName, mime, size, scanStatus };
    },
  });
};
