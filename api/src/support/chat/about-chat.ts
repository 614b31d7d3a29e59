import type { ConversationRecord } from './conversations.db.ts';

/** A conversation as the audit log names it. */
export const aboutChat = ({ id, visitorName }: ConversationRecord) =>
  ({ process: 'CONTACT', entityType: 'chat', entityId: id, entityLabel: visitorName }) as const;
