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

export const storedConversation = () => recall<StoredConversation>(NAME);

export const storeConversation = (conversation: StoredConversation): void => keep(NAME, conversation);

export const forgetConversation = (): void => forget(NAME);
