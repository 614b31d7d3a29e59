import { forget, keep, recall } from '../connection/tab-storage.ts';

const NAME = 'portal_chat';

/** What a tab needs to go on with its conversation after it was loaded again. */
export interface StoredConversation {
  id: string;
  /** Absent for an applicant, who is known by the session. */
  secret?: string;
  /** Whether the panel was open. */
  isOpen: boolean;
}

export const storedConversation = (): StoredConversation | undefined => {
  const kept = recall(NAME);
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || typeof kept.id !== 'string')
    return undefined;
  const isOpen = 'isOpen' in kept && kept.isOpen === true;
  return 'secret' in kept && typeof kept.secret === 'string'
    ? { id: kept.id, secret: kept.secret, isOpen }
    : { id: kept.id, isOpen };
};

export const storeConversation = (conversation: StoredConversation): void => keep(NAME, conversation);

export const forgetConversation = (): void => forget(NAME);
