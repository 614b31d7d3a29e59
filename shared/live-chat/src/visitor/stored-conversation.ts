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
  const stored = recall(NAME);
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || typeof stored.id !== 'string')
    return undefined;
  const isOpen = 'isOpen' in stored && stored.isOpen === true;
  return 'secret' in stored && typeof stored.secret === 'string'
    ? { id: stored.id, secret: stored.secret, isOpen }
    : { id: stored.id, isOpen };
};

export const storeConversation = (conversation: StoredConversation): void => keep(NAME, conversation);

export const forgetConversation = (): void => forget(NAME);
